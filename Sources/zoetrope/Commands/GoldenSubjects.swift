import Batch
import Foundation
import Golden
import Playback

/// What recordings are named and what they are stamped with.
struct GoldenSubjects: Sendable {
  func key(of item: SceneBatch.Item) -> GoldenKey {
    key(of: item.request, showing: item.preview, of: item.siblings)
  }

  /// The key of a film of a preview, which has so many siblings with itself.
  func key(
    of request: FilmRequest, showing preview: PreviewDescription, of siblings: Int
  ) -> GoldenKey {
    let name =
      request.shot.map { "\(request.scene.name): \($0)" }
      ?? Self.name(of: preview, in: request.scene, of: siblings)
    return GoldenKey(scene: name, variant: request.variant)
  }

  /// What a preview among several is recorded as: `Like`, or `Like: Dark`.
  static func name(
    of preview: PreviewDescription, in scene: SceneSource, of siblings: Int
  ) -> String {
    guard siblings > 1 || preview.name != nil else { return scene.name }
    return "\(scene.name): \(preview.name ?? "\(preview.index)")"
  }

  func subject(of item: SceneBatch.Item) -> GoldenSubject {
    let texts = item.scene.files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
    return GoldenSubject(
      key: key(of: item), renderer: "zoetrope \(ToolVersion.text)",
      source: ContentHash.text(texts.joined(separator: "\0")))
  }

  /// Fonts by file name: where a font lies is the machine's affair.
  static func fonts(_ report: SceneReport) -> [String: String] {
    Dictionary(
      report.fonts.map { (URL(fileURLWithPath: $0.key).lastPathComponent, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether a recording belongs to a scene, whatever its preview.
  static func belongs(_ key: GoldenKey, to scene: SceneSource) -> Bool {
    key.scene == scene.name || key.scene.hasPrefix(scene.name + ": ")
  }
}
