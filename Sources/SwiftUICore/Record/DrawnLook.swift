import Display

/// What a leaf draws beyond its place, as numbers that are equal where it looks equal.
package struct DrawnLook: Codable, Hashable, Sendable {
  /// Width of the first line that is drawn, in points; 0 without one.
  package var lineWidth = 0.0
  /// Length of all outlines that are filled or drawn, in points; glyphs do not count.
  package var outline = 0.0
  /// Standard deviation of the largest shadow, in canvas points.
  package var shadow = 0.0
  /// Whole numbers below 2⁴⁸: fingerprints of the geometry, of the paints, and of the filters,
  /// clips and blending that reach the leaf.
  package var shape = 0.0
  package var paint = 0.0
  package var effect = 0.0

  package init() {}

  init(_ items: ArraySlice<DisplayItem>) {
    var print = Fingerprint()
    for item in items { print.add(item) }
    lineWidth = print.lineWidth
    outline = print.outline
    shadow = print.shadow
    shape = print.shape.number
    paint = print.paint.number
    effect = print.effect.number
  }
}

/// Mixes numbers into one, by the steps of FNV-1a on whole words.
private struct NumberHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325
  private var isEmpty = true

  mutating func mix(_ word: UInt64) {
    isEmpty = false
    state = (state ^ word) &* 0x100_0000_01b3
    state ^= state >> 29
  }
  mutating func mix(_ value: Double) { mix((value == 0 ? 0 : value).bitPattern) }
  mutating func mix(_ text: String) { for byte in text.utf8 { mix(UInt64(byte)) } }
  mutating func mix(_ point: CGPoint) {
    mix(Double(point.x))
    mix(Double(point.y))
  }
  /// Exact in JSON; 0 where nothing was mixed in.
  var number: Double { isEmpty ? 0 : Double(state >> 16) }
}

/// Walks what a leaf draws.
private struct Fingerprint {
  var lineWidth = 0.0
  var outline = 0.0
  var shadow = 0.0
  var shape = NumberHash()
  var paint = NumberHash()
  var effect = NumberHash()

  mutating func add(_ item: DisplayItem) {
    add(item.content)
    effect.mix(item.blendMode.rawValue)
    for filter in item.filters { add(filter) }
    for clip in item.clips { add(clip.path, to: \.effect) }
  }

  private mutating func add(_ content: DisplayItem.Content) {
    switch content {
    case .fill(let path, let style, let paint):
      measure(path)
      shape.mix((style.isEOFilled ? 1 : 0) as UInt64)
      self.paint.mix("\(paint)")
    case .stroke(let path, let style, _, let paint):
      measure(path)
      if lineWidth == 0 { lineWidth = Double(style.lineWidth) }
      for number in [style.lineWidth, style.miterLimit, style.dashPhase] + style.dash {
        shape.mix(Double(number))
      }
      shape.mix("\(style.lineCap)\(style.lineJoin)")
      self.paint.mix("\(paint)")
    case .outlines(let placed, let paint):
      for one in placed {
        let map = one.transform
        for number in [map.a, map.b, map.c, map.d, map.tx, map.ty] { shape.mix(Double(number)) }
        add(one.outline.path, to: \.shape)
      }
      self.paint.mix("\(paint)")
    case .image(let image, let rect, _):
      paint.mix(image.contentHash)
      shape.mix(rect.origin)
      shape.mix(CGPoint(x: rect.width, y: rect.height))
    case .backdrop(let path, _, let backdrop):
      measure(path)
      paint.mix("\(backdrop)")
    case .group(let items):
      for item in items { add(item) }
    case .masked(let items, let mask):
      for item in items { add(item) }
      for item in mask { add(item) }
    }
  }

  private mutating func add(_ filter: Filter) {
    switch filter {
    case .blur: break
    case .shadow(_, let radius, _), .innerShadow(_, let radius, _):
      shadow = max(shadow, Double(radius))
      effect.mix("\(filter)")
    default: effect.mix("\(filter)")
    }
  }

  private mutating func measure(_ path: Path) {
    outline += path.contours.flatMap(\.segments).reduce(0) { $0 + Double($1.length) }
    add(path, to: \.shape)
  }

  private mutating func add(_ path: Path, to hash: WritableKeyPath<Fingerprint, NumberHash>) {
    path.forEach { element in
      switch element {
      case .move(let end):
        self[keyPath: hash].mix(1 as UInt64)
        self[keyPath: hash].mix(end)
      case .line(let end):
        self[keyPath: hash].mix(2 as UInt64)
        self[keyPath: hash].mix(end)
      case .quadCurve(let end, let control):
        for point in [control, end] { self[keyPath: hash].mix(point) }
      case .curve(let end, let first, let second):
        for point in [first, second, end] { self[keyPath: hash].mix(point) }
      case .closeSubpath: self[keyPath: hash].mix(3 as UInt64)
      }
    }
  }
}
