import Foundation

/// Finds the files of scenes.
package enum SceneFiles {
  /// One scene of all the files given; a folder stands for all its Swift files.
  package static func oneScene(at paths: [String]) throws(SceneFilesError) -> SceneSource {
    var files: [URL] = []
    for path in paths {
      switch kind(of: path) {
      case .absent: throw .missing(path: path)
      case .file: files.append(try swiftFile(path))
      case .folder:
        let found = swiftFiles(under: URL(fileURLWithPath: path))
        if found.isEmpty { throw .folderWithoutScenes(path: path) }
        files += found
      }
    }
    return SceneSource(name: baseName(of: paths[0]), files: unique(files))
  }

  /// A scene for each file given and for each Swift file in the folders given.
  ///
  /// A folder whose name ends in `.scene` is one scene of several files.
  package static func manyScenes(at paths: [String]) throws(SceneFilesError) -> [SceneSource] {
    var scenes: [SceneSource] = []
    for path in paths {
      switch kind(of: path) {
      case .absent: throw .missing(path: path)
      case .file: scenes.append(SceneSource(name: baseName(of: path), files: [try swiftFile(path)]))
      case .folder:
        let found = scenesIn(folder: URL(fileURLWithPath: path))
        if found.isEmpty { throw .folderWithoutScenes(path: path) }
        scenes += found
      }
    }
    return try checkedNames(scenes)
  }

  private enum Kind { case absent, file, folder }

  private static func kind(of path: String) -> Kind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return .absent
    }
    return isFolder.boolValue ? .folder : .file
  }

  private static func swiftFile(_ path: String) throws(SceneFilesError) -> URL {
    guard path.hasSuffix(".swift") else { throw .notSwift(path: path) }
    return URL(fileURLWithPath: path)
  }

  private static func baseName(of path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.deletingPathExtension().lastPathComponent
  }

  /// Swift files in a folder and below, in the order of their paths; hidden ones are left out.
  private static func swiftFiles(under folder: URL) -> [URL] {
    let walk = FileManager.default.enumerator(atPath: folder.path)
    let names = (walk?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  private static func scenesIn(folder: URL) -> [SceneSource] {
    var order: [String] = []
    var files: [String: [URL]] = [:]
    let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    for file in swiftFiles(under: folder) {
      let parts = file.path.dropFirst(root.count).split(separator: "/").map(String.init)
      let name: String
      if let end = parts.firstIndex(where: { $0.hasSuffix(".scene") }) {
        name = String(parts[...end].joined(separator: "/").dropLast(".scene".count))
      } else {
        name = String(parts.joined(separator: "/").dropLast(".swift".count))
      }
      if files[name] == nil { order.append(name) }
      files[name, default: []].append(file)
    }
    return order.map { SceneSource(name: $0, files: files[$0] ?? [], folder: folder) }
  }

  private static func unique(_ files: [URL]) -> [URL] {
    var seen = Set<String>()
    return files.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  /// Names must differ even on disks that do not tell upper from lower case.
  private static func checkedNames(
    _ scenes: [SceneSource]
  ) throws(SceneFilesError) -> [SceneSource] {
    var taken: [String: SceneSource] = [:]
    for scene in scenes {
      if let other = taken[scene.name.lowercased()] {
        throw .nameTaken(
          name: scene.name, paths: [other, scene].compactMap { $0.files.first?.path })
      }
      taken[scene.name.lowercased()] = scene
    }
    return scenes
  }
}
