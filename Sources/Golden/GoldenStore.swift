import Foundation

/// A folder of goldens: `<scene>/<variant>/manifest.json` and the pictures beside it.
package struct GoldenStore: Sendable {
  package static let manifestName = "manifest.json"
  package static let filmName = "film.apng"

  /// The folder, such as `Goldens`.
  package let root: String
  package init(root: String) { self.root = root }

  package func folder(_ key: GoldenKey) -> String { "\(root)/\(key.path)" }
  package func manifestPath(_ key: GoldenKey) -> String {
    "\(folder(key))/\(Self.manifestName)"
  }

  /// The golden of a scene and variant; nil when there is none.
  package func manifest(_ key: GoldenKey) throws(GoldenError) -> GoldenManifest? {
    let path = manifestPath(key)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let manifest = try Self.read(path)
    guard manifest.scene == key.scene, manifest.variant == key.variant else {
      throw .nameTaken(
        path: path,
        owner: manifest.scene + (manifest.variant.isEmpty ? "" : " \(manifest.variant)"),
        wanted: key.scene + (key.variant.isEmpty ? "" : " \(key.variant)"))
    }
    return manifest
  }

  /// All goldens of the store in the order of their paths; other files are passed over.
  package func list() throws(GoldenError) -> [GoldenManifest] {
    var found: [GoldenManifest] = []
    for scene in names(root) {
      for variant in names("\(root)/\(scene)") {
        let path = "\(root)/\(scene)/\(variant)/\(Self.manifestName)"
        guard FileManager.default.fileExists(atPath: path) else { continue }
        found.append(try Self.read(path))
      }
    }
    return found
  }

  /// Goldens whose scene or variant is not among those that exist.
  package func orphans(keeping keys: [GoldenKey]) throws(GoldenError) -> [GoldenKey] {
    let kept = Set(keys)
    return try list().map { GoldenKey(scene: $0.scene, variant: $0.variant) }
      .filter { !kept.contains($0) }
  }

  /// Deletes goldens, and scene folders that are then empty.
  package func remove(_ keys: [GoldenKey]) throws(GoldenError) {
    for key in keys {
      do {
        try FileManager.default.removeItem(atPath: folder(key))
      } catch {
        throw .cannotWrite(path: folder(key), reason: "cannot be deleted")
      }
      rmdir("\(root)/\(key.sceneSlug)")
    }
  }

  private func names(_ folder: String) -> [String] {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return found.filter { !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func read(_ path: String) throws(GoldenError) -> GoldenManifest {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .manifestUnreadable(path: path, reason: "not readable")
    }
    try refusePointer(data, path)
    struct Head: Decodable { var version: Int }
    if let head = try? JSONDecoder().decode(Head.self, from: data),
      head.version > GoldenManifest.currentVersion
    {
      throw .manifestTooNew(
        path: path, found: head.version, known: GoldenManifest.currentVersion)
    }
    do {
      return try JSONDecoder().decode(GoldenManifest.self, from: data)
    } catch {
      throw .manifestUnreadable(path: path, reason: "not the expected JSON")
    }
  }

  static func refusePointer(_ data: Data, _ path: String) throws(GoldenError) {
    if data.starts(with: Data("version https://git-lfs".utf8)) {
      throw .largeFilePointer(path: path)
    }
  }
}
