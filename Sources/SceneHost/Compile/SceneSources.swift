import Foundation

/// The source files of one scene, read.
package struct SceneSources: Equatable {
  package struct File: Equatable {
    /// As the user wrote it.
    package let path: String
    package let text: String
    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }
  package let files: [File]

  package init(files: [File]) { self.files = files }

  /// Reads files, and the Swift files of folders in order of name.
  package init(_ sources: [URL]) throws(SceneHostError) {
    var files: [File] = []
    for source in sources {
      var isFolder: ObjCBool = false
      let path = source.relativePath
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .fileMissing(path: path)
      }
      guard isFolder.boolValue else {
        files.append(try Self.read(path))
        continue
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let swift = names.filter { $0.hasSuffix(".swift") }.sorted()
      guard !swift.isEmpty else { throw .noPreview(path: path) }
      for name in swift { files.append(try Self.read(path + "/" + name)) }
    }
    guard files.contains(where: { !$0.text.allSatisfy(\.isWhitespace) }) else {
      throw .fileEmpty(path: files.first?.path ?? "")
    }
    self.files = files
  }

  private static func read(_ path: String) throws(SceneHostError) -> File {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .fileMissing(path: path)
    }
    return File(path: path, text: String(decoding: data, as: UTF8.self))
  }

  /// Whether a preview, or an application to show instead, is written anywhere.
  package var offersPreviews: Bool {
    files.contains { file in
      ["#Preview", "PreviewProvider", "WindowGroup"].contains { file.text.contains($0) }
    }
  }
}
