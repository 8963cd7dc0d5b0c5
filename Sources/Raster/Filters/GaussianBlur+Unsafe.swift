/// True gaussian blurs of pictures, exact to half a step of eight bits before the last rounding.
///
/// Both directions are halved before either is filtered, so the filter sees few pixels: columns
/// first, then, turned, rows. What is left of the picture at full size is one pass that reads it
/// and one that writes it. Outside the source there is nothing.
/// Bounds: sources are read and results written only inside their boxes.
package enum GaussianBlur {
  /// Blurs colours.
  /// - `bounds`: Which pixels are wanted.
  static func blur(_ picture: Picture, sigma: Double, within bounds: PixelBox) -> Picture? {
    let result = picture.box.outset(by: BlurPlan.visibleReach(sigma)).intersection(bounds)
    guard !result.isEmpty else { return nil }
    let output = Picture(box: result)
    let (x0, y0) = (picture.box.x0, picture.box.y0)
    let work = Work(sigma, .zero, picture.box, result, lanes: 4) { y in
      UnsafeRawPointer(picture.surface.address(x0, y + y0)).assumingMemoryBound(to: UInt8.self)
    }
    work.finish { y in
      output.surface.address(result.x0, y + y0).assumingMemoryBound(to: UInt8.self)
    }
    return output
  }

  /// Blurs alpha.
  /// - `spread`: The variance, across and down, of a blur that the alpha has had already.
  /// - `bounds`: Which pixels are wanted.
  static func blur(
    _ picture: AlphaPicture, sigma: Double, spread: SIMD2<Double> = .zero, within bounds: PixelBox
  ) -> AlphaPicture? {
    let result = picture.box.outset(by: BlurPlan.visibleReach(sigma)).intersection(bounds)
    guard !result.isEmpty else { return nil }
    let output = AlphaPicture(box: result)
    let (x0, y0) = (picture.box.x0, picture.box.y0)
    let work = Work(sigma, spread, picture.box, result, lanes: 1) { y in
      UnsafePointer(picture.rows.address(x0, y + y0))
    }
    work.finish { y in output.rows.address(result.x0, y + y0) }
    return output
  }

  /// The blurred alpha before its last rounding, in 1/32 of a step, row by row.
  package static func unroundedAlpha(
    _ alpha: [UInt8], box: PixelBox, sigma: Double, within bounds: PixelBox
  ) -> [UInt16] {
    alpha.withUnsafeBufferPointer { alpha in
      guard let base = alpha.baseAddress else { return [] }
      let work = Work(sigma, .zero, box, bounds, lanes: 1) { y in base + y * box.width }
      let rows = bounds.y0 - box.y0..<bounds.y1 - box.y0
      let plane = work.down.levels > 0 ? work.plane.doubled(to: rows) : work.plane
      return rows.flatMap { y in
        UnsafeBufferPointer(start: plane.row(y), count: bounds.width)
      }
    }
  }

  /// A blur but for its last step.
  ///
  /// Places are counted from the source's top left corner, so that a picture that moves by whole
  /// pixels is halved in the same pairs and looks the same.
  private struct Work {
    let down: BlurPlan
    let result: PixelBox
    /// All columns of the result; rows still to be doubled once, if there are levels.
    let plane: BlurPlane

    init(
      _ sigma: Double, _ spread: SIMD2<Double>, _ box: PixelBox, _ wanted: PixelBox, lanes: Int,
      row: (Int) -> UnsafePointer<UInt8>
    ) {
      let sigma = min(sigma, BlurPlan.greatestSigma)
      let source = box.moved(x: -box.x0, y: -box.y0)
      let result = wanted.moved(x: -box.x0, y: -box.y0)
      let down = BlurPlan(
        sigma: sigma, spread: spread.y, source: source.y0..<source.y1,
        result: result.y0..<result.y1)
      let across = BlurPlan(
        sigma: sigma, spread: spread.x, source: source.x0..<source.x1,
        result: result.x0..<result.x1)
      self.down = down
      self.result = result
      let levels = down.levels
      var plane = Self.first(down, source, lanes, row)
      guard levels > 0 else {
        let columns = plane.filtered(to: down.up[0], weights: down.weights).turned()
        self.plane = columns.filtered(to: across.up[0], weights: across.weights).turned()
        return
      }
      for level in 2..<max(2, levels + 1) { plane = plane.halved(to: down.down[level]) }
      plane = plane.turned()
      for level in 1...levels { plane = plane.halved(to: across.down[level]) }
      plane = plane.filtered(to: across.up[levels], weights: across.weights).turned()
      plane = plane.filtered(to: down.up[levels], weights: down.weights).turned()
      for level in (0..<levels).reversed() { plane = plane.doubled(to: across.up[level]) }
      plane = plane.turned()
      for level in (1..<levels).reversed() { plane = plane.doubled(to: down.up[level]) }
      self.plane = plane
    }

    /// The source in 1/32 steps, its rows halved once if there are levels.
    private static func first(
      _ plan: BlurPlan, _ source: PixelBox, _ lanes: Int, _ row: (Int) -> UnsafePointer<UInt8>
    ) -> BlurPlane {
      let rows = plan.down[min(1, plan.levels)]
      let plane = BlurPlane(rows: rows, origin: source.x0, count: source.width, lanes: lanes)
      let count = source.width * lanes
      let nothing = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
      nothing.initialize(repeating: 0, count: count)
      defer { nothing.deallocate() }
      func known(_ y: Int) -> UnsafePointer<UInt8> {
        plan.down[0].contains(y) ? row(y) : UnsafePointer(nothing)
      }
      for y in rows {
        let out = plane.place(y)
        if plan.levels > 0 {
          BlurKernel.halveBytes(
            known(2 * y - 1), known(2 * y), known(2 * y + 1), known(2 * y + 2), into: out,
            count: count)
        } else {
          let from = row(y)
          for x in 0..<count { out[x] = UInt16(from[x]) &<< 5 }
        }
      }
      return plane
    }

    /// Writes the result's rows, rounded to bytes.
    func finish(_ row: (Int) -> UnsafeMutablePointer<UInt8>) {
      let count = result.width * plane.lanes
      for y in result.y0..<result.y1 {
        if down.levels > 0 {
          let (near, far) = plane.pair(for: y)
          BlurKernel.finish(near, far, into: row(y), count: count)
        } else {
          let (from, out) = (plane.row(y), row(y))
          for x in 0..<count { out[x] = UInt8(truncatingIfNeeded: (from[x] &+ 16) &>> 5) }
        }
      }
    }
  }
}
