import Display
import Encoders
import Foundation
import Raster
import Review
import Testing

@Suite("TerminalPicture") struct TerminalPictureTests {
  /// Two pixels beside each other over two others: red, green, blue, white.
  private let square = Pixmap(
    size: PixelSize(width: 2, height: 2),
    rgba: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])

  @Test(
    "is chosen by what a terminal says of itself",
    arguments: [
      (["TERM": "xterm-kitty"], TerminalPicture.kitty),
      (["TERM_PROGRAM": "iTerm.app"], .iterm), (["TERM_PROGRAM": "WezTerm"], .iterm),
      (["TERM": "foot"], .sixel), (["TERM": "xterm-256color"], .blocks), ([:], .blocks),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], .blocks),
    ])
  func choice(_ environment: [String: String], _ wanted: TerminalPicture) {
    #expect(TerminalPicture.best(for: environment) == wanted)
  }

  @Test("has two pixels in a letter where there are letters only")
  func blocks() throws {
    let text = try TerminalPicture.blocks.text(square, columns: 80, rows: 24)
    #expect(
      text == "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀\u{1B}[38;2;0;255;0;48;2;255;255;255m▀\u{1B}[0m\n")
  }

  @Test("is no wider than the terminal")
  func width() throws {
    let wide = Pixmap(size: PixelSize(width: 300, height: 30))
    let text = try TerminalPicture.blocks.text(wide, columns: 60, rows: 24)
    #expect(text.split(separator: "\n").map { $0.filter { $0 == "▀" }.count } == [60, 60, 60])
  }

  @Test("is no higher than the terminal")
  func height() throws {
    let tall = Pixmap(size: PixelSize(width: 40, height: 400))
    let text = try TerminalPicture.blocks.text(tall, columns: 80, rows: 20)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 20)
    #expect(lines.allSatisfy { $0.filter { $0 == "▀" }.count == 4 })
  }

  @Test("is a band of bits for each colour as sixels")
  func sixel() throws {
    // Upper rows are bit 0, lower rows bit 1; 63 is no bit.
    let text = try TerminalPicture.sixel.text(square, columns: 80, rows: 24)
    #expect(
      text == "\u{1B}Pq\"1;1;2;2#5;2;0;0;100#30;2;0;100;0#180;2;100;0;0#215;2;100;100;100"
        + "#5A$#30?@$#180@$#215?A$-\u{1B}\\\n")
  }

  @Test("is a whole PNG in pieces for kitty and in one for iTerm")
  func png() throws {
    var seed: UInt32 = 1
    let bytes = (0..<14_400).map { index -> UInt8 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: seed >> 24)
    }
    let noise = Pixmap(size: PixelSize(width: 60, height: 60), rgba: bytes)
    let png = Data(try PNG.encode(noise, alpha: true))
    let kitty = try TerminalPicture.kitty.text(noise, columns: 80, rows: 24)
    let pieces = kitty.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(pieces.count > 1)
    let joined = pieces.map { $0.split(separator: ";").last ?? "" }.joined()
    #expect(Data(base64Encoded: joined) == png)
    #expect(pieces.allSatisfy { ($0.split(separator: ";").last ?? "").count <= 4096 })
    let iterm = try TerminalPicture.iterm.text(noise, columns: 80, rows: 24)
    let body = iterm.split(separator: ":")[1].dropLast(2)
    #expect(Data(base64Encoded: String(body)) == png)
    #expect(iterm.contains("size=\(png.count):"))
  }
}
