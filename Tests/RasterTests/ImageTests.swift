import Display
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Images") struct ImageTests {
  @Test("keep the mean of all pixels where they shrink to one", arguments: [2, 3, 4])
  func mean(size: Int) {
    var generator = SeededGenerator(seed: UInt64(size))
    var pixels: [UInt8] = []
    for _ in 0..<size * size {
      pixels += [.random(in: 0...255, using: &generator), 0, 255, 255]
    }
    let image = DisplayImage(width: size, height: size, pixels: pixels)
    let drawn = displayed(
      [DisplayItem(.image(image, CGRect(x: 0, y: 0, width: 1, height: 1), .high))], width: 1,
      height: 1)
    let reds = stride(from: 0, to: pixels.count, by: 4).map { Double(pixels[$0]) }
    let mean = reds.reduce(0, +) / Double(reds.count)
    #expect(abs(Double(drawn.pixels[0] >> 16 & 255) - mean) <= 1.5)
  }

  @Test("move an inner shadow by a share of a pixel")
  func innerOffset() {
    // A hard shadow of a square, half a pixel in from the left, covers half of the first column.
    let path = Path(CGRect(x: 1, y: 0, width: 6, height: 4))
    let filter = Filter.innerShadow(.black, radius: 0, offset: CGSize(width: 0.5, height: 0))
    let drawn = displayed([.fill(path, .white, filters: [filter])], width: 8, height: 4)
    #expect(abs(Int(drawn.pixels[8 + 1] & 255) - 128) <= 1)
    #expect(drawn.pixels[8 + 2] & 255 == 255)
  }
}
