import Encoders
package import Raster

/// A picture as a few grey fields, for finding which moments of two films belong together.
package struct FrameThumb: Sendable {
  private static let side = 24
  private let fields: [UInt8]

  package init(_ pixels: Pixmap) {
    let (width, height) = (pixels.size.width, pixels.size.height)
    let bytes = pixels.rgba()
    var fields: [UInt8] = []
    for row in 0..<Self.side {
      for column in 0..<Self.side {
        let xs = Self.span(column, width)
        let ys = Self.span(row, height)
        var sum = 0
        for y in ys {
          for x in xs {
            let at = (y * width + x) * 4
            // Weights of luminance in 256ths; what is clear counts as white.
            let grey =
              (54 * Int(bytes[at]) + 183 * Int(bytes[at + 1]) + 19 * Int(bytes[at + 2])) / 256
            let alpha = Int(bytes[at + 3])
            sum += (grey * alpha + 255 * (255 - alpha)) / 255
          }
        }
        fields.append(UInt8(sum / max(1, xs.count * ys.count)))
      }
    }
    self.fields = fields
  }

  private static func span(_ index: Int, _ size: Int) -> Range<Int> {
    let low = min(index * size / side, size - 1)
    return low..<max(low + 1, (index + 1) * size / side)
  }

  /// The mean difference of the fields, 0 to 255.
  package func distance(to other: FrameThumb) -> Double {
    let sum = zip(fields, other.fields).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(fields.count)
  }

  /// By how many frames `other` runs behind `own`: the shift at which they differ least.
  ///
  /// No shift is found where it would explain little, or where less than half of the frames meet.
  package static func shift(of own: [FrameThumb], to other: [FrameThumb], most: Int) -> Int {
    func error(_ shift: Int) -> Double? {
      let range = max(0, -shift)..<min(own.count, other.count - shift)
      guard range.count * 2 >= min(own.count, other.count), !range.isEmpty else { return nil }
      let sum = range.reduce(0.0) { $0 + own[$1].distance(to: other[$1 + shift]) }
      return sum / Double(range.count)
    }
    guard let plain = error(0) else { return 0 }
    var best = (shift: 0, error: plain * 0.9)
    for step in 1...max(1, most) {
      for shift in [step, -step] {
        if let found = error(shift), found < best.error { best = (shift, found) }
      }
    }
    return best.shift
  }
}
