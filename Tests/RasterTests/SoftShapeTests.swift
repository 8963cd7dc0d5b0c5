import Display
import Geometry
import Raster
import TestSupport
import Testing

/// Blurs of shapes whose rows are mostly alike, which are made of few rows, against the double sum
/// over the very coverage that the shape has without a blur.
@Suite("Blurred shapes of few rows") struct SoftShapeTests {
  private struct Case: CustomTestStringConvertible {
    let name: String
    let path: Path
    var testDescription: String { name }
  }

  private static let cases: [Case] = {
    func rounded(_ rect: CGRect, _ radius: CGFloat, _ style: RoundedCornerStyle) -> Path {
      Path(roundedRect: rect, cornerRadius: radius, style: style)
    }
    var tee = Path()
    tee.addRect(CGRect(x: 8, y: 6, width: 52, height: 11))
    tee.addRect(CGRect(x: 27.5, y: 17, width: 9.25, height: 31.6))
    var ring = Path(CGRect(x: 5, y: 5, width: 60, height: 44))
    ring.addPath(Path(CGRect(x: 15.3, y: 14.8, width: 31, height: 20)))
    return [
      Case(name: "square", path: Path(CGRect(x: 9, y: 7, width: 50, height: 40))),
      Case(name: "fractions", path: Path(CGRect(x: 9.37, y: 7.81, width: 40.5, height: 33.1))),
      Case(name: "thin", path: Path(CGRect(x: 9.3, y: 7.4, width: 0.4, height: 33.1))),
      Case(
        name: "card",
        path: rounded(CGRect(x: 6.4, y: 4.7, width: 59.3, height: 45.9), 12, .circular)),
      Case(
        name: "continuous",
        path: rounded(CGRect(x: 6, y: 4.2, width: 60, height: 46), 15, .continuous)),
      Case(
        name: "capsule",
        path: rounded(CGRect(x: 4.1, y: 13.3, width: 62, height: 24), 12, .circular)),
      Case(name: "circle", path: Path(ellipseIn: CGRect(x: 12, y: 6, width: 41, height: 41))),
      Case(name: "tee", path: tee), Case(name: "ring", path: ring),
      Case(
        name: "beyond the canvas",
        path: rounded(CGRect(x: -40.2, y: -30, width: 80.7, height: 62), 14, .circular)),
    ]
  }()

  @Test("are within half a step before the last rounding", arguments: cases)
  private func blurred(of shape: Case) {
    // Wide margins, so that no source is cut that the blur would reach.
    let (width, height, margin) = (72, 54, 60)
    let place = CGAffineTransform(translationX: CGFloat(margin), y: CGFloat(margin))
    let style = FillStyle(eoFill: shape.name == "ring")
    func drawn(_ filters: [Filter]) -> DisplayedPixels {
      displayed(
        [.fill(shape.path, .black, style: style, transform: place, filters: filters)],
        width: width + 2 * margin, height: height + 2 * margin)
    }
    let source = drawn([])
    let coverage = source.pixels.map { Double($0 >> 24) }
    for sigma in [0.4, 1, 2.2, 3.9, 5, 8, 12.5, 19] {
      let wanted = TrueGaussian.blur(
        coverage, width: source.width, height: source.height, sigma: sigma, margin: 0)
      let found = drawn([.blur(radius: sigma, isOpaque: false)])
      let worst = zip(found.pixels, wanted).map { abs(Double($0 >> 24) - $1) }.max() ?? 255
      #expect(worst <= 1, "sigma \(sigma): \(worst)")
    }
  }

  @Test("look the same wherever whole pixels move them", arguments: [0.8, 4, 11])
  func moves(sigma: Double) {
    let card = Path(
      roundedRect: CGRect(x: 50.3, y: 50.6, width: 60, height: 40), cornerRadius: 11)
    func drawn(_ x: Double, _ y: Double) -> DisplayedPixels {
      displayed(
        [
          .fill(
            card, .black, transform: CGAffineTransform(translationX: x, y: y),
            filters: [.blur(radius: sigma, isOpaque: false)])
        ], width: 180, height: 150)
    }
    let (first, moved) = (drawn(0, 0), drawn(3, 5))
    let isSame = (0..<140).allSatisfy { y in
      (0..<170).allSatisfy { x in first[x, y] == moved[x + 3, y + 5] }
    }
    #expect(isSame)
  }

  @Test("are the same row by row with wide kernels and without", arguments: 0..<40)
  func sums(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (count, terms) = (
      Int.random(in: 1...70, using: &generator), Int.random(in: 1...9, using: &generator)
    )
    let stride = 96
    let rows = (0..<stride * terms + 32).map { _ in Float.random(in: -90...255, using: &generator) }
    let weights = (0..<terms).map { _ in Float.random(in: -0.4...0.8, using: &generator) }
    var results = [[UInt8]](repeating: [UInt8](repeating: 0, count: 96), count: 2)
    rows.withUnsafeBufferPointer { rows in
      weights.withUnsafeBufferPointer { weights in
        guard let base = rows.baseAddress else { return }
        for (index, isWide) in [true, false].enumerated() where !isWide || Kernel.isWide {
          results[index].withUnsafeMutableBufferPointer { out in
            guard let out = out.baseAddress else { return }
            BlurKernel.sum(
              base, base + stride, stride: stride, weights: weights, into: out, count: count,
              isWide: isWide)
          }
        }
      }
    }
    if Kernel.isWide { #expect(results[0].prefix(count) == results[1].prefix(count)) }
    for x in 0..<count {
      let sum = (0..<terms).reduce(0.0) {
        $0 + Double(rows[$1 * stride + x]) * Double(weights[$1])
      }
      #expect(abs(Double(results[1][x]) - max(0, min(255, sum))) < 0.501)
    }
  }
}
