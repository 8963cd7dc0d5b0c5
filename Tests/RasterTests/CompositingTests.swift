import Display
import Geometry
import TestSupport
import Testing

@Suite("Compositing") struct CompositingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))

  /// Straight source over straight backdrop, by the compositing formulas in double precision.
  private func expected(
    _ mode: DisplayBlendMode, _ s: DisplayColor, over b: DisplayColor
  ) -> [Double] {
    let (sa, ba) = (s.opacity, b.opacity)
    let sc = [s.red, s.green, s.blue]
    let bc = [b.red, b.green, b.blue]
    func premultiplied(_ f: (Int) -> Double, _ alpha: Double) -> [Double] {
      (0..<3).map(f) + [alpha]
    }
    switch mode {
    case .sourceAtop: return premultiplied({ sc[$0] * sa * ba + bc[$0] * ba * (1 - sa) }, ba)
    case .destinationOver:
      return premultiplied({ bc[$0] * ba + sc[$0] * sa * (1 - ba) }, ba + sa * (1 - ba))
    case .destinationOut: return premultiplied({ bc[$0] * ba * (1 - sa) }, ba * (1 - sa))
    case .plusLighter:
      return premultiplied({ min(1, sc[$0] * sa + bc[$0] * ba) }, min(1, sa + ba))
    case .plusDarker:
      let alpha = min(1, sa + ba)
      return premultiplied({ max(0, alpha - (sa - sc[$0] * sa) - (ba - bc[$0] * ba)) }, alpha)
    default:
      let mixed = mix(mode, bc, sc)
      return premultiplied(
        { sc[$0] * sa * (1 - ba) + bc[$0] * ba * (1 - sa) + sa * ba * mixed[$0] },
        sa + ba - sa * ba)
    }
  }

  private func mix(_ mode: DisplayBlendMode, _ b: [Double], _ s: [Double]) -> [Double] {
    func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }
    func setLuminosity(_ c: [Double], _ l: Double) -> [Double] {
      let moved = c.map { $0 + l - luminosity(c) }
      let (low, high) = (moved.min() ?? 0, moved.max() ?? 0)
      if low < 0 { return moved.map { l + ($0 - l) * l / (l - low) } }
      if high > 1 { return moved.map { l + ($0 - l) * (1 - l) / (high - l) } }
      return moved
    }
    func setSaturation(_ c: [Double], _ wanted: Double) -> [Double] {
      let range = saturation(c)
      return c.map { range == 0 ? 0 : ($0 - (c.min() ?? 0)) * wanted / range }
    }
    switch mode {
    case .hue: return setLuminosity(setSaturation(s, saturation(b)), luminosity(b))
    case .saturation: return setLuminosity(setSaturation(b, saturation(s)), luminosity(b))
    case .color: return setLuminosity(s, luminosity(b))
    case .luminosity: return setLuminosity(b, luminosity(s))
    default: return zip(b, s).map { mix(mode, $0, $1) }
    }
  }

  private func mix(_ mode: DisplayBlendMode, _ b: Double, _ s: Double) -> Double {
    func hardLight(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    switch mode {
    case .multiply: return b * s
    case .screen: return 1 - (1 - b) * (1 - s)
    case .overlay: return hardLight(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight:
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
    case .hardLight: return hardLight(b, s)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  private static let pairs: [(DisplayColor, DisplayColor)] = {
    // All premultiplied parts are whole 255ths, so that nothing is lost before blending.
    let opaque = [
      DisplayColor(red: 1, green: 1.0 / 3, blue: 0),
      DisplayColor(red: 1.0 / 3, green: 2.0 / 3, blue: 1),
      DisplayColor.black, DisplayColor.white,
      DisplayColor(red: 2.0 / 3, green: 2.0 / 3, blue: 1.0 / 3),
    ]
    let halves = opaque.map { $0.multiplyingOpacity(by: 0.6) }
    return (opaque + halves).flatMap { a in (opaque + halves).map { (a, $0) } }
  }()

  @Test("follows the formula of every blend mode", arguments: DisplayBlendMode.allCases)
  func blendModes(mode: DisplayBlendMode) {
    for (source, backdrop) in Self.pairs {
      let drawn = displayed(
        [.fill(square, backdrop), .fill(square, source, blendMode: mode)], width: 4, height: 4)
      let wanted = expected(mode, source, over: backdrop)
      let found = drawn[1, 1]
      for channel in 0..<4 {
        #expect(
          abs(Double(found[channel]) - wanted[channel] * 255) <= 1,
          "\(mode) \(source) over \(backdrop): \(found)")
      }
    }
  }

  @Test("multiplies opacity into what is drawn")
  func opacity() {
    let drawn = displayed(
      [.fill(square, .black, opacity: 0.25)], width: 4, height: 4, background: .white)
    #expect(abs(Double(drawn[1, 1].x) - 0.75 * 255) <= 1)
  }

  @Test("fades a group as one picture")
  func groupOpacity() {
    let other = Path(CGRect(x: 2, y: 0, width: 4, height: 4))
    let black: [DisplayItem] = [.fill(square, .black), .fill(other, .black)]
    let group = displayed(
      [DisplayItem(.group(black), opacity: 0.5)], width: 6, height: 4, background: .white)
    #expect((0..<6).allSatisfy { group[$0, 1] == group[0, 1] })
    #expect(abs(group[0, 1].x - 128) <= 1)

    let apart = displayed(
      [.fill(square, .black, opacity: 0.5), .fill(other, .black, opacity: 0.5)], width: 6,
      height: 4, background: .white)
    #expect(abs(apart[3, 1].x - 64) <= 1)
    #expect(abs(apart[0, 1].x - 128) <= 1)
  }

  @Test("keeps a group's blend modes inside it")
  func isolation() {
    let item = DisplayItem(
      .group([.fill(square, DisplayColor(red: 1, green: 0, blue: 0), blendMode: .multiply)]))
    let drawn = displayed(
      [item], width: 4, height: 4, background: DisplayColor(red: 0, green: 1, blue: 0))
    #expect(drawn[1, 1] == SIMD4(255, 0, 0, 255))
  }

  @Test("places a group's items in the group's space")
  func groupSpace() {
    let inner = DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .black,
      transform: CGAffineTransform(translationX: 1, y: 0))
    let drawn = displayed(
      [
        DisplayItem(
          .group([inner]), transform: ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
      ], width: 5, height: 3)
    #expect(
      drawn.ascii == """
        ..##.
        ..##.
        .....
        """)
  }

  @Test("shows items through the alpha of a mask")
  func mask() {
    let mask = DisplayItem.fill(
      Path(CGRect(x: 1, y: 0, width: 2, height: 4)), .white, opacity: 0.4)
    let drawn = displayed(
      [DisplayItem(.masked([.fill(square, .black)], by: [mask]))], width: 4, height: 4)
    #expect(drawn.alpha(0, 1) == 0)
    #expect(drawn.alpha(1, 1) == 102)
    #expect(drawn.alpha(3, 1) == 0)
  }
}
