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

  /// The folders directly in a folder, or an empty list where there is none.
  func folders(in path: String) -> [String] {
    let base = root.appendingPathComponent(path).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: base + "/" + name, isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted()
  }
  /// The Swift files anywhere in a folder, without their ending.
  func swiftNames(under path: String) -> [String] {
    let names =
      FileManager.default.enumerator(atPath: root.appendingPathComponent(path).path)?
      .allObjects as? [String]
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
      URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
    }
  }
}
