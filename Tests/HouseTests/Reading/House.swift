import Foundation

/// The sources of this repository.
struct House {
  var files: [SourceFile]
  var root: URL

  /// Read once; the rules only look.
  static let standing = House(
    root: URL(fileURLWithPath: #filePath).deletingLastPathComponent()  // Reading
      .deletingLastPathComponent()  // HouseTests
      .deletingLastPathComponent()  // Tests
      .deletingLastPathComponent())

  init(root: URL) {
    self.root = root
    files = ["Sources", "Tests"].flatMap { House.swiftFiles(under: $0, root: root) }
  }

  var sources: [SourceFile] { files.filter { !$0.isTest } }

  private static func swiftFiles(under folder: String, root: URL) -> [SourceFile] {
    let base = root.appendingPathComponent(folder).path
    let names = (FileManager.default.enumerator(atPath: base)?.allObjects as? [String]) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let text = try? String(contentsOfFile: base + "/" + name, encoding: .utf8) else {
        return nil
      }
      return SourceFile(path: folder + "/" + name, text: text)
    }
  }
}
