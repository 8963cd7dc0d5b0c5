import Encoders
import Raster

/// Compares two finished films, folders or pictures, frame by frame.
package enum FilmComparison {
  /// The outcome with `expected` in the place of a golden.
  ///
  /// With `failures`, pictures of the first and the worst bad frame are written there.
  package static func compare(
    expected: String, actual: String, tolerance: GoldenTolerance = .exact,
    failures: String? = nil, keptFrames: Int = 0
  ) throws -> (result: VerificationResult, strip: FrameStrip) {
    let (wanted, found) = (try FilmSources.open(expected), try FilmSources.open(actual))
    var run = Run(tolerance: tolerance, keptFrames: keptFrames)
    let pairs = FramePairs(wanted, found)
    while let pair = try pairs.next() {
      switch pair {
      case .same: run.pass()
      case .frames(let before, let after):
        try run.take(before, after, timeSeconds: found.timeSeconds ?? wanted.timeSeconds)
      }
    }
    return (try run.result(expected: expected, actual: actual, failures: failures), run.strip)
  }

  /// What the comparison has found so far.
  private struct Run {
    let tolerance: GoldenTolerance
    private var counts = (wanted: 0, found: 0)
    private var size: Verdict?
    private var badFrames: [FrameDifference] = []
    private var tolerated = 0
    private var first: GoldenComparison.Evidence?
    private var worst: GoldenComparison.Evidence?

    private(set) var strip: FrameStrip

    init(tolerance: GoldenTolerance, keptFrames: Int) {
      self.tolerance = tolerance
      strip = FrameStrip(wanted: keptFrames)
    }

    /// Both films have a frame here, and it is the same.
    mutating func pass() {
      counts.wanted += 1
      counts.found += 1
    }

    mutating func take(_ wanted: Pixmap?, _ found: Pixmap?, timeSeconds: Double?) throws {
      if wanted != nil { counts.wanted += 1 }
      if found != nil { counts.found += 1 }
      guard let wanted, let found else { return }
      let frame = counts.found - 1
      guard wanted.size == found.size else {
        size = size ?? Verdict(.size, wanted: "\(wanted.size)", found: "\(found.size)")
        return
      }
      guard !wanted.equals(found) else { return }
      let difference = PictureComparison.difference(
        expected: wanted, actual: found, tolerance: tolerance)
      guard !tolerance.allows(difference) else {
        tolerated += 1
        return
      }
      badFrames.append(
        FrameDifference(frame: frame, timeSeconds: timeSeconds ?? 0, picture: difference))
      try strip.take(frame, actual: found, expected: (frame, wanted), alpha: true)
      guard first == nil || difference.pixels > worst?.pixels ?? 0 else { return }
      let evidence = GoldenComparison.Evidence(
        frame: frame, actual: found.copy(), expected: (frame, wanted.copy()),
        pixels: difference.pixels)
      first = first ?? evidence
      worst = evidence
    }

    func result(
      expected: String, actual: String, failures: String?
    ) throws -> VerificationResult {
      let key = GoldenKey(scene: actual, variant: "")
      var result = VerificationResult(key: key, status: .passed)
      result.frameCount = counts.found
      if let size { result.verdicts.append(size) }
      if counts.wanted != counts.found {
        result.verdicts.append(
          Verdict(.frameCount, wanted: "\(counts.wanted)", found: "\(counts.found)"))
      }
      if !badFrames.isEmpty {
        let compared = min(counts.wanted, counts.found)
        result.verdicts.append(
          Verdict(.pixels, wanted: "\(compared)", found: "\(badFrames.count)"))
      }
      if !result.verdicts.isEmpty { result.status = .changed }
      result.badFrames = badFrames
      result.toleratedFrames = tolerated
      guard let failures else { return result }
      let folder = FailureFolder(path: failures)
      result.first = try first?.write(to: folder, prefix: "")
      if let worst, worst.frame != first?.frame {
        result.worst = try worst.write(to: folder, prefix: "worst-")
        result.worstFrame = worst.frame
      }
      return result
    }
  }
}
