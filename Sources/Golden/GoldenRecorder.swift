import Encoders
import Foundation
package import Playback

/// Records a film as a golden.
///
/// Everything is made in a hidden folder, which replaces the old golden at the end. Recording the
/// same frames again gives the same bytes.
package final class GoldenRecorder: FrameSink {
  /// What the golden belongs to; its fonts may be completed until `finish`.
  package var subject: GoldenSubject
  /// The manifest that was written; nil until `finish` has returned.
  package private(set) var manifest: GoldenManifest?

  private let store: GoldenStore
  private let mode: GoldenManifest.Mode
  private var format: FilmFormat?
  private var staging: GoldenStaging?
  private var film: APNG?
  private var keys = KeyFrames()
  private var hashes: [String] = []

  package init(
    store: GoldenStore, subject: GoldenSubject, mode: GoldenManifest.Mode = .frames
  ) {
    self.store = store
    self.subject = subject
    self.mode = mode
  }

  package func begin(_ format: FilmFormat) throws {
    // A name that two scenes share is told before any work.
    _ = try store.manifest(subject.key)
    self.format = format
    let staging = try GoldenStaging(target: store.folder(subject.key))
    self.staging = staging
    guard mode == .frames else { return }
    var options = EncodingOptions()
    // Goldens are written once and kept in version control.
    options.pngLevel = 9
    let film = APNG(path: "\(staging.folder)/\(GoldenStore.filmName)", options: options)
    try film.begin(format)
    self.film = film
  }

  package func consume(_ frame: Frame) throws {
    let repeats = frame.repeatsPrevious && !hashes.isEmpty
    let hash =
      repeats ? hashes[hashes.count - 1] : ContentHash.hexadecimal(frame.pixels.contentHash)
    keys.take(hashes.count, frame.pixels, repeatsPrevious: repeats)
    hashes.append(hash)
    try film?.consume(frame)
  }

  package func finish() throws {
    guard let format, let staging else { return }
    do {
      guard !hashes.isEmpty else { throw EncodeError.noFrames(path: staging.target) }
      try film?.finish()
      let manifest = GoldenManifest(
        scene: subject.key.scene, variant: subject.key.variant, mode: mode,
        rate: format.rate.description, width: format.size.width, height: format.size.height,
        scale: format.scale, hasAlpha: format.hasAlpha, policy: subject.policy,
        frameCount: hashes.count, renderer: subject.renderer, source: subject.source,
        fonts: subject.fonts, keyFrames: try writeKeyFrames(staging, alpha: format.hasAlpha),
        frames: GoldenManifest.runs(hashes))
      try staging.write(try manifest.bytes(), as: GoldenStore.manifestName)
      try staging.commit()
      self.manifest = manifest
    } catch {
      cancel()
      throw error
    }
  }

  package func cancel() {
    film?.cancel()
    film = nil
    staging?.discard()
    staging = nil
  }

  private func writeKeyFrames(
    _ staging: GoldenStaging, alpha: Bool
  ) throws -> [GoldenManifest.KeyFrame] {
    let digits = String(max(0, hashes.count - 1)).count
    return try keys.chosen().map { frame, picture in
      let number = String(frame)
      let name =
        "key-" + String(repeating: "0", count: digits - number.count) + number + ".png"
      try staging.write(try PNG.encode(picture, alpha: alpha, level: 9), as: name)
      return GoldenManifest.KeyFrame(frame: frame, file: name)
    }
  }
}
