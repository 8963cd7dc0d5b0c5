import Display
import Geometry
import Raster
import TestSupport
import Testing

/// What opaque shapes hide is left out; a backdrop between any two items forbids that, for it looks
/// at all below it.
@Suite("Hidden parts") struct CoverTests {
  private static let (width, height) = (260, 170)

  /// Large opaque shapes and shadows among other things.
  private func items(_ generator: inout SeededGenerator) -> [DisplayItem] {
    func number(_ low: Double, _ high: Double) -> Double {
      .random(in: low...high, using: &generator)
    }
    return (0..<10).map { index in
      let rect = CGRect(
        x: number(-120, 160), y: number(-90, 100), width: number(90, 330),
        height: number(30, 260))
      let color = DisplayColor(
        red: number(0, 1), green: number(0, 1), blue: number(0, 1),
        opacity: index % 3 == 0 ? 0.6 : 1)
      var paths = [
        Path(rect), Path(roundedRect: rect, cornerRadius: number(2, 40)), Path(ellipseIn: rect),
      ]
      paths[0].addPath(Path(rect.insetBy(dx: 20, dy: 9)))
      var item = DisplayItem.fill(
        paths[Int.random(in: 0..<3, using: &generator)], color,
        style: FillStyle(eoFill: index % 2 == 0),
        transform: CGAffineTransform(rotationAngle: index % 4 < 2 ? 0 : number(-0.4, 0.4)))
      if index % 7 == 4 {
        let ramp = GradientStops(
          [.init(color: .black, location: 0), .init(color: color, location: 1)], space: .device)
        let paint = Paint.linear(ramp, start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY))
        item = DisplayItem(.fill(paths[1], FillStyle(), paint))
      }
      if index % 5 == 1 {
        item.filters = [
          .shadow(.black, radius: number(1, 9), offset: CGSize(width: 2, height: number(0, 9)))
        ]
      }
      if index % 5 == 2 { item.filters = [.blur(radius: number(1, 9), isOpaque: false)] }
      return item
    }
  }

  @Test("change no pixel", arguments: 0..<24)
  func covers(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let items = items(&generator)
    let glass = DisplayItem(
      .backdrop(
        Path(CGRect(x: 0, y: 0, width: 4, height: 1)), FillStyle(),
        Backdrop(radius: 0, saturation: 1, tint: .clear)))
    func drawn(_ items: [DisplayItem], _ bandHeight: Int) -> [UInt32] {
      let list = DisplayList(
        size: CGSize(width: Self.width, height: Self.height), items: items)
      // The first row holds the glass.
      return Array(
        displayed(list, background: .white, bandHeight: bandHeight).pixels.dropFirst(Self.width))
    }
    let wanted = drawn(items.flatMap { [$0, glass] }, 64)
    for bandHeight in [16, 33, 64, 1000] {
      let found = drawn(items, bandHeight)
      let place = found.indices.first { found[$0] != wanted[$0] }
      #expect(place == nil, "bands of \(bandHeight)")
    }
  }
}
