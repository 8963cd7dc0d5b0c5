import Display

/// The smallest area that holds some pixels.
struct AreaUnion {
  private var left = Int.max
  private var top = Int.max
  private var right = -1
  private var bottom = -1

  mutating func add(_ x: Int, _ y: Int) {
    left = min(left, x)
    right = max(right, x)
    top = min(top, y)
    bottom = max(bottom, y)
  }

  mutating func add(_ area: PixelArea) {
    add(area.x, area.y)
    add(area.x + area.size.width - 1, area.y + area.size.height - 1)
  }

  var area: PixelArea? {
    guard right >= 0 else { return nil }
    return PixelArea(
      x: left, y: top, size: PixelSize(width: right - left + 1, height: bottom - top + 1))
  }
}
