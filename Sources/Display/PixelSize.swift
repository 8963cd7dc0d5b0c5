/// A size in whole pixels.
package struct PixelSize: Hashable, Sendable, Codable, CustomStringConvertible {
  package var width: Int
  package var height: Int
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
  package var description: String { "\(width)×\(height)" }
}
