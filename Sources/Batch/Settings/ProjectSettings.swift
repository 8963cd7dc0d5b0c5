import Foundation
import Playback

/// What `zoetrope.json` says about the scenes of its folder and of those below.
///
/// ```
/// {
///   fps: 60, size: "390x844",            // for every film
///   variants: ["light", "dark"],
///   goldens: "Goldens", threshold: 0,    // for record and verify
///   shots: [
///     { name: "liked", scene: "LikeButton.swift", tap: "Like@0.5s", duration: "2s" },
///   ],
/// }
/// ```
package struct ProjectSettings: Sendable {
  /// A film with a name of its own.
  package struct Shot: Sendable, Hashable {
    package var name: String
    /// The scene's file or folder.
    package var scene: URL
    package var settings: FilmSettings
    /// Where it is written, counted from 1.
    package var line: Int
  }
  /// How far films may be from their goldens; what is not said is nil.
  package struct Tolerance: Sendable, Hashable {
    package var threshold: UInt8?
    package var maxDiffPixels: Int?
    package var maxDiffRatio: Double?
    package var ignoresAntialiasing: Bool?
  }

  package static let fileName = "zoetrope.json"

  /// nil: there is no file.
  package var file: URL?
  /// For every film.
  package var common = FilmSettings()
  package var shots: [Shot] = []
  /// Where recordings are kept.
  package var goldens: String?
  /// Where pictures of differences go.
  package var failures: String?
  package var tolerance = Tolerance()

  /// A folder without a file.
  package init() {}

  /// The shots of a scene, in the order of the file.
  package func shots(of scene: SceneSource) -> [Shot] {
    let files = Set(scene.files.map(\.standardizedFileURL.path))
    return shots.filter { shot in
      let path = shot.scene.standardizedFileURL.path
      return files.contains(path)
        || (!files.isEmpty && files.allSatisfy { $0.hasPrefix(path + "/") })
    }
  }

  /// Reads the nearest file in a folder or above, up to the root of its repository.
  package static func nearest(to folder: URL) throws(SettingsError) -> ProjectSettings {
    var folder = folder.standardizedFileURL
    let manager = FileManager.default
    while true {
      let file = folder.appendingPathComponent(fileName)
      if manager.fileExists(atPath: file.path) { return try read(file) }
      let isRoot = manager.fileExists(atPath: folder.appendingPathComponent(".git").path)
      let parent = folder.deletingLastPathComponent()
      if isRoot || parent.path == folder.path || folder.path == "/" { return ProjectSettings() }
      folder = parent
    }
  }

  /// Reads a file.
  package static func read(_ file: URL) throws(SettingsError) -> ProjectSettings {
    guard let data = try? Data(contentsOf: file), let text = String(data: data, encoding: .utf8)
    else {
      throw SettingsError(file: file.relativePath, line: 1, problem: "this file cannot be read")
    }
    return try parse(text, file: file)
  }

  /// Reads a text; paths in it are taken from the folder of the file.
  package static func parse(_ text: String, file: URL) throws(SettingsError) -> ProjectSettings {
    let value: JSON5
    do {
      value = try JSON5Parser.parse(text)
    } catch {
      throw SettingsError(
        file: file.relativePath, line: error.line,
        problem: "column \(error.column): \(error.problem)")
    }
    return try SettingsReader(file: file).project(value)
  }
}
