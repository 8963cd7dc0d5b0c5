import Foundation

/// One Swift file of the house, as text.
struct SourceFile {
  /// The path from the repository's root, such as `Sources/Raster/Pixmap.swift`.
  var path: String
  var text: String
  /// The text with comments and the insides of strings left out; lines are kept.
  var code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = CodeStripper.strip(text)
  }

  var isTest: Bool { path.hasPrefix("Tests/") }
  var name: String { String(path.split(separator: "/").last ?? "") }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  var codeLines: [Substring] { code.split(separator: "\n", omittingEmptySubsequences: false) }
  /// Lines as an editor counts them.
  var lineCount: Int { text.utf8.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } }

  /// The target the file belongs to: `Raster`, `Combine`, `RasterTests`.
  var target: String {
    let parts = path.split(separator: "/")
    let index = parts.count > 1 && parts[1] == "Annexe" ? 2 : 1
    return parts.count > index ? String(parts[index]) : ""
  }

  /// The modules the file imports, in order; submodules count as their module.
  var imports: [String] {
    codeLines.compactMap { line in
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || SourceFile.accessWords.contains($0) })
      else { return nil }
      let kinds: Set<Substring> = [
        "struct", "class", "enum", "func", "protocol", "typealias", "var",
      ]
      let name = kinds.contains(words[index + 1]) ? words.last : words[index + 1]
      return name?.split(separator: ".").first.map(String.init)
    }
  }
  private static let accessWords: Set<Substring> = ["public", "package", "internal", "private"]

  /// The places of a line for a message.
  func place(_ lineIndex: Int) -> String { "\(path):\(lineIndex + 1)" }
}
