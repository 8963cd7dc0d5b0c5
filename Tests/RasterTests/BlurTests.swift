import Display
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Gaussian blur") struct BlurTests {
  @Test(
    "stays within half a step of the true gaussian before the last rounding",
    arguments: [
      0.5, 1, 1.5, 2.5, 4, 4.1, 5, 6.7, 8.1, 8.4, 11, 16, 23, 33, 50, 70, 100, 141, 200, 283, 400,
    ])
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
    let wanted = TrueGaussian.blur(
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
      let wanted = TrueGaussian.blur(
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

  @Test("looks the same wherever whole pixels move it", arguments: [1.3, 5, 12, 31])
  func moves(sigma: Double) {
    var star = Path()
    for point in [(0, 9), (41, 22), (5, 37), (30, 2), (22, 44)] {
      star.isEmpty
        ? star.move(to: CGPoint(x: point.0, y: point.1))
        : star.addLine(to: CGPoint(x: point.0, y: point.1))
    }
    func drawn(_ x: Double, _ y: Double) -> DisplayedPixels {
      displayed(
        [
          .fill(
            star, .black, transform: CGAffineTransform(translationX: 70 + x, y: 60 + y),
            filters: [.blur(radius: sigma, isOpaque: false)])
        ], width: 190, height: 170)
    }
    let first = drawn(0, 0)
    for (dx, dy) in [(1, 0), (0, 3), (2, 1), (7, 6)] {
      let moved = drawn(Double(dx), Double(dy))
      let isSame = (20..<140).allSatisfy { y in
        (20..<150).allSatisfy { x in first[x, y] == moved[x + dx, y + dy] }
      }
      #expect(isSame, "moved by \(dx), \(dy)")
    }
  }

  @Test("of a shadow after another filter lies where the offset says, to a share of a pixel")
  func laterShadow() {
    let path = Path(ellipseIn: CGRect(x: 20, y: 18, width: 31, height: 22))
    for (dx, dy) in [(0.5, 0.25), (-3.3, 4.8), (6, 2.5)] {
      let shadow = Filter.shadow(.black, radius: 3, offset: CGSize(width: dx, height: dy))
      func drawn(_ filters: [Filter]) -> DisplayedPixels {
        displayed(
          [DisplayItem(.group([.fill(path, .white)]), filters: filters)], width: 72, height: 60)
      }
      // The first filter's caster is drawn at its exact place.
      let (first, later) = (drawn([shadow]), drawn([.brightness(0), shadow]))
      let worst = zip(first.pixels, later.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max()
      #expect(worst ?? 255 <= 1, "\(dx), \(dy)")
    }
  }
}
