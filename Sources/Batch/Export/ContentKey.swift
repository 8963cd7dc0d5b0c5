import Foundation
import Golden
import Playback
import SceneHost

/// Names what a film depends on, so that equal names mean equal films.
package enum ContentKey {
  /// The tool itself: the same file gives the same words on every machine.
  package static let tool: String = {
    let file = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return (try? Data(contentsOf: file)).map { ContentHash.bytes(Array($0)) } ?? "unknown"
  }()

  /// A scene: its texts, and the files beside them that it may show.
  package static func scene(_ scene: SceneSource) -> String {
    var parts = [tool]
    for file in scene.files {
      parts.append(scene.portable(file.standardizedFileURL.path))
      parts.append(text(of: file))
    }
    let folders = Set(scene.files.map { $0.standardizedFileURL.deletingLastPathComponent().path })
    parts += folders.sorted().flatMap(assets.stamps)
    return hash(parts)
  }

  /// A film: its scene, and how it is made.
  /// - Parameter scene: The key of its scene.
  package static func film(_ request: FilmRequest, scene: String, parts: [String]) -> String {
    // What is not said of pixels may not change the name.
    var plain = request
    plain.scene = SceneSource(name: "", files: [], folder: URL(fileURLWithPath: "/"))
    plain.threads = 0
    let folders = (request.fontFolders + request.symbolFolders).flatMap(assets.stamps)
    return hash([scene, "\(plain)"] + folders + parts)
  }

  /// One name for many texts.
  package static func hash(_ parts: [String]) -> String {
    ContentHash.text(parts.map { "\($0.utf8.count):\($0)" }.joined())
  }

  private static func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  private static let assets = AssetStamps()

  /// Looks at the files beside scenes anew, for who stays while they change.
  package static func forgetFiles() { assets.forget() }
}

/// Knows the pictures, fonts and texts in folders by their content.
private final class AssetStamps: @unchecked Sendable {
  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "bmp", "svg", "json", "ttf", "otf", "ttc", "strings",
    "xcstrings",
  ]
  /// More than this in a folder of scenes is something else than their pictures.
  private static let limit = 2000

  private let lock = NSLock()
  private var known: [String: [String]] = [:]

  func forget() { lock.withLock { known = [:] } }

  func stamps(_ folder: String) -> [String] {
    lock.lock()
    defer { lock.unlock() }
    if let found = known[folder] { return found }
    let found = read(folder)
    known[folder] = found
    return found
  }

  private func read(_ folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var names: [String] = []
    while let name = walk.nextObject() as? String, names.count < Self.limit {
      let url = URL(fileURLWithPath: folder + "/" + name)
      let isHidden = url.lastPathComponent.hasPrefix(".")
      // The output of an export, or recordings, within a folder of scenes are no part of them.
      if isHidden || isOutput(url) {
        walk.skipDescendants()
      } else if Self.endings.contains(url.pathExtension.lowercased()),
        name != ProjectSettings.fileName
      {
        names.append(name)
      }
    }
    return names.sorted().map { name in
      let data = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
      return "\(name) \(ContentHash.bytes(Array(data)))"
    }
  }

  private func isOutput(_ url: URL) -> Bool {
    ["export.json", "shard.json", ".zoetrope"].contains {
      FileManager.default.fileExists(atPath: url.appendingPathComponent($0).path)
    }
  }
}
