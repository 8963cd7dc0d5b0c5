import Display

/// A resolved fill whose numbers can move: colours in linear light, positions, radii and angles.
package struct LeafPaint: Hashable {
  package enum Kind: Hashable {
    case solid
    case linear, radial, elliptical, angular
    case mesh(columns: Int, rows: Int, smooths: Bool)
    case image(DisplayImage, scale: CGFloat)
    /// Blur of what lies below; `colors[0]` is the tint.
    case material
  }
  package var kind: Kind
  package var colors: [DisplayColor]
  /// Of the colours, 0…1.
  package var locations: [Double]
  /// Points in the unit space, radii or angles, by kind:
  /// linear x0 y0 x1 y1 · radial cx cy r0 r1 · elliptical cx cy s0 s1 · angular cx cy a0 a1 ·
  /// material sigma saturation · mesh x y of each point, background is the last colour.
  package var geometry: [Double]
  package var space = GradientStops.Space.perceptual
  /// Multiplies the opacity of all.
  package var opacity = 1.0

  package init(
    kind: Kind, colors: [DisplayColor], locations: [Double] = [], geometry: [Double] = [],
    space: GradientStops.Space = .perceptual, opacity: Double = 1
  ) {
    self.kind = kind
    self.colors = colors
    self.locations = locations
    self.geometry = geometry
    self.space = space
    self.opacity = opacity
  }
  package static func solid(_ color: DisplayColor) -> LeafPaint {
    LeafPaint(kind: .solid, colors: [color])
  }

  /// Whether the numbers of two paints mean the same things.
  func isCompatible(with other: LeafPaint) -> Bool {
    kind == other.kind && colors.count == other.colors.count
      && locations.count == other.locations.count && geometry.count == other.geometry.count
      && space == other.space
  }

  /// The fill of a rectangle, in the space of the leaf; nil for a material.
  package func paint(in rect: CGRect) -> Paint? {
    switch kind {
    case .solid:
      return colors.first.map { .solid($0.multiplyingOpacity(by: opacity)) }
    case .linear where geometry.count == 4:
      return .linear(
        stops, start: point(geometry[0], geometry[1], rect),
        end: point(geometry[2], geometry[3], rect))
    case .radial where geometry.count == 4:
      return .radial(
        stops, center: point(geometry[0], geometry[1], rect), startRadius: CGFloat(geometry[2]),
        endRadius: CGFloat(geometry[3]))
    case .elliptical where geometry.count == 4:
      // Fractions are of the whole size; the display list counts in halves.
      return .elliptical(
        stops, bounds: rect, center: point(geometry[0], geometry[1], rect),
        startShare: CGFloat(geometry[2] * 2), endShare: CGFloat(geometry[3] * 2))
    case .angular where geometry.count == 4:
      return .angular(
        stops, center: point(geometry[0], geometry[1], rect), start: Angle(radians: geometry[2]),
        end: Angle(radians: geometry[3]))
    case .mesh(let columns, let rows, let smooths):
      return mesh(rect, columns, rows, smooths)
    case .image(let image, let scale):
      return .pattern(
        image,
        tile: CGRect(
          x: rect.minX, y: rect.minY, width: CGFloat(image.width) / scale,
          height: CGFloat(image.height) / scale))
    default: return nil
    }
  }

  /// The backdrop of a material.
  package var backdrop: Backdrop? {
    guard case .material = kind, geometry.count == 2, let tint = colors.first else { return nil }
    return Backdrop(
      radius: CGFloat(geometry[0]), saturation: geometry[1], tint: tint)
  }

  private func point(_ x: Double, _ y: Double, _ rect: CGRect) -> CGPoint {
    UnitPoint(x: CGFloat(x), y: CGFloat(y)).point(in: rect)
  }
  private var stops: GradientStops {
    GradientStops(
      zip(colors, locations).map {
        GradientStops.Stop(color: $0.multiplyingOpacity(by: opacity), location: $1)
      }, space: space)
  }
  private func mesh(_ rect: CGRect, _ columns: Int, _ rows: Int, _ smooths: Bool) -> Paint? {
    guard geometry.count == columns * rows * 2, colors.count == columns * rows + 1 else {
      return nil
    }
    let points = stride(from: 0, to: geometry.count, by: 2).map {
      CGPoint(x: geometry[$0], y: geometry[$0 + 1])
    }
    let colors = colors.map { $0.multiplyingOpacity(by: opacity) }
    return .mesh(
      MeshPaint(
        bounds: rect, columns: columns, rows: rows, points: points,
        colors: Array(colors.dropLast()),
        background: colors.last ?? .clear, smoothsColors: smooths, space: space))
  }
}

extension LeafPaint {
  /// All numbers as one vector.
  ///
  /// Colours are in linear light × 128, as springs count them.
  var numbers: NumberVector {
    var values: [Double] = []
    values.reserveCapacity(colors.count * 4 + locations.count + geometry.count + 1)
    for color in colors {
      values.append(SRGB.linear(color.red) * 128)
      values.append(SRGB.linear(color.green) * 128)
      values.append(SRGB.linear(color.blue) * 128)
      values.append(color.opacity * 128)
    }
    values += locations
    values += geometry
    values.append(opacity)
    return NumberVector(values)
  }

  /// The paint with its numbers replaced.
  func replacing(_ numbers: NumberVector) -> LeafPaint {
    var copy = self
    var index = 0
    func next() -> Double {
      defer { index += 1 }
      return index < numbers.values.count ? numbers.values[index] : 0
    }
    for i in colors.indices {
      copy.colors[i] = DisplayColor(
        red: SRGB.encoded(next() / 128), green: SRGB.encoded(next() / 128),
        blue: SRGB.encoded(next() / 128), opacity: min(max(next() / 128, 0), 1))
    }
    for i in locations.indices { copy.locations[i] = next() }
    for i in geometry.indices { copy.geometry[i] = next() }
    copy.opacity = min(max(next(), 0), 1)
    return copy
  }
}

/// The transfer curve of sRGB, IEC 61966-2-1, odd about 0 for values outside 0…1.
package enum SRGB {
  package static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let value = size <= 0.04045 ? size / 12.92 : Transcendentals.pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -value : value
  }
  package static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let value =
      size <= 0.0031308 ? size * 12.92 : 1.055 * Transcendentals.pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }
}

/// A vector of any length; missing numbers are 0.
struct NumberVector: VectorArithmetic {
  var values: [Double]
  init(_ values: [Double]) { self.values = values }
  static let zero = NumberVector([])

  static func + (lhs: NumberVector, rhs: NumberVector) -> NumberVector { lhs.zip(rhs, +) }
  static func - (lhs: NumberVector, rhs: NumberVector) -> NumberVector { lhs.zip(rhs, -) }
  mutating func scale(by factor: Double) {
    for i in values.indices { values[i] *= factor }
  }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  private func zip(_ other: NumberVector, _ combine: (Double, Double) -> Double) -> NumberVector {
    var result: [Double] = []
    let count = max(values.count, other.values.count)
    result.reserveCapacity(count)
    for i in 0..<count {
      result.append(
        combine(i < values.count ? values[i] : 0, i < other.values.count ? other.values[i] : 0))
    }
    return NumberVector(result)
  }
}
