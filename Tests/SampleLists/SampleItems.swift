package import Display
package import Geometry

/// Random display items of every kind, for tests that compare two ways of drawing.
package enum SampleItems {
  /// How far numbers may go.
  package enum Range { case sane, extreme }

  package static func random(
    using generator: inout SeededGenerator, _ range: Range = .sane, depth: Int = 0
  ) -> DisplayItem {
    var item = DisplayItem(content(using: &generator, range, depth))
    func number(_ low: Double, _ high: Double) -> Double {
      SampleItems.number(low, high, &generator, range)
    }
    item.transform = ProjectionTransform(
      CGAffineTransform(
        translationX: number(0, 100), y: number(0, 80)
      ).rotated(by: number(-1, 1)).scaledBy(x: number(0.5, 1.5), y: number(-1.2, 1.2)))
    if chance(0.15, &generator) { item.transform.m13 = number(-0.004, 0.004) }
    if chance(0.3, &generator) { item.opacity = number(0, 1) }
    if chance(0.25, &generator) {
      let path = path(using: &generator, range)
      item.clips.append(
        Clip(
          path, fillStyle: FillStyle(eoFill: chance(0.5, &generator)),
          transform: ProjectionTransform(
            CGAffineTransform(translationX: number(0, 80), y: number(0, 60)))))
    }
    if chance(0.25, &generator) { item.filters.append(filter(using: &generator, range)) }
    if chance(0.15, &generator) {
      item.blendMode = DisplayBlendMode.allCases.randomElement(using: &generator) ?? .normal
    }
    return item
  }

  package static func number(
    _ low: Double, _ high: Double, _ generator: inout SeededGenerator, _ range: Range
  ) -> Double {
    if range == .extreme, chance(0.08, &generator) {
      let odd = [
        0, -0.0, 1e-30, 1e-7, 1e5, -1e5, 1e12, 1e30, -1e30, 1e300, .infinity, -.infinity, .nan,
      ]
      return odd.randomElement(using: &generator) ?? 0
    }
    return .random(in: low...high, using: &generator)
  }

  private static func chance(_ share: Double, _ generator: inout SeededGenerator) -> Bool {
    Double.random(in: 0..<1, using: &generator) < share
  }

  package static func path(using generator: inout SeededGenerator, _ range: Range) -> Path {
    func coordinate() -> Double { number(-10, 60, &generator, range) }
    func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      return Path(
        CGRect(x: coordinate(), y: coordinate(), width: coordinate(), height: coordinate()))
    case 1:
      return Path(
        ellipseIn: CGRect(
          x: coordinate(), y: coordinate(), width: coordinate(), height: coordinate()))
    default:
      var path = Path()
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: path.move(to: point())
        case 1: path.addLine(to: point())
        case 2: path.addQuadCurve(to: point(), control: point())
        case 3: path.addCurve(to: point(), control1: point(), control2: point())
        default: path.closeSubpath()
        }
      }
      return path
    }
  }

  private static func color(
    using generator: inout SeededGenerator, _ range: Range
  ) -> DisplayColor {
    DisplayColor(
      red: number(-0.1, 1.1, &generator, range), green: number(0, 1, &generator, range),
      blue: number(0, 1, &generator, range),
      opacity: chance(0.5, &generator) ? 1 : number(0, 1, &generator, range))
  }

  private static func paint(using generator: inout SeededGenerator, _ range: Range) -> Paint {
    func coordinate() -> Double { number(0, 50, &generator, range) }
    func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }
    let stops = GradientStops(
      [
        .init(color: color(using: &generator, range), location: 0),
        .init(color: color(using: &generator, range), location: number(0, 1, &generator, range)),
        .init(color: color(using: &generator, range), location: 1),
      ], space: chance(0.5, &generator) ? .device : .perceptual)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: return .linear(stops, start: point(), end: point())
    case 1:
      return .radial(stops, center: point(), startRadius: coordinate(), endRadius: coordinate())
    case 2:
      return .elliptical(
        stops, bounds: CGRect(x: 0, y: 0, width: coordinate(), height: coordinate()),
        center: point(), startShare: number(0, 1, &generator, range),
        endShare: number(0, 1, &generator, range))
    case 3:
      return .angular(
        stops, center: point(), start: .degrees(number(-400, 400, &generator, range)),
        end: .degrees(number(-400, 400, &generator, range)))
    case 4:
      return .pattern(image, tile: CGRect(x: 3, y: 2, width: coordinate(), height: coordinate()))
    case 5: return .mesh(mesh(using: &generator, range))
    default: return .solid(color(using: &generator, range))
    }
  }

  private static func mesh(using generator: inout SeededGenerator, _ range: Range) -> MeshPaint {
    let points = (0..<9).map { index in
      CGPoint(
        x: Double(index % 3) / 2 + number(-0.1, 0.1, &generator, range),
        y: Double(index / 3) / 2 + number(-0.1, 0.1, &generator, range))
    }
    return MeshPaint(
      bounds: CGRect(x: 0, y: 0, width: 50, height: 50), columns: 3, rows: 3, points: points,
      colors: (0..<9).map { _ in color(using: &generator, range) }, background: .clear,
      smoothsColors: chance(0.5, &generator), space: .perceptual)
  }

  private static let image: DisplayImage = {
    var pixels: [UInt8] = []
    for index in 0..<63 {
      pixels += [UInt8(index * 4), 80, UInt8(255 - index), UInt8(255 - index * 2)]
    }
    return DisplayImage(width: 9, height: 7, pixels: pixels)
  }()

  private static func filter(using generator: inout SeededGenerator, _ range: Range) -> Filter {
    let radius = number(0, 7, &generator, range)
    let offset = CGSize(
      width: number(-6, 6, &generator, range), height: number(-6, 6, &generator, range))
    let amount = number(-0.5, 1.5, &generator, range)
    let color = color(using: &generator, range)
    let all: [Filter] = [
      .blur(radius: radius, isOpaque: false), .blur(radius: radius, isOpaque: true),
      .shadow(color, radius: radius, offset: offset),
      .innerShadow(color, radius: radius, offset: offset), .brightness(amount), .contrast(amount),
      .saturation(amount), .grayscale(amount), .hueRotation(.radians(amount)),
      .colorMultiply(color), .colorInvert, .luminanceToAlpha,
    ]
    return all.randomElement(using: &generator) ?? .colorInvert
  }

  private static func content(
    using generator: inout SeededGenerator, _ range: Range, _ depth: Int
  ) -> DisplayItem.Content {
    func items() -> [DisplayItem] {
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        random(using: &generator, range, depth: depth + 1)
      }
    }
    let path = path(using: &generator, range)
    switch Int.random(in: 0..<(depth < 2 ? 10 : 6), using: &generator) {
    case 0:
      let style = StrokeStyle(
        lineWidth: number(0, 9, &generator, range),
        lineCap: [.butt, .round, .square].randomElement(using: &generator) ?? .butt,
        lineJoin: [.miter, .round, .bevel].randomElement(using: &generator) ?? .miter,
        dash: chance(0.5, &generator)
          ? [number(0, 9, &generator, range), number(0, 9, &generator, range)] : [],
        dashPhase: number(-9, 9, &generator, range))
      return .stroke(path, style, antialiased: true, paint(using: &generator, range))
    case 1:
      let kinds: [ImageInterpolation] = [.nearest, .bilinear, .high]
      return .image(
        image, CGRect(x: 0, y: 0, width: number(1, 50, &generator, range), height: 30),
        kinds.randomElement(using: &generator) ?? .high)
    case 2:
      return .backdrop(
        path, FillStyle(),
        Backdrop(
          radius: number(0, 5, &generator, range), saturation: 1.8,
          tint: color(using: &generator, range)))
    case 3:
      let place = CGAffineTransform(translationX: number(0, 20, &generator, range), y: 3)
      return .outlines(
        [
          PlacedOutline(Outline(path), transform: place),
          PlacedOutline(Outline(path), transform: .identity),
        ],
        paint(using: &generator, range))
    case 6, 7: return .group(items())
    case 8: return .masked(items(), by: items())
    default:
      let style = FillStyle(
        eoFill: chance(0.3, &generator), antialiased: chance(0.9, &generator))
      return .fill(path, style, paint(using: &generator, range))
    }
  }
}
