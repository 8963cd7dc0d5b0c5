package import Golden

/// What a page of differences shows of one scene.
package struct DifferenceEntry: Codable, Sendable {
  /// A property of a view as it was and as it is.
  package struct Curve: Codable, Sendable {
    package var view: String
    package var property: String
    package var unit: String
    /// A number a frame; nil where the view is not drawn.
    package var old: [Double?]
    package var new: [Double?]

    package init(view: String, property: String, unit: String, old: [Double], new: [Double]) {
      self.view = view
      self.property = property
      self.unit = unit
      (self.old, self.new) = (Self.rounded(old), Self.rounded(new))
    }

    /// Thousandths are finer than a plot can show.
    private static func rounded(_ values: [Double]) -> [Double?] {
      values.map { $0.isFinite ? ($0 * 1000).rounded() / 1000 : nil }
    }
  }

  /// A bad frame with its pictures as data addresses.
  struct Shot: Codable, Sendable {
    let frame: Int
    let expectedFrame: Int
    let expected: String
    let actual: String
  }

  let title: String
  let status: String
  let words: [String]
  let frameCount: Int
  let fps: Double
  /// Frame number and share of its pixels that differ; nil where no picture tells.
  let bad: [BadFrame]
  var shots: [Shot]
  let curves: [Curve]

  struct BadFrame: Codable, Sendable {
    let frame: Int
    let share: Double?
  }

  package init(_ result: VerificationResult, strip: FrameStrip, curves: [Curve]) {
    title = result.title
    status = result.status.rawValue
    words = result.verdicts.map(\.sentence) + result.motion
    frameCount = result.frameCount
    fps = Self.rate(result.rate)
    bad = result.badFrames.map { BadFrame(frame: $0.frame, share: $0.picture?.ratio) }
    self.curves = curves
    shots = strip.pairs.map {
      Shot(
        frame: $0.frame, expectedFrame: $0.expectedFrame, expected: Self.address($0.expected),
        actual: Self.address($0.actual))
    }
  }

  /// Reads `60` and `30000/1001`.
  private static func rate(_ text: String) -> Double {
    let parts = text.split(separator: "/").compactMap { Double($0) }
    guard let first = parts.first else { return 60 }
    return parts.count == 2 && parts[1] > 0 ? first / parts[1] : first
  }

  private static func address(_ png: [UInt8]) -> String {
    "data:image/png;base64," + Base64.text(png)
  }

  /// Bytes of all pictures as they stand in the page.
  var weight: Int { shots.reduce(0) { $0 + $1.expected.utf8.count + $1.actual.utf8.count } }

  /// Keeps every second picture, and the first.
  mutating func thin() {
    shots = shots.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
  }
}
