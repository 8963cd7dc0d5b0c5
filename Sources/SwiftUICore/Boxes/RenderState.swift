import Display

/// What outer effects hand down to each drawn leaf.
package struct RenderState {
  /// From the current space to the canvas.
  package var transform = ProjectionTransform()
  package var opacity = 1.0
  package var blendMode = DisplayBlendMode.normal
  /// Innermost first.
  package var filters: [Filter] = []
  package var clips: [Clip] = []
  package init() {}

  mutating func translate(by offset: CGPoint) {
    guard offset != .zero else { return }
    concatenate(CGAffineTransform(translationX: offset.x, y: offset.y))
  }

  /// Applies a map to what is inside, before the maps from outside.
  package mutating func concatenate(_ map: CGAffineTransform) {
    transform = ProjectionTransform(map).concatenating(transform)
  }
  package mutating func concatenate(_ map: ProjectionTransform) {
    transform = map.concatenating(transform)
  }

  package mutating func multiplyOpacity(by share: Double) {
    opacity *= share.isNaN ? 0 : min(max(share, 0), 1)
  }

  package mutating func clip(_ path: Path, _ style: FillStyle = FillStyle()) {
    clips.append(Clip(path, fillStyle: style, transform: transform))
  }

  /// Adds a filter inside those from outside; its lengths are in the current space.
  package mutating func filter(_ filter: Filter) {
    filters.insert(filter.scaled(by: lengthScale, vector: vectorMap), at: 0)
  }

  /// How much the current map enlarges lengths, as the root of its area.
  private var lengthScale: CGFloat {
    let map = transform.affine
    let area = abs(map.a * map.d - map.b * map.c)
    return area.isFinite ? area.squareRoot() : 1
  }
  private var vectorMap: CGAffineTransform {
    var map = transform.affine
    map.tx = 0
    map.ty = 0
    return map
  }
}

extension Filter {
  func scaled(by scale: CGFloat, vector: CGAffineTransform) -> Filter {
    switch self {
    case .blur(let radius, let isOpaque): .blur(radius: radius * scale, isOpaque: isOpaque)
    case .shadow(let color, let radius, let offset):
      .shadow(color, radius: radius * scale, offset: offset.applying(vector))
    case .innerShadow(let color, let radius, let offset):
      .innerShadow(color, radius: radius * scale, offset: offset.applying(vector))
    default: self
    }
  }
  var isShadow: Bool {
    if case .shadow = self { return true }
    return false
  }
}
