import Geometry
import Raster
import TestSupport
import Testing

@Suite("Gaussian blur") struct BlurTests {
  /// One direction of a true gaussian in double precision, with samples out to 8 sigma.
  private func blurLine(_ line: [Double], sigma: Double, margin: Int) -> [Double] {
    let radius = Int((8 * sigma).rounded(.up))
    let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    return (-margin..<line.count + margin).map { center in
      var total = 0.0
      let low = max(0, center - radius)
      for index in low..<max(low, min(line.count, center + radius + 1)) {
        total += line[index] * weights[index - center + radius]
      }
      return total / sum
    }
  }

  private func gaussian(
    _ pixels: [Double], width: Int, height: Int, sigma: Double, margin: Int
  ) -> [Double] {
    var rows: [[Double]] = []
    for y in 0..<height {
      rows.append(
        blurLine(Array(pixels[y * width..<(y + 1) * width]), sigma: sigma, margin: margin))
    }
    let wide = width + 2 * margin
    var result = [Double](repeating: 0, count: wide * (height + 2 * margin))
    for x in 0..<wide {
      let column = blurLine(rows.map { $0[x] }, sigma: sigma, margin: margin)
      for (y, value) in column.enumerated() { result[y * wide + x] = value }
    }
    return result
  }

  @Test(
    "stays within half a step of the true gaussian before the last rounding",
    arguments: [0.5, 1, 1.5, 2.5, 4, 4.1, 5, 6.7, 8.1, 8.4, 11, 16, 23, 33, 50, 70, 100])
  func error(sigma: Double) {
    var generator = SeededGenerator(seed: 7)
    let (width, height) = (75, 52)
    let margin = min(60, Int(2 * sigma) + 3)
    let alpha = (0..<width * height).map { index -> UInt8 in
      // Hard edges to saturate the error, noise in one quarter.
      let (x, y) = (index % width, index / width)
      if x < 20, y < 20 { return UInt8.random(in: 0...255, using: &generator) }
      return (x / 17 + y / 13) % 2 == 0 ? 255 : 0
    }
    let bounds = PixelBox(x0: -margin, y0: -margin, x1: width + margin, y1: height + margin)
    let found = GaussianBlur.unroundedAlpha(
      alpha, box: PixelBox(x0: 0, y0: 0, x1: width, y1: height), sigma: sigma, within: bounds)
    let wanted = gaussian(
      alpha.map(Double.init), width: width, height: height, sigma: sigma, margin: margin)
    let worst = zip(found, wanted).map { abs(Double($0) / 32 - $1) }.max() ?? 0
    #expect(worst <= 0.5, "sigma \(sigma): \(worst)")
  }

  @Test("stays within half a step at every width", arguments: 0..<16)
  func everyWidth(lane: Int) {
    var alpha = [UInt8](repeating: 0, count: 22 * 19)
    for index in alpha.indices where (index % 22 / 7 + index / 22 / 6) % 2 == 0 {
      alpha[index] = 255
    }
    for step in 0..<14 {
      let sigma = 0.3 + 0.23 * Double(lane + 16 * step)
      let found = GaussianBlur.unroundedAlpha(
        alpha, box: PixelBox(x0: 0, y0: 0, x1: 22, y1: 19), sigma: sigma,
        within: PixelBox(x0: -9, y0: -9, x1: 31, y1: 28))
      let wanted = gaussian(
        alpha.map(Double.init), width: 22, height: 19, sigma: sigma, margin: 9)
      let worst = zip(found, wanted).map { abs(Double($0) / 32 - $1) }.max() ?? 0
      #expect(worst <= 0.5, "sigma \(sigma): \(worst)")
    }
  }

  @Test("keeps the inside of a large opaque picture opaque", arguments: [0.7, 3, 9, 30])
  func opaqueInside(sigma: Double) {
    let size = 40 + 8 * Int(sigma.rounded(.up))
    let alpha = [UInt8](repeating: 255, count: size * size)
    let middle = size / 2
    let found = GaussianBlur.unroundedAlpha(
      alpha, box: PixelBox(x0: 0, y0: 0, x1: size, y1: size), sigma: sigma,
      within: PixelBox(x0: middle, y0: middle, x1: middle + 1, y1: middle + 1))
    #expect((found[0] + 16) >> 5 == 255)
  }
}
