import Foundation

/// Compiled scenes on disk, by what they were compiled from.
///
/// An entry is a folder that appears by one rename, so that a reader or another process never sees
/// half of one.
package struct SceneCache {
  package let root: URL

  /// What scenes may take on disk.
  package let limitBytes: Int
  package static let standardLimit = 1 << 30

  package init(root: URL, limitBytes: Int = SceneCache.standardLimit) {
    self.root = root
    self.limitBytes = limitBytes
  }

  /// `ZOETROPE_CACHE`, else the user's cache folder, else (where neither can be written) a folder
  /// of temporary files.
  ///
  /// `ZOETROPE_CACHE_LIMIT`, such as `200M`, says how much it may hold.
  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> SceneCache {
    var folders: [URL] = []
    if let path = environment["ZOETROPE_CACHE"], !path.isEmpty {
      folders.append(URL(fileURLWithPath: path))
    } else if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
      folders.append(URL(fileURLWithPath: path).appendingPathComponent("zoetrope"))
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folders.append(URL(fileURLWithPath: home).appendingPathComponent(".cache/zoetrope"))
    }
    folders.append(
      FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-\(getuid())"))
    let limit = environment["ZOETROPE_CACHE_LIMIT"].flatMap(ByteCount.read) ?? standardLimit
    let root = folders.first(where: canWrite) ?? folders[folders.count - 1]
    return SceneCache(root: root, limitBytes: limit)
  }

  private static func canWrite(_ folder: URL) -> Bool {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return FileManager.default.isWritableFile(atPath: folder.path)
  }

  package var moduleCache: URL { root.appendingPathComponent("clang") }
  var scenes: URL { root.appendingPathComponent("scenes") }
  private static let library = "scene.so"
  private static let sum = "sum"
  static let sources = "sources"

  /// The library of an entry; nil where it is absent or damaged.
  package func library(for key: String) -> URL? {
    let folder = scenes.appendingPathComponent(key)
    let library = folder.appendingPathComponent(Self.library)
    guard let data = try? Data(contentsOf: library),
      let wanted = try? String(
        contentsOf: folder.appendingPathComponent(Self.sum), encoding: .utf8),
      wanted == Self.digest(data)
    else { return nil }
    touch(folder)
    return library
  }

  /// Lets a closure make a library in a folder of its own, and enters it.
  ///
  /// `sources` are the paths of the files it is made of, for people to read.
  package func enter(
    _ key: String, sources: [String] = [], _ make: (_ folder: URL, _ library: URL) throws -> Void
  ) throws -> URL {
    let files = FileManager.default
    try files.createDirectory(at: scenes, withIntermediateDirectories: true)
    let draft = scenes.appendingPathComponent(".draft-\(getpid())-\(UUID().uuidString)")
    try files.createDirectory(at: draft, withIntermediateDirectories: false)
    defer { try? files.removeItem(at: draft) }
    let library = draft.appendingPathComponent(Self.library)
    try make(draft, library)
    let data = try Data(contentsOf: library)
    try Data(Self.digest(data).utf8).write(to: draft.appendingPathComponent(Self.sum))
    let list = sources.joined(separator: "\n")
    try Data(list.utf8).write(to: draft.appendingPathComponent(Self.sources))
    let folder = scenes.appendingPathComponent(key)
    if rename(draft.path, folder.path) != 0, self.library(for: key) == nil {
      // A damaged entry stands in the way.
      try? files.removeItem(at: folder)
      guard rename(draft.path, folder.path) == 0 || self.library(for: key) != nil else {
        throw SceneHostError.installationBroken(
          reason: "the cache at '\(root.path)' cannot be written; set ZOETROPE_CACHE to a folder")
      }
    }
    prune(to: limitBytes)
    return folder.appendingPathComponent(Self.library)
  }

  private static func digest(_ data: Data) -> String {
    var hash = SHA256()
    hash.update(data)
    return hash.finish()
  }
}
