import Display
import Encoders
import Raster

/// Each pixel's largest difference of any premultiplied part, rows top-down.
struct DifferenceMarks {
  private(set) var values: [UInt8]
  private(set) var maxDelta: Int
  let size: PixelSize

  init(expected: Pixmap, actual: Pixmap) {
    size = expected.size
    (values, maxDelta) = expected.differenceMarks(actual)
  }

  func counted(above threshold: UInt8) -> (pixels: Int, area: PixelArea?) {
    var pixels = 0
    var (left, right, top, bottom) = (Int.max, -1, -1, -1)
    for y in 0..<size.height {
      for x in 0..<size.width where values[y * size.width + x] > threshold {
        pixels += 1
        left = min(left, x)
        right = max(right, x)
        if top < 0 { top = y }
        bottom = y
      }
    }
    guard pixels > 0 else { return (0, nil) }
    let area = PixelArea(
      x: left, y: top, size: PixelSize(width: right - left + 1, height: bottom - top + 1))
    return (pixels, area)
  }

  /// The most pixels above the threshold in any square window.
  func crowd(above threshold: UInt8, window: Int) -> Int {
    let width = size.width
    var columns = [Int](repeating: 0, count: width)
    var most = 0
    for y in 0..<size.height {
      for x in 0..<width {
        if values[y * width + x] > threshold { columns[x] += 1 }
        if y >= window, values[(y - window) * width + x] > threshold { columns[x] -= 1 }
      }
      var sum = 0
      for x in 0..<width {
        sum += columns[x]
        if x >= window { sum -= columns[x - window] }
        most = max(most, sum)
      }
    }
    return most
  }

  /// Clears marks that look like an anti-aliased edge in both pictures; returns how many.
  mutating func forgiveAntialiasing(
    _ expected: Pixmap, _ actual: Pixmap, threshold: UInt8
  ) -> Int {
    let rule = AntialiasRule(expected: expected.rgba(), actual: actual.rgba(), size: size)
    var forgiven = 0
    for y in 0..<size.height {
      for x in 0..<size.width where values[y * size.width + x] > threshold {
        guard rule.isAntialiased(x, y) else { continue }
        values[y * size.width + x] = 0
        forgiven += 1
      }
    }
    return forgiven
  }
}
