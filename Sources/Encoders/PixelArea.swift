package import Display

/// A rectangle of whole pixels.
package struct PixelArea: Hashable, Sendable, Codable {
  package var x: Int
  package var y: Int
  package var size: PixelSize
  package init(x: Int, y: Int, size: PixelSize) {
    self.x = x
    self.y = y
    self.size = size
  }
}
