import Geometry

extension DisplayItem {
  /// Whether all numbers of the item are numbers.
  ///
  /// Pictures inside groups were asked when they were made.
  package var isFinite: Bool {
    transform.isFinite && opacity.isFinite && filters.allSatisfy(\.isFinite)
      && clips.allSatisfy { $0.path.isFinite } && content.isFinite
  }
}

extension DisplayItem.Content {
  fileprivate var isFinite: Bool {
    switch self {
    case .fill(let path, _, _), .backdrop(let path, _, _): path.isFinite
    case .stroke(let path, let style, _, _):
      path.isFinite && style.lineWidth.isFinite && style.miterLimit.isFinite
        && style.dashPhase.isFinite && style.dash.allSatisfy(\.isFinite)
    case .outlines(let outlines, _): outlines.allSatisfy { $0.transform.isFinite }
    case .image(_, let frame, _): frame.isFinite
    case .group, .masked: true
    }
  }
}

extension Filter {
  fileprivate var isFinite: Bool {
    switch self {
    case .blur(let radius, _): radius.isFinite
    case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
      radius.isFinite && offset.width.isFinite && offset.height.isFinite
    case .brightness(let amount), .contrast(let amount), .saturation(let amount),
      .grayscale(let amount):
      amount.isFinite
    case .hueRotation(let angle): angle.radians.isFinite
    case .alphaThreshold(let low, let high, _): low.isFinite && high.isFinite
    case .colorMultiply, .colorInvert, .luminanceToAlpha: true
    }
  }
}

extension ProjectionTransform {
  fileprivate var isFinite: Bool {
    // A product with 0 is NaN for infinity and NaN, else 0; nine tests in one.
    0 * (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33) == 0
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool { 0 * (a + b + c + d + tx + ty) == 0 }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    0 * (origin.x + origin.y + size.width + size.height) == 0
  }
}

extension Path {
  fileprivate var isFinite: Bool {
    func isFinite(_ point: CGPoint) -> Bool { 0 * (point.x + point.y) == 0 }
    return elements.allSatisfy { element in
      switch element {
      case .move(let to), .line(let to): isFinite(to)
      case .quadCurve(let to, let control): isFinite(to) && isFinite(control)
      case .curve(let to, let first, let second):
        isFinite(to) && isFinite(first) && isFinite(second)
      case .closeSubpath: true
      }
    }
  }
}
