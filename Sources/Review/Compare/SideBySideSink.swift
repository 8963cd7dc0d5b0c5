import Display
import Encoders
import Geometry
package import Playback
import Raster

/// A film of a scene, the film it is held against, and their difference, beside each other.
package final class SideBySideSink: FrameSink {
  /// How far the pictures of one frame are apart, as shares of the way from black to white.
  package struct Difference: Sendable {
    package var timeSeconds: Double
    package var mean: Double
    /// The mean of the field of 16 by 16 pixels that differs most: a small thing that is elsewhere
    /// shows here, noise of a compressed film does not.
    package var worst: Double
  }
  private static let gap = 8
  private static let head = 40
  private static let field = 16

  private let inner: any FrameSink
  private let reference: ReferenceFilm
  private let shiftSeconds: Double
  private let isDark: Bool
  private var size = PixelSize(width: 0, height: 0)
  private var sheet = Pixmap(size: PixelSize(width: 1, height: 1))
  package private(set) var differences: [Difference] = []

  /// - Parameter shiftSeconds: What is added to a scene's time for the reference's.
  package init(
    _ inner: any FrameSink, reference: ReferenceFilm, shiftSeconds: Double, isDark: Bool
  ) {
    self.inner = inner
    self.reference = reference
    self.shiftSeconds = shiftSeconds
    self.isDark = isDark
  }

  private var ground: DisplayColor {
    isDark ? DisplayColor(red: 0, green: 0, blue: 0) : Ink.paper
  }

  package func begin(_ format: FilmFormat) throws {
    size = format.size
    var format = format
    let wide = size.width * 3 + Self.gap * 2
    // Films have even sides.
    let whole = PixelSize(
      width: (wide + 1) / 2 * 2, height: (size.height + Self.head + 1) / 2 * 2)
    format.size = whole
    format.hasAlpha = false
    var drawing = Drawing(
      size: CGSize(width: CGFloat(whole.width), height: CGFloat(whole.height)))
    drawing.elements.append(.rect(CGRect(origin: .zero, size: drawing.size), fill: Ink.grid))
    for (index, name) in ["scene", "reference", "difference"].enumerated() {
      drawing.elements.append(
        .text(
          name, at: CGPoint(x: CGFloat(index * (size.width + Self.gap) + 12), y: 26), size: 18,
          color: Ink.text, isBold: true))
    }
    sheet = drawing.pixels(scale: 1)
    try inner.begin(format)
  }

  package func consume(_ frame: Frame) throws {
    let time = frame.time.seconds
    let own = frame.pixels.rgba()
    let other =
      try reference.picture(at: time + shiftSeconds, size: size, ground: ground)?.rgba() ?? own
    let (difference, picture) = compare(own, other)
    differences.append(
      Difference(timeSeconds: time, mean: difference.mean, worst: difference.worst))
    let parts = [own, other, picture].map { Pixmap(size: size, rgba: solid($0)) }
    for (index, part) in parts.enumerated() {
      sheet.draw(part, at: (index * (size.width + Self.gap), Self.head), over: false)
    }
    try inner.consume(
      Frame(
        index: frame.index, sceneFrame: frame.sceneFrame, time: frame.time, pixels: sheet,
        repeatsPrevious: false))
  }

  package func finish() throws { try inner.finish() }
  package func cancel() { inner.cancel() }

  /// What is clear lies on the ground.
  private func solid(_ bytes: [UInt8]) -> [UInt8] {
    let under = isDark ? 0 : 255
    var result = bytes
    for at in stride(from: 0, to: bytes.count, by: 4) where bytes[at + 3] < 255 {
      let alpha = Int(bytes[at + 3])
      for part in at..<at + 3 {
        result[part] = UInt8((Int(bytes[part]) * alpha + under * (255 - alpha)) / 255)
      }
      result[at + 3] = 255
    }
    return result
  }

  private func compare(
    _ own: [UInt8], _ other: [UInt8]
  ) -> (difference: (mean: Double, worst: Double), picture: [UInt8]) {
    let (a, b) = (solid(own), solid(other))
    let columns = (size.width + Self.field - 1) / Self.field
    let rows = (size.height + Self.field - 1) / Self.field
    var sums = [Int](repeating: 0, count: columns * rows)
    var counts = sums
    var picture = [UInt8](repeating: 255, count: a.count)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let at = (y * size.width + x) * 4
        var sum = 0
        for part in at..<at + 3 {
          let step = abs(Int(a[part]) - Int(b[part]))
          picture[part] = UInt8(255 - step)
          sum += step
        }
        let field = y / Self.field * columns + x / Self.field
        sums[field] += sum
        counts[field] += 3
      }
    }
    let total = Double(sums.reduce(0, +)) / Double(max(1, counts.reduce(0, +))) / 255
    let worst = zip(sums, counts).map { Double($0) / Double(max(1, $1)) / 255 }.max() ?? 0
    return ((total, worst), picture)
  }
}
