import Display
import Geometry

/// A picture as a row of numbers, for telling whether a scene has come round to it again.
package struct PictureTrace: Equatable {
  /// What there is: kinds and counts.
  private var words: [UInt64] = []
  /// Where and how: places, sizes, colours.
  private var numbers: [Double] = []

  package init(_ list: DisplayList) { for item in list.items { add(item) } }

  /// Whether nobody could tell the pictures apart: no number differs by more than 1/256, a step of
  /// an 8-bit colour and far less than a pixel.
  package func isNear(_ other: PictureTrace) -> Bool {
    words == other.words && numbers.count == other.numbers.count
      && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= 1 / 256 || $0 == $1 }
  }

  /// Whether the same things are elsewhere, or of another colour or size.
  package func isMoved(from other: PictureTrace) -> Bool { words == other.words && !isNear(other) }

  /// Steps per unit: about a millionth, and in no simple relation to the halves, quarters and
  /// decimals that motion likes, so that none of them lies on the edge between two steps.
  private static let grid = 987_654.321

  /// A number that pictures share when they differ by rounding only, as a loop's rounds do.
  package var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0x100_0000_01b3
      hash ^= hash >> 29
    }
    for word in words { add(word) }
    for number in numbers {
      let rounded = (number * Self.grid).rounded()
      // Also makes one zero of two.
      add(rounded.isNaN ? 1 : rounded == 0 ? 0 : rounded.bitPattern)
    }
    return hash
  }

  // MARK: Parts

  private mutating func add(_ parts: Double...) { numbers += parts }
  private mutating func add(_ point: CGPoint) { add(point.x, point.y) }
  private mutating func add(_ size: CGSize) { add(size.width, size.height) }
  private mutating func add(_ rect: CGRect) {
    add(rect.origin)
    add(rect.size)
  }
  private mutating func add(_ color: DisplayColor) {
    // Colours nobody sees are all the same.
    let shown = color.opacity == 0 ? DisplayColor.clear : color
    add(shown.red, shown.green, shown.blue, shown.opacity)
  }
  private mutating func add(_ m: ProjectionTransform) {
    add(m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33)
  }
  private mutating func kind(_ word: UInt64) { words.append(word) }

  private mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let end): kind(1); add(end)
      case .line(let end): kind(2); add(end)
      case .quadCurve(let end, let control): kind(3); add(end); add(control)
      case .curve(let end, let first, let second):
        kind(4); add(end); add(first); add(second)
      case .closeSubpath: kind(5)
      }
    }
  }

  private mutating func add(_ stops: GradientStops) {
    kind(UInt64(stops.stops.count))
    for stop in stops.stops {
      add(stop.color)
      add(stop.location)
    }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .solid(let color): kind(1); add(color)
    case .linear(let stops, let start, let end): kind(2); add(stops); add(start); add(end)
    case .radial(let stops, let center, let start, let end):
      kind(3); add(stops); add(center); add(start, end)
    case .elliptical(let stops, let bounds, let center, let start, let end):
      kind(4); add(stops); add(bounds); add(center); add(start, end)
    case .angular(let stops, let center, let start, let end):
      kind(5); add(stops); add(center); add(start.radians, end.radians)
    case .mesh(let mesh):
      kind(6); add(mesh.bounds)
      for point in mesh.points { add(point) }
      for color in mesh.colors { add(color) }
    case .pattern(let image, let tile): kind(7); kind(image.contentHash); add(tile)
    }
  }

  private mutating func add(_ filter: Filter) {
    switch filter {
    case .blur(let radius, _): kind(1); add(radius)
    case .shadow(let color, let radius, let offset):
      kind(2); add(color); add(radius); add(offset)
    case .innerShadow(let color, let radius, let offset):
      kind(3); add(color); add(radius); add(offset)
    case .brightness(let amount): kind(4); add(amount)
    case .contrast(let amount): kind(5); add(amount)
    case .saturation(let amount): kind(6); add(amount)
    case .grayscale(let amount): kind(7); add(amount)
    case .hueRotation(let angle): kind(8); add(angle.radians)
    case .colorMultiply(let color): kind(9); add(color)
    case .colorInvert: kind(10)
    case .luminanceToAlpha: kind(11)
    case .alphaThreshold(let least, let most, let color):
      kind(12); add(least, most); add(color)
    }
  }

  private mutating func add(_ item: DisplayItem) {
    add(item.transform)
    add(item.opacity)
    for byte in item.blendMode.rawValue.utf8 { kind(UInt64(byte)) }
    for filter in item.filters { add(filter) }
    for clip in item.clips {
      add(clip.path)
      add(clip.transform)
    }
    add(item.content)
  }

  private mutating func add(_ content: DisplayItem.Content) {
    switch content {
    case .fill(let path, _, let paint): kind(11); add(path); add(paint)
    case .stroke(let path, let style, _, let paint):
      kind(12); add(path); add(paint); add(style.lineWidth, style.dashPhase)
      for dash in style.dash { add(dash) }
    case .outlines(let outlines, let paint):
      kind(13); add(paint)
      for placed in outlines {
        add(placed.outline.path)
        add(ProjectionTransform(placed.transform))
      }
    case .image(let image, let rect, _): kind(14); kind(image.contentHash); add(rect)
    case .backdrop(let path, _, let backdrop):
      kind(15); add(path); add(backdrop.radius, backdrop.saturation); add(backdrop.tint)
    case .group(let items):
      kind(16)
      for item in items { add(item) }
      kind(19)
    case .masked(let items, let mask):
      kind(17)
      for item in items { add(item) }
      kind(18)
      for item in mask { add(item) }
      kind(19)
    }
  }
}
