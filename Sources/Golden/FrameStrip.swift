import Encoders
package import Raster

/// Pictures of bad frames for a report: evenly spread over the bad frames of a film whose length is
/// not known in advance.
///
/// Pairs at multiples of a step are held; when more are held than wanted, the step doubles and half
/// are let go.
package struct FrameStrip: Sendable {
  /// A bad frame as it should be and as it is.
  package struct Pair: Sendable {
    package var frame: Int
    /// The frame that `expected` shows, where the golden keeps no picture of the bad one.
    package var expectedFrame: Int
    /// PNG.
    package var expected: [UInt8]
    /// PNG.
    package var actual: [UInt8]
  }

  package private(set) var pairs: [Pair] = []
  private let wanted: Int
  private var step = 1
  private var seen = 0

  /// - Parameter wanted: How many pairs to hold at most; 0 holds none.
  package init(wanted: Int) { self.wanted = wanted }

  mutating func take(
    _ frame: Int, actual: Pixmap, expected: @autoclosure () throws -> (Int, Pixmap)?, alpha: Bool
  ) throws {
    defer { seen += 1 }
    guard wanted > 0, seen % step == 0, let (number, picture) = try expected() else { return }
    pairs.append(
      Pair(
        frame: frame, expectedFrame: number, expected: try PNG.encode(picture, alpha: alpha),
        actual: try PNG.encode(actual, alpha: alpha)))
    guard pairs.count > wanted else { return }
    step *= 2
    pairs = pairs.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
  }
}
