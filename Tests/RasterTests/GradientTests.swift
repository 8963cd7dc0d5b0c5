import Display
import Geometry
import TestSupport
import Testing

@Suite("Gradients") struct GradientTests {
  struct Sample: Sendable {
    let from: (Double, Double, Double)
    let to: (Double, Double, Double)
    let share: Double
    let device: (Int, Int, Int)
    let perceptual: (Int, Int, Int)
  }

  /// The reference table of colour interpolation, in 255ths.
  static let samples = [
    Sample(
      from: (255, 59, 48), to: (0, 122, 255), share: 0.25, device: (191, 75, 100),
      perceptual: (213, 99, 117)),
    Sample(
      from: (255, 59, 48), to: (0, 122, 255), share: 0.5, device: (128, 90, 152),
      perceptual: (167, 116, 166)),
    Sample(
      from: (255, 59, 48), to: (0, 122, 255), share: 0.75, device: (64, 106, 203),
      perceptual: (113, 123, 211)),
    Sample(
      from: (0, 0, 0), to: (255, 255, 255), share: 0.25, device: (64, 64, 64),
      perceptual: (34, 34, 34)),
    Sample(
      from: (0, 0, 0), to: (255, 255, 255), share: 0.5, device: (128, 128, 128),
      perceptual: (99, 99, 99)),
    Sample(
      from: (0, 0, 0), to: (255, 255, 255), share: 0.75, device: (191, 191, 191),
      perceptual: (174, 174, 174)),
    Sample(
      from: (255, 0, 0), to: (0, 0, 255), share: 0.5, device: (128, 0, 128),
      perceptual: (140, 83, 162)),
    Sample(
      from: (255, 0, 0), to: (0, 255, 0), share: 0.5, device: (128, 128, 0),
      perceptual: (208, 168, 0)),
    Sample(
      from: (255, 204, 0), to: (175, 82, 222), share: 0.5, device: (215, 143, 111),
      perceptual: (211, 152, 162)),
    Sample(
      from: (255, 255, 255), to: (0, 122, 255), share: 0.5, device: (128, 188, 255),
      perceptual: (145, 192, 255)),
  ]

  private func stops(_ sample: Sample, _ space: GradientStops.Space) -> GradientStops {
    func color(_ c: (Double, Double, Double)) -> DisplayColor {
      DisplayColor(red: c.0 / 255, green: c.1 / 255, blue: c.2 / 255)
    }
    return GradientStops(
      [.init(color: color(sample.from), location: 0), .init(color: color(sample.to), location: 1)],
      space: space)
  }

  @Test("A12: mix as the reference table says, within one step", arguments: samples)
  func mixes(sample: Sample) {
    for space in [GradientStops.Space.device, .perceptual] {
      // The centre of pixel 100 lies at the share asked for.
      let start = 100.5 - sample.share * 4000
      let paint = Paint.linear(
        stops(sample, space), start: CGPoint(x: start, y: 0), end: CGPoint(x: start + 4000, y: 0))
      let drawn = displayed(
        [.rectangle(CGRect(x: 0, y: 0, width: 200, height: 2), paint)], width: 200, height: 2)
      let wanted = space == .device ? sample.device : sample.perceptual
      let found = drawn[100, 1]
      #expect(
        abs(found.x - wanted.0) <= 1 && abs(found.y - wanted.1) <= 1
          && abs(found.z - wanted.2) <= 1,
        "\(space): \(found)")
    }
  }

  private let ramp = GradientStops(
    [.init(color: .black, location: 0), .init(color: .white, location: 1)], space: .device)

  /// Grey of a pixel against a position at its centre.
  private func expect(
    _ paint: Paint, tolerance: Double = 1.5, position: (Double, Double) -> Double
  ) {
    let size = 40
    let drawn = displayed(
      [.rectangle(CGRect(x: 0, y: 0, width: size, height: size), paint)], width: size, height: size)
    for y in 0..<size {
      for x in 0..<size {
        let t = max(0, min(1, position(Double(x) + 0.5, Double(y) + 0.5)))
        #expect(abs(Double(drawn[x, y].x) - t * 255) <= tolerance, "\(x) \(y)")
      }
    }
  }

  @Test("run along a line and pad beyond it")
  func linear() {
    expect(.linear(ramp, start: CGPoint(x: 10, y: 5), end: CGPoint(x: 30, y: 25))) { x, y in
      ((x - 10) * 20 + (y - 5) * 20) / 800
    }
  }

  @Test("run with the distance from a centre")
  func radial() {
    expect(.radial(ramp, center: CGPoint(x: 18, y: 20), startRadius: 4, endRadius: 17)) { x, y in
      (((x - 18) * (x - 18) + (y - 20) * (y - 20)).squareRoot() - 4) / 13
    }
  }

  @Test("run with the distance on an ellipse")
  func elliptical() {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    expect(
      .elliptical(ramp, bounds: bounds, center: CGPoint(x: 20, y: 10), startShare: 0.1, endShare: 1)
    ) { x, y in
      let (u, v) = ((x - 20) / 20, (y - 10) / 10)
      return ((u * u + v * v).squareRoot() - 0.1) / 0.9
    }
  }

  @Test("run with the angle and switch halfway round the rest", arguments: [-90.0, 0, 30, 200])
  func angular(start: Double) {
    let paint = Paint.angular(
      ramp, center: CGPoint(x: 20, y: 20), start: .degrees(start), end: .degrees(start + 180))
    let drawn = displayed(
      [.rectangle(CGRect(x: 0, y: 0, width: 40, height: 40), paint)], width: 40, height: 40)
    for (degrees, wanted) in [
      (45.0, 0.25), (90, 0.5), (135, 0.75), (200, 1), (260, 1), (280, 0), (340, 0),
    ] {
      let angle = (start + degrees) * .pi / 180
      let (x, y) = (Int(20 + 15 * cos(angle)), Int(20 + 15 * sin(angle)))
      let there = atan2(Double(y) + 0.5 - 20, Double(x) + 0.5 - 20) * 180 / .pi
      let turn = (there - start + 720).truncatingRemainder(dividingBy: 360)
      let exact = turn <= 180 ? turn / 180 : wanted
      #expect(abs(Double(drawn[x, y].x) - exact * 255) <= 2)
    }
  }

  @Test("mix straight colours, then apply alpha")
  func alpha() {
    let fading = GradientStops(
      [
        .init(color: DisplayColor(red: 1, green: 0, blue: 0), location: 0),
        .init(color: DisplayColor(red: 1, green: 0, blue: 0, opacity: 0), location: 1),
      ], space: .device)
    let paint = Paint.linear(fading, start: .zero, end: CGPoint(x: 100, y: 0))
    let drawn = displayed(
      [.rectangle(CGRect(x: 0, y: 0, width: 100, height: 1), paint)], width: 100, height: 1)
    for x in stride(from: 5, to: 100, by: 15) {
      let alpha = (1 - (Double(x) + 0.5) / 100) * 255
      #expect(abs(Double(drawn[x, 0].w) - alpha) <= 1)
      #expect(drawn[x, 0].x == drawn[x, 0].w)
    }
  }

  @Test("jump where two stops share a place")
  func hardEdge() {
    let hard = GradientStops(
      [
        .init(color: .black, location: 0), .init(color: .black, location: 0.5),
        .init(color: .white, location: 0.5), .init(color: .white, location: 1),
      ])
    let paint = Paint.linear(hard, start: .zero, end: CGPoint(x: 200, y: 0))
    let drawn = displayed(
      [.rectangle(CGRect(x: 0, y: 0, width: 200, height: 1), paint)], width: 200, height: 1)
    #expect(drawn[99, 0].x == 0)
    #expect(drawn[100, 0].x == 255)
  }
}
