import Encoders
import Foundation
package import Raster

/// Ways to show a picture in a terminal.
package enum TerminalPicture: String, CaseIterable, Sendable {
  case kitty, iterm, sixel
  /// Two pixels in each letter, for any terminal with colours.
  case blocks

  /// What the terminal of an environment can do, by what it says of itself.
  package static func best(for environment: [String: String]) -> TerminalPicture {
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    // A multiplexer passes letters on, and pictures only if it is told to.
    if environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") {
      return .blocks
    }
    if environment["KITTY_WINDOW_ID"] != nil || term.contains("kitty") || program == "ghostty" {
      return .kitty
    }
    if program == "iTerm.app" || program == "WezTerm" || environment["LC_TERMINAL"] == "iTerm2" {
      return .iterm
    }
    let sixel = ["foot", "mlterm", "yaft", "contour"]
    if term.contains("sixel") || sixel.contains(where: term.hasPrefix) { return .sixel }
    return .blocks
  }

  /// The picture as what a terminal reads, with a line break at its end.
  ///
  /// What is transparent lies on white.
  /// - Parameter columns: Letters in a line; the picture is made no wider.
  /// - Parameter rows: Lines; the picture is made no higher.
  package func text(_ pixels: Pixmap, columns: Int, rows: Int) throws -> String {
    // A letter is about twice as high as it is wide.
    let fitting = rows * 2 * pixels.size.width / max(1, pixels.size.height)
    let columns = max(4, min(columns, fitting))
    return try text(pixels, columns)
  }

  private func text(_ pixels: Pixmap, _ columns: Int) throws -> String {
    switch self {
    case .kitty: try Self.kitty(pixels, columns)
    case .iterm: try Self.iterm(pixels, columns)
    case .sixel: SixelPicture(ColorGrid(pixels, width: min(pixels.size.width, columns * 9))).text
    case .blocks: Self.blocks(ColorGrid(pixels, width: min(pixels.size.width, columns)))
    }
  }

  private static func kitty(_ pixels: Pixmap, _ columns: Int) throws -> String {
    let data = Data(try PNG.encode(pixels, alpha: true)).base64EncodedString()
    var rest = data[...]
    var text = ""
    var head = "a=T,f=100" + (pixels.size.width > columns * 9 ? ",c=\(columns)" : "") + ","
    // The protocol takes 4096 letters at once.
    while !rest.isEmpty || text.isEmpty {
      let chunk = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      text += "\u{1B}_G\(head)m=\(rest.isEmpty ? 0 : 1);\(chunk)\u{1B}\\"
      head = ""
    }
    return text + "\n"
  }

  private static func iterm(_ pixels: Pixmap, _ columns: Int) throws -> String {
    let bytes = try PNG.encode(pixels, alpha: true)
    let width = pixels.size.width > columns * 9 ? ";width=\(columns)" : ""
    return "\u{1B}]1337;File=inline=1;size=\(bytes.count)\(width):"
      + Data(bytes).base64EncodedString() + "\u{07}\n"
  }

  private static func blocks(_ grid: ColorGrid) -> String {
    var text = ""
    for row in stride(from: 0, to: grid.height, by: 2) {
      var last = ""
      for column in 0..<grid.width {
        let upper = grid[column, row]
        var code = "\u{1B}[38;2;\(upper.red);\(upper.green);\(upper.blue)"
        if row + 1 < grid.height {
          let lower = grid[column, row + 1]
          code += ";48;2;\(lower.red);\(lower.green);\(lower.blue)"
        }
        code += "m"
        text += code == last ? "▀" : code + "▀"
        last = code
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }
}
