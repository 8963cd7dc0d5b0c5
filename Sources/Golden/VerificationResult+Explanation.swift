extension VerificationResult {
  /// The smallest setting of each knob, alone, with which the film would pass, and what it would
  /// hide; empty where no tolerance helps.
  ///
  /// Counts are those under the tolerance of the run, so explain after an exact one.
  package var explanation: [String] {
    let pictures = badFrames.compactMap(\.picture)
    guard !pictures.isEmpty, pictures.count == badFrames.count else { return [] }
    guard verdicts.allSatisfy({ $0.kind == .pixels || $0.kind == .environment }) else {
      return ["no tolerance would pass: \(verdicts.map(\.kind.rawValue).joined(separator: ", "))"]
    }
    let delta = pictures.map(\.maxDelta).max() ?? 0
    let pixels = pictures.map(\.pixels).max() ?? 0
    let ratio = pictures.map(\.ratio).max() ?? 0
    return [
      "--threshold \(delta) would pass: it hides every change of up to \(delta) of 255 anywhere",
      "--max-diff-pixels \(pixels) would pass: it hides any \(pixels) pixels of a frame, "
        + "whatever they become",
      "--max-diff-ratio \(Self.roundedUp(ratio)) would pass: the same as a share of the frame",
    ]
  }

  /// Six digits, never below the value.
  private static func roundedUp(_ ratio: Double) -> Double {
    (ratio * 1_000_000).rounded(.up) / 1_000_000
  }
}
