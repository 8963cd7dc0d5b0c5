extension Picture {
  /// Overwrites the pixels whose centres lie in a triangle or on its sides.
  ///
  /// Neighbours share sides, so no pixel between them is left out.
  /// Bounds: rows and columns are limited to the picture's box.
  /// - `marks`: Of the picture's box; set to 255 there.
  func fillTriangle(
    _ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex, _ marks: AlphaPicture
  ) {
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
      let marked = marks.rows.address(box.x0, y)
      for x in Int(left.rounded(.down))..<min(box.x1, Int(right.rounded(.up))) where x >= box.x0 {
        let p = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - a.place
        let v = (p.x * ac.y - p.y * ac.x) / area
        let w = (ab.x * p.y - ab.y * p.x) / area
        guard v >= slack, w >= slack, v + w <= 1 - slack else { continue }
        let value = a.value + (b.value - a.value) * v + (c.value - a.value) * w
        row[x - box.x0] = Self.pack(value)
        marked[x - box.x0] = 255
      }
    }
  }

  /// Mixes pixels at the rim of what was drawn with what lies around it, by how much of them it
  /// covers.
  ///
  /// - `marks`: 255 for the pixels that were drawn.
  /// - `coverage`: Of the rim; where it covers nothing the outline is folded, and is left as it is.
  func smoothRim(marks: AlphaPicture, coverage: AlphaPicture, background: UInt32) {
    var mixed: [(pixel: UnsafeMutablePointer<UInt32>, value: UInt32)] = []
    for y in box.y0..<box.y1 {
      let (row, marked) = (surface.pixels(box.x0, y), marks.rows.address(box.x0, y))
      let covered = coverage.rows.address(box.x0, y)
      for x in 0..<box.width where marked[x] != covered[x] {
        let share = UInt32(covered[x])
        guard share > 0, let color = rimColor(box.x0 + x, y, marks) else { continue }
        func channel(_ shift: UInt32) -> UInt32 {
          let sum = (color >> shift & 255) * share + (background >> shift & 255) * (255 - share)
          return Kernel.divide(sum) << shift
        }
        mixed.append((row + x, channel(0) | channel(8) | channel(16) | channel(24)))
      }
    }
    for (pixel, value) in mixed { pixel.pointee = value }
  }

  /// The colour of a pixel beside others that were not drawn, or of one drawn beside it.
  private func rimColor(_ x: Int, _ y: Int, _ marks: AlphaPicture) -> UInt32? {
    func isDrawn(_ x: Int, _ y: Int) -> Bool {
      x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1
        && marks.rows.address(x, y).pointee != 0
    }
    let around = [(0, -1), (-1, 0), (1, 0), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)]
    if isDrawn(x, y) {
      // Outside of the picture it may go on.
      let isRim = around.contains { dx, dy in
        let (x, y) = (x + dx, y + dy)
        return x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1 && !isDrawn(x, y)
      }
      return isRim ? surface.pixels(x, y).pointee : nil
    }
    return around.first { isDrawn(x + $0.0, y + $0.1) }
      .map { surface.pixels(x + $0.0, y + $0.1).pointee }
  }

  private static func pack(_ value: SIMD4<Double>) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(255, value)) + 0.5) }
    let alpha = byte(value.w)
    return alpha << 24 | min(alpha, byte(value.z)) << 16 | min(alpha, byte(value.y)) << 8
      | min(alpha, byte(value.x))
  }
}
