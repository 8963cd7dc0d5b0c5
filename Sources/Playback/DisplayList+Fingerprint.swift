import Display
import Geometry

extension DisplayList {
  /// A number that pictures share when nobody could tell them apart; used to find loops.
  ///
  /// Lengths are rounded to a millionth, because a loop's second round computes the same numbers
  /// along another way.
  package var fingerprint: UInt64 {
    var hash = Fingerprint()
    for item in items { hash.add(item) }
    return hash.value
  }
}

/// FNV-1a over words.
private struct Fingerprint {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01b3
    value ^= value >> 29
  }
  mutating func add(_ number: Double) {
    let rounded = (number * 1e6).rounded()
    // Also makes one zero of two.
    add(word: rounded.isNaN ? 1 : rounded == 0 ? 0 : rounded.bitPattern)
  }
  mutating func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }
  mutating func add(_ m: ProjectionTransform) {
    for part in [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33] { add(part) }
  }
  mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let end): add(word: 1); add(end)
      case .line(let end): add(word: 2); add(end)
      case .quadCurve(let end, let control): add(word: 3); add(end); add(control)
      case .curve(let end, let first, let second):
        add(word: 4); add(end); add(first); add(second)
      case .closeSubpath: add(word: 5)
      }
    }
  }
  mutating func add(_ color: DisplayColor) {
    for part in [color.red, color.green, color.blue, color.opacity] { add(part) }
  }
  /// Kinds whose parts are many and seldom move are told apart by their description.
  mutating func add(text: String) { for byte in text.utf8 { add(word: UInt64(byte)) } }

  mutating func add(_ paint: Paint) {
    if case .solid(let color) = paint { add(color) } else { add(text: "\(paint)") }
  }
  mutating func add(_ filter: Filter) {
    switch filter {
    case .blur(let radius, _): add(word: 1); add(radius)
    case .shadow(let color, let radius, let offset):
      add(word: 2); add(color); add(radius); add(offset.width); add(offset.height)
    default: add(text: "\(filter)")
    }
  }

  mutating func add(_ item: DisplayItem) {
    add(item.transform)
    add(item.opacity)
    add(text: item.blendMode.rawValue)
    for filter in item.filters { add(filter) }
    for clip in item.clips { add(clip.path); add(clip.transform) }
    switch item.content {
    case .fill(let path, _, let paint): add(word: 11); add(path); add(paint)
    case .stroke(let path, let style, _, let paint):
      add(word: 12); add(path); add(paint); add(style.lineWidth); add(style.dashPhase)
      for dash in style.dash { add(dash) }
    case .outlines(let outlines, let paint):
      add(word: 13); add(paint)
      for placed in outlines {
        add(placed.outline.path)
        add(ProjectionTransform(placed.transform))
      }
    case .image(let image, let rect, _):
      add(word: 14); add(word: image.contentHash); add(rect.origin); add(rect.width)
      add(rect.height)
    case .backdrop(let path, _, let backdrop): add(word: 15); add(path); add(text: "\(backdrop)")
    case .group(let items): add(word: 16); for item in items { add(item) }
    case .masked(let items, let mask):
      add(word: 17)
      for item in items { add(item) }
      add(word: 18)
      for item in mask { add(item) }
    }
  }
}
