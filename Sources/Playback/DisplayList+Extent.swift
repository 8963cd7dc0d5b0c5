import Display
import Geometry

extension DisplayList {
  /// A rectangle outside of which nothing is drawn, in canvas points; null where nothing is.
  package var extent: CGRect { union(items) }

  /// The list on a smaller or larger canvas: `area` of the old one.
  package func cropped(to area: CGRect) -> DisplayList {
    let move = ProjectionTransform(
      CGAffineTransform(translationX: -area.minX, y: -area.minY))
    let moved = items.map { item in
      var item = item
      item.transform = item.transform.concatenating(move)
      item.clips = item.clips.map { clip in
        var clip = clip
        clip.transform = clip.transform.concatenating(move)
        return clip
      }
      return item
    }
    return DisplayList(size: area.size, items: moved)
  }
}

private func union(_ items: [DisplayItem]) -> CGRect {
  items.reduce(CGRect.null) { $0.union(extent(of: $1)) }
}

private func extent(of item: DisplayItem) -> CGRect {
  guard item.opacity > 0 else { return .null }
  var area = extent(of: item.content).image(under: item.transform)
  for filter in item.filters { area = area.grown(by: filter) }
  for clip in item.clips {
    area = area.intersection(clip.path.boundingRect.image(under: clip.transform))
  }
  return area
}

private func extent(of content: DisplayItem.Content) -> CGRect {
  switch content {
  case .fill(let path, _, let paint):
    return paint.isInvisible || path.isEmpty ? .null : path.boundingRect
  case .stroke(let path, let style, _, let paint):
    guard !paint.isInvisible, !path.isEmpty else { return .null }
    // A miter reaches out by its limit at most; square caps by the diagonal of half a pen.
    let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5)
    let bounds = path.boundingRect
    let bend = style.lineJoin == .miter && path.hasCorners ? reach : style.lineWidth * 0.75
    return bounds.insetBy(dx: -bend, dy: -bend)
  case .outlines(let outlines, let paint):
    guard !paint.isInvisible else { return .null }
    return outlines.reduce(CGRect.null) { area, placed in
      guard !placed.outline.path.isEmpty else { return area }
      let map = ProjectionTransform(placed.transform)
      return area.union(placed.outline.path.boundingRect.image(under: map))
    }
  case .image(_, let rect, _): return rect
  case .backdrop(let path, _, _): return path.isEmpty ? .null : path.boundingRect
  case .group(let items): return union(items)
  case .masked(let items, let mask): return union(items).intersection(union(mask))
  }
}

extension Paint {
  fileprivate var isInvisible: Bool {
    if case .solid(let color) = self { return color.opacity <= 0 }
    return false
  }
}

extension Path {
  /// Whether straight pieces meet, so that miters may stick out.
  fileprivate var hasCorners: Bool {
    elements.contains { if case .line = $0 { true } else { false } }
  }
}

extension CGRect {
  /// The bounds of the rectangle's image.
  fileprivate func image(under map: ProjectionTransform) -> CGRect {
    guard !isNull else { return .null }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(map) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      (right - left).isFinite, (bottom - top).isFinite
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  fileprivate func grown(by filter: Filter) -> CGRect {
    guard !isNull else { return .null }
    switch filter {
    // Beyond three standard deviations less than one step of 8 bits is left.
    case .blur(let radius, let isOpaque):
      return isOpaque ? self : insetBy(dx: -3 * radius, dy: -3 * radius)
    case .shadow(let color, let radius, let offset):
      guard color.opacity > 0 else { return self }
      return union(
        insetBy(dx: -3 * radius, dy: -3 * radius).offsetBy(dx: offset.width, dy: offset.height))
    default: return self
    }
  }
}
