import Batch
import Foundation
import Golden
import Playback

/// What recordings are named and what they are stamped with.
struct GoldenSubjects: Sendable {
  /// Of what the command line changes: `dark`, `ko_KR`, `reduce-motion`; empty for nothing.
  let variant: String

  init(_ arguments: ParsedArguments) {
    // The order is fixed, so that one variant has one name.
    var parts: [String] = []
    if let device = arguments[Options.device] { parts.append(device.name) }
    if let scale = arguments[Options.scale] { parts.append("\(shortest(scale))x") }
    if arguments.has(Options.dark) { parts.append("dark") }
    if let locale = arguments[Options.locale] { parts.append(locale) }
    if arguments.has(Options.rightToLeft) { parts.append("rtl") }
    if let size = arguments[Options.textSize] { parts.append(size) }
    if arguments.has(Options.reduceMotion) { parts.append("reduce-motion") }
    variant = parts.joined(separator: ".")
  }

  func key(of item: SceneBatch.Item) -> GoldenKey {
    let name = Self.name(of: item.preview, in: item.scene, of: item.siblings)
    return GoldenKey(scene: name, variant: variant)
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
