/// What verifying one scene and variant found.
package struct VerificationResult: Codable, Equatable, Sendable {
  package enum Status: String, Codable, Sendable {
    case passed, changed, missing, orphaned, failed
    /// Recorded anew because an update was asked for.
    case updated
    /// In only one of two states of the sources.
    case added, deleted
  }

  /// Pictures kept for a failure.
  package struct Artefacts: Codable, Equatable, Sendable {
    package var expected: String?
    package var actual: String?
    package var difference: String?
    /// The frame that `expected` shows, where the golden keeps no picture of the bad one.
    package var expectedFrame: Int?
  }

  package var scene: String
  package var variant: String
  package var status: Status
  /// In the order to be told.
  package var verdicts: [Verdict] = []
  /// What has changed of the motion, in words; empty where that is not known.
  package var motion: [String] = []
  /// The same, for programs.
  package var changes: [MotionChange] = []
  /// Frames of the film that was compared.
  package var frameCount = 0
  package var rate = ""
  /// Stands for all pixels of the film that was compared; two films with one are the same.
  package var film = ""
  /// The scene's first source file, as it was named on the command line.
  package var file: String?
  /// Frames outside the tolerance, in order; with numbers where the golden keeps pictures.
  package var badFrames: [FrameDifference] = []
  /// Frames that differ within the tolerance.
  package var toleratedFrames = 0
  /// The first bad frame.
  package var first: Artefacts?
  /// The worst bad frame, where it is another than the first.
  package var worst: Artefacts?
  package var worstFrame: Int?

  package init(key: GoldenKey, status: Status) {
    scene = key.scene
    variant = key.variant
    self.status = status
  }

  package var passes: Bool { [.passed, .updated, .added, .deleted].contains(status) }

  /// Runs of bad frames as first and last index.
  package var badRanges: [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for frame in badFrames.map(\.frame) {
      if let last = ranges.last, last.upperBound + 1 == frame {
        ranges[ranges.count - 1] = last.lowerBound...frame
      } else {
        ranges.append(frame...frame)
      }
    }
    return ranges
  }
}
