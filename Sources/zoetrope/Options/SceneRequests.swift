import Batch
import Playback

/// Films of a batch as flags and the scenes' own settings want them.
enum SceneRequests {
  static func request(
    for scene: SceneSource, _ preview: PreviewDescription, flags: ParsedArguments
  ) throws -> FilmRequest {
    let settings = try SceneSettings(of: scene)
    let words = [preview.name, "\(preview.index)"].compactMap { $0 }
    return try FilmRequest(
      scene: scene, arguments: settings.merged(under: flags, forPreview: words))
  }
}
