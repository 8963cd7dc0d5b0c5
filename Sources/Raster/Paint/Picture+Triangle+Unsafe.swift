extension Picture {
  /// Overwrites the pixels whose centres lie in a triangle or on its sides.
  ///
  /// Neighbours share sides, so no pixel between them is left out.
  /// Bounds: rows and columns are limited to the picture's box.
  func fillTriangle(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex) {
    let (ab, ac) = (b.place - a.place, c.place - a.place)
    let area = ab.x * ac.y - ab.y * ac.x
    guard area != 0, area.isFinite else { return }
    let low = pointwiseMin(pointwiseMin(a.place, b.place), c.place)
    let high = pointwiseMax(pointwiseMax(a.place, b.place), c.place)
    let (top, bottom) = (max(Double(box.y0), low.y - 0.5), min(Double(box.y1), high.y + 0.5))
    let (left, right) = (max(Double(box.x0), low.x - 0.5), min(Double(box.x1), high.x + 0.5))
    guard top < bottom, left < right else { return }
    // A hundred-thousandth of the triangle closes the gaps that rounding leaves.
    let slack = -1e-5
    for y in Int(top.rounded(.down))..<min(box.y1, Int(bottom.rounded(.up))) where y >= box.y0 {
      let row = surface.pixels(box.x0, y)
      for x in Int(left.rounded(.down))..<min(box.x1, Int(right.rounded(.up))) where x >= box.x0 {
        let p = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - a.place
        let v = (p.x * ac.y - p.y * ac.x) / area
        let w = (ab.x * p.y - ab.y * p.x) / area
        guard v >= slack, w >= slack, v + w <= 1 - slack else { continue }
        let value = a.value + (b.value - a.value) * v + (c.value - a.value) * w
        row[x - box.x0] = Self.pack(value)
      }
    }
  }

  private static func pack(_ value: SIMD4<Double>) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(255, value)) + 0.5) }
    let alpha = byte(value.w)
    return alpha << 24 | min(alpha, byte(value.z)) << 16 | min(alpha, byte(value.y)) << 8
      | min(alpha, byte(value.x))
  }
}
