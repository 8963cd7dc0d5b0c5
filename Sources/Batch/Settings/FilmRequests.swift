import Foundation
import Playback
import SceneHost

/// Which films are made of scenes: their previews, or the shots of a settings file, each in the
/// variants that are asked for.
///
/// Flags lie over a shot, a shot over the scene's comments, those over the folder's file; a
/// variant lies over all of them.
package struct FilmRequests: Sendable {
  /// Where settings files are looked for.
  package enum Config: Sendable, Hashable {
    case nearest
    case file(String)
    case none
  }

  private let flags: FilmSettings
  private let config: Config
  /// Only this shot.
  private let shot: String?
  /// What the scenes may reach and use up.
  package let confinement: SceneConfinement
  private let cache = SettingsCache()

  package init(
    flags: FilmSettings, config: Config = .nearest, shot: String? = nil,
    confinement: SceneConfinement = SceneConfinement()
  ) {
    self.flags = flags
    self.config = config
    self.shot = shot
    self.confinement = confinement
  }

  /// The settings of the folder a scene lies in.
  package func project(of scene: SceneSource) throws(SettingsError) -> ProjectSettings {
    switch config {
    case .none: return ProjectSettings()
    case .file(let path): return try cache.read(URL(fileURLWithPath: path), ProjectSettings.read)
    case .nearest:
      let folder = scene.files.first?.deletingLastPathComponent() ?? scene.folder
      return try cache.read(folder, ProjectSettings.nearest)
    }
  }

  /// The settings of the folder that the first of some scenes lies in.
  package func project(of scenes: [SceneSource]) throws(SettingsError) -> ProjectSettings {
    guard let first = scenes.first else { return ProjectSettings() }
    return try project(of: first)
  }

  /// One film: of the shot that is asked for, or of the preview in the flags.
  ///
  /// - Parameter previews: Finds the previews of the scene, where their names must be known.
  package func film(
    of scene: SceneSource, previews: () throws -> [PreviewDescription]
  ) throws -> FilmRequest {
    let project = try project(of: scene)
    var layer = flags
    let shots = project.shots(of: scene)
    if let shot {
      guard let found = shots.first(where: { $0.name.lowercased() == shot.lowercased() }) else {
        throw ShotError(wanted: shot, offered: shots.map(\.name), scene: scene.name)
      }
      layer = flags.over(found.settings)
    }
    let comments = try SceneComments(of: scene)
    var own = comments.settings(for: layer.preview ?? .first)
    if comments.isParticular, let preview = Self.find(layer.preview, in: try previews()) {
      own = comments.settings(forPreview: preview.name, index: preview.index)
    }
    let below = layer.over(own).over(project.common)
    return request(scene, below, shot: shot, Self.single(flags.variants))
  }

  /// All films of a scene: its shots, else its previews, each in its variants.
  package func films(
    of scene: SceneSource, _ previews: [PreviewDescription]
  ) throws -> [(preview: PreviewDescription, request: FilmRequest)] {
    let project = try project(of: scene)
    let comments = try SceneComments(of: scene)
    let shots = project.shots(of: scene)
    guard !shots.isEmpty else {
      return previews.flatMap { preview in
        let own = comments.settings(forPreview: preview.name, index: preview.index)
        let settings = flags.over(own).over(project.common)
        return requests(scene, settings, shot: nil).map { (preview, $0) }
      }
    }
    return try shots.flatMap { shot -> [(preview: PreviewDescription, request: FilmRequest)] in
      guard let preview = Self.find(shot.settings.preview, in: previews) else {
        throw SettingsError(
          file: project.file?.relativePath ?? ProjectSettings.fileName, line: shot.line,
          key: "preview",
          problem:
            "the shot '\(shot.name)' wants a preview that '\(scene.name)' has not; there are "
            + previews.map { $0.name ?? "\($0.index)" }.joined(separator: ", "))
      }
      let own = comments.settings(forPreview: preview.name, index: preview.index)
      let settings = flags.over(shot.settings).over(own).over(project.common)
      return requests(scene, settings, shot: shot.name).map { (preview, $0) }
    }
  }

  private static func find(
    _ choice: SceneJob.PreviewChoice?, in previews: [PreviewDescription]
  ) -> PreviewDescription? {
    switch choice ?? .first {
    case .first: previews.first
    case .index(let index): previews.first { $0.index == index }
    case .named(let name):
      previews.first { $0.name == name }
        ?? previews.first { $0.name?.lowercased() == name.lowercased() }
    }
  }

  /// A film by itself shows one variant: the only one of the flags.
  private static func single(_ variants: [Variant]?) -> Variant? {
    variants?.count == 1 ? variants?.first : nil
  }

  private func requests(
    _ scene: SceneSource, _ settings: FilmSettings, shot: String?
  ) -> [FilmRequest] {
    guard let variants = settings.variants, !variants.isEmpty else {
      return [request(scene, settings, shot: shot, nil)]
    }
    return variants.map { request(scene, settings, shot: shot, $0) }
  }

  private func request(
    _ scene: SceneSource, _ settings: FilmSettings, shot: String?, _ variant: Variant?
  ) -> FilmRequest {
    let layer = variant?.settings ?? FilmSettings()
    var request = FilmRequest(scene: scene, settings: layer.over(settings))
    request.shot = shot
    request.confinement = confinement
    request.variantWords = variant?.words
    request.variant = layer.over(flags).variantName
    return request
  }
}

/// A shot that no settings file has.
package struct ShotError: Error, Equatable, CustomStringConvertible {
  package let wanted: String
  package let offered: [String]
  package let scene: String

  package var description: String {
    let there =
      offered.isEmpty
      ? "\(ProjectSettings.fileName) names none of it"
      : "there are \(offered.joined(separator: ", "))"
    return "'\(scene)' has no shot '\(wanted)'; \(there)"
  }
}

/// Keeps settings files that were read.
private final class SettingsCache: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: ProjectSettings] = [:]

  func read(
    _ place: URL, _ read: (URL) throws(SettingsError) -> ProjectSettings
  ) throws(SettingsError) -> ProjectSettings {
    lock.lock()
    defer { lock.unlock() }
    if let found = known[place.path] { return found }
    let settings = try read(place)
    known[place.path] = settings
    return settings
  }
}
