import Display
import Encoders
import Playback
import Raster

/// The running comparison of a film with one golden.
final class GoldenComparison {
  /// A bad frame with its pictures.
  struct Evidence {
    var frame: Int
    var actual: Pixmap
    var expected: (frame: Int, picture: Pixmap)?
    var pixels: Int

    func write(to folder: FailureFolder, prefix: String) throws -> VerificationResult.Artefacts {
      var artefacts = VerificationResult.Artefacts()
      artefacts.actual = try folder.write(actual, as: prefix + "actual")
      guard let expected else { return artefacts }
      artefacts.expected = try folder.write(expected.picture, as: prefix + "expected")
      if expected.frame != frame { artefacts.expectedFrame = expected.frame }
      if expected.picture.size == actual.size {
        let picture = PictureComparison.picture(expected: expected.picture, actual: actual)
        artefacts.difference = try folder.write(picture, as: prefix + "diff")
      }
      return artefacts
    }
  }

  let manifest: GoldenManifest
  private(set) var first: Evidence?
  private(set) var worst: Evidence?
  private let expected: ExpectedFrames
  private let hashes: [String]
  private let format: FilmFormat
  private let tolerance: GoldenTolerance
  private(set) var strip: FrameStrip
  private var badFrames: [FrameDifference] = []
  private var tolerated = 0
  private var count = 0

  init(
    manifest: GoldenManifest, folder: String, format: FilmFormat, tolerance: GoldenTolerance,
    keptFrames: Int = 0
  ) {
    strip = FrameStrip(wanted: keptFrames)
    self.manifest = manifest
    self.format = format
    self.tolerance = tolerance
    expected = ExpectedFrames(folder: folder, manifest: manifest)
    hashes = manifest.frameHashes
  }

  private var hasSameSize: Bool {
    manifest.width == format.size.width && manifest.height == format.size.height
  }

  func compare(_ frame: Frame, hash: String) throws {
    defer { count += 1 }
    guard count < hashes.count, hash != hashes[count] else { return }
    guard hasSameSize else {
      try keep(frame, nil)
      return
    }
    guard let wanted = try expected.picture(count) else {
      badFrames.append(FrameDifference(frame: count, timeSeconds: frame.time.seconds))
      try keep(frame, nil)
      return
    }
    let difference = PictureComparison.difference(
      expected: wanted, actual: frame.pixels, tolerance: tolerance)
    guard !tolerance.allows(difference) else {
      tolerated += 1
      return
    }
    badFrames.append(
      FrameDifference(frame: count, timeSeconds: frame.time.seconds, picture: difference))
    try keep(frame, difference)
  }

  /// Holds the pictures of the first and of the worst bad frame, and those for a report.
  private func keep(_ frame: Frame, _ difference: PictureDifference?) throws {
    try strip.take(
      count, actual: frame.pixels,
      expected: try expected.nearest(count).map { ($0.frame, $0.picture) }, alpha: format.hasAlpha)
    let pixels = difference?.pixels ?? 0
    guard first == nil || pixels > worst?.pixels ?? 0 else { return }
    let nearest = try expected.nearest(count).map { ($0.frame, $0.picture.copy()) }
    let evidence = Evidence(
      frame: count, actual: frame.pixels.copy(), expected: nearest, pixels: pixels)
    if first == nil { first = evidence }
    worst = evidence
  }

  /// The verdicts: environment first, then what is told without looking at pixels, then pixels.
  func result(
    key: GoldenKey, renderer: String, fonts: [String: String]
  ) throws -> VerificationResult {
    var result = VerificationResult(key: key, status: .passed)
    var found: [Verdict] = []
    func check(_ kind: Verdict.Kind, _ wanted: String, _ now: String) {
      if wanted != now { found.append(Verdict(kind, wanted: wanted, found: now)) }
    }
    check(.size, "\(manifest.width)×\(manifest.height)", "\(format.size)")
    check(.scale, "\(manifest.scale)", "\(format.scale)")
    check(.rate, manifest.rate, format.rate.description)
    check(.alpha, manifest.hasAlpha ? "kept" : "none", format.hasAlpha ? "kept" : "none")
    check(.frameCount, "\(manifest.frameCount)", "\(count)")
    if !badFrames.isEmpty {
      let compared = min(count, hashes.count)
      found.append(Verdict(.pixels, wanted: "\(compared)", found: "\(badFrames.count)"))
    }
    if !found.isEmpty { result.status = .changed }
    result.verdicts = environment(renderer, fonts) + found
    result.badFrames = badFrames
    result.toleratedFrames = tolerated
    return result
  }

  /// What differs in the tools that drew; alone it does not fail a film whose pixels are the same.
  private func environment(_ renderer: String, _ fonts: [String: String]) -> [Verdict] {
    var found: [Verdict] = []
    if renderer != manifest.renderer {
      found.append(
        Verdict(
          .environment, wanted: "renderer \(manifest.renderer)", found: "renderer \(renderer)"))
    }
    for name in Set(fonts.keys).union(manifest.fonts.keys).sorted() {
      let (wanted, now) = (manifest.fonts[name] ?? "absent", fonts[name] ?? "absent")
      guard wanted != now else { continue }
      found.append(
        Verdict(.environment, wanted: "font \(name) (\(wanted))", found: "\(name) (\(now))"))
    }
    return found
  }
}
