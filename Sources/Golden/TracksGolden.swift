package import Foundation

/// A golden that keeps the numbers of a film and none of its pictures.
package struct TracksGolden {
  package static let fileName = "tracks.json"

  private let store: GoldenStore
  private let subject: GoldenSubject

  package init(store: GoldenStore, subject: GoldenSubject) {
    self.store = store
    self.subject = subject
  }

  /// Puts the numbers of a film in the golden's place.
  package func record(_ numbers: Data, rate: String, scale: Double, frameCount: Int) throws {
    _ = try store.manifest(subject.key)
    let staging = try GoldenStaging(target: store.folder(subject.key))
    let manifest = GoldenManifest(
      scene: subject.key.scene, variant: subject.key.variant, mode: .tracks, rate: rate, width: 0,
      height: 0, scale: scale, hasAlpha: false, policy: subject.policy, frameCount: frameCount,
      renderer: subject.renderer, source: subject.source, fonts: subject.fonts, keyFrames: [],
      frames: [Self.hash(numbers)])
    try staging.write(Array(numbers), as: Self.fileName)
    try staging.write(try manifest.bytes(), as: GoldenStore.manifestName)
    try staging.commit()
  }

  /// Compares the numbers of a film with the golden's.
  /// - Returns: `changed` with what differs beside the motion itself, or `passed`.
  package func compare(
    _ numbers: Data, with manifest: GoldenManifest, rate: String, frameCount: Int
  ) -> VerificationResult {
    var result = VerificationResult(key: subject.key, status: .passed)
    result.frameCount = frameCount
    result.rate = rate
    result.film = Self.hash(numbers)
    if manifest.renderer != subject.renderer {
      result.verdicts.append(
        Verdict(
          .environment, wanted: "renderer \(manifest.renderer)",
          found: "renderer \(subject.renderer)"))
    }
    guard manifest.frames != [result.film] else { return result }
    result.status = .changed
    if manifest.rate != rate {
      result.verdicts.append(Verdict(.rate, wanted: manifest.rate, found: rate))
    }
    if manifest.frameCount != frameCount {
      result.verdicts.append(
        Verdict(.frameCount, wanted: "\(manifest.frameCount)", found: "\(frameCount)"))
    }
    result.verdicts.append(Verdict(.motion, wanted: manifest.frames[0], found: result.film))
    return result
  }

  private static func hash(_ numbers: Data) -> String { ContentHash.bytes(Array(numbers)) }
}
