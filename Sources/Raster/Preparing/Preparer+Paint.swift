import Display
import Geometry

extension Preparer {
  /// What gives the pixels of a paint; nil when it paints nothing.
  func shader(for paint: Paint, in context: Context, over box: PixelBox) -> (any RowShader)? {
    var inverse = context.transform
    guard inverse.invert() else { return nil }
    let scale = context.transform.largestScale(over: .zero)
    switch paint {
    case .solid(let color): return ConstantShader(pixel: color.pixel())
    case .linear(let stops, let start, let end):
      return linear(stops, start, end, inverse, scale)
    case .radial(let stops, let center, let startRadius, let endRadius):
      let unit = CGAffineTransform(translationX: -center.x, y: -center.y)
      return round(
        stops, inverse.concatenating(ProjectionTransform(unit)), Double(startRadius),
        Double(endRadius), scale)
    case .elliptical(let stops, let bounds, let center, let startShare, let endShare):
      let (halfWidth, halfHeight) = (bounds.width / 2, bounds.height / 2)
      guard halfWidth > 0, halfHeight > 0 else { return nil }
      let unit = CGAffineTransform(
        a: 1 / halfWidth, b: 0, c: 0, d: 1 / halfHeight, tx: -center.x / halfWidth,
        ty: -center.y / halfHeight)
      return round(
        stops, inverse.concatenating(ProjectionTransform(unit)), Double(startShare),
        Double(endShare), scale * Double(max(halfWidth, halfHeight)))
    case .angular(let stops, let center, let start, let end):
      return angular(stops, center, start.radians, end.radians, inverse, box)
    case .mesh(let mesh): return meshShader(mesh, in: context, over: box)
    case .pattern(let image, let tile): return patternShader(image, tile, inverse, scale)
    }
  }

  private func linear(
    _ stops: GradientStops, _ start: CGPoint, _ end: CGPoint, _ inverse: ProjectionTransform,
    _ scale: Double
  ) -> (any RowShader)? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite else {
      return stops.stops.last.map { ConstantShader(pixel: $0.color.pixel()) }
    }
    var unit = ProjectionTransform()
    unit.m11 = dx / square
    unit.m21 = dy / square
    unit.m31 = -(start.x * dx + start.y * dy) / square
    unit.m12 = 0
    unit.m22 = 0
    return GradientShader(
      table: gradients.table(stops, length: Double(square.squareRoot()) * scale),
      geometry: .linear, map: inverse.concatenating(unit).normalized)
  }

  /// - `start`: The distance of position 0, in the space of `map`.
  /// - `scale`: Pixels per unit of distance.
  private func round(
    _ stops: GradientStops, _ map: ProjectionTransform, _ start: Double, _ end: Double,
    _ scale: Double
  ) -> (any RowShader)? {
    // Equal radii make a hard edge: all of the ramp within a thousandth of a pixel.
    let length = abs(end - start) < 1e-3 / scale ? 1e-3 / scale : end - start
    guard length.isFinite, start.isFinite else { return nil }
    return GradientShader(
      table: gradients.table(stops, length: abs(length) * scale), geometry: .radial,
      map: map.normalized, scale: Float(1 / length), offset: Float(-start / length))
  }

  private func angular(
    _ stops: GradientStops, _ center: CGPoint, _ start: Double, _ end: Double,
    _ inverse: ProjectionTransform, _ box: PixelBox
  ) -> (any RowShader)? {
    guard start.isFinite, end.isFinite else { return nil }
    // A sweep that runs counterclockwise is one that runs clockwise in a mirror.
    let mirror: CGFloat = end < start ? -1 : 1
    let unit = CGAffineTransform(
      a: 1, b: 0, c: 0, d: mirror, tx: -center.x, ty: -center.y * mirror)
    var first = (Double(mirror) * start / (2 * .pi)).truncatingRemainder(dividingBy: 1)
    if first < 0 { first += 1 }
    let sweep = max(1e-6, abs(end - start) / (2 * .pi))
    // The table is as fine as the largest circle in sight.
    let length = Double(max(box.width, box.height)) * 3 * min(sweep, 1)
    return GradientShader(
      table: gradients.table(stops, length: length),
      geometry: .angular(start: Float(first), sweep: Float(sweep)),
      map: inverse.concatenating(ProjectionTransform(unit)).normalized)
  }
}

extension ProjectionTransform {
  /// The same map with a bottom right element of 1 where it is affine but for that.
  var normalized: ProjectionTransform {
    guard m13 == 0, m23 == 0, m33 != 1, m33 != 0 else { return self }
    var map = self
    map.m11 /= m33
    map.m12 /= m33
    map.m21 /= m33
    map.m22 /= m33
    map.m31 /= m33
    map.m32 /= m33
    map.m33 = 1
    return map
  }
}

/// Gradient tables, kept from frame to frame.
struct GradientCache {
  private struct Key: Hashable {
    let stops: GradientStops
    let size: Int
  }
  private var tables: [Key: GradientTable] = [:]

  /// The table of a gradient that is `length` pixels long.
  mutating func table(_ stops: GradientStops, length: Double) -> GradientTable {
    // Two entries a pixel keep hard edges within half a pixel.
    var size = 256
    while size < 4096, Double(size) < 2 * length { size *= 2 }
    let key = Key(stops: stops, size: size)
    if let table = tables[key] { return table }
    // A film that animates its colours would otherwise keep them all.
    if tables.count > 500 { tables.removeAll() }
    let table = GradientTable(stops, size: size)
    tables[key] = table
    return table
  }
}
