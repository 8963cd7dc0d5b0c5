/// True gaussian blurs of pictures, exact to half a step of eight bits before the last rounding.
///
/// Columns first, then rows; between the two the picture lies transposed, so both directions are
/// the same work on rows of lanes. Outside the source there is nothing.
/// Bounds: strips step by eight pixels (four lanes each) or 32 (alpha); sources are read and
/// results written only inside their boxes.
package enum GaussianBlur {
  /// Blurs colours.
  /// - `bounds`: Which pixels are wanted.
  static func blur(_ picture: Picture, sigma: Double, within bounds: PixelBox) -> Picture? {
    let sigma = min(sigma, BlurPlan.greatestSigma)
    let result = picture.box.outset(by: BlurPlan.reach(sigma)).intersection(bounds)
    guard !result.isEmpty else { return nil }
    let between = Between(picture.box, result, lanes: 4)
    defer { between.base.deallocate() }
    blurColumns(picture, sigma, result, between)
    let output = Picture(box: result)
    blurRows(between, sigma, into: output)
    return output
  }

  /// Columns of the source, rows of the result, `lanes` numbers each, column by column.
  private struct Between {
    let base: UnsafeMutablePointer<UInt16>
    let columns: Range<Int>
    let rows: Range<Int>
    /// Numbers from one column to the next; a whole number of strips.
    let stride: Int

    init(_ source: PixelBox, _ result: PixelBox, lanes: Int) {
      columns = source.x0..<source.x1
      rows = result.y0..<result.y1
      stride = (rows.count * lanes + 31) & ~31
      let count = stride * columns.count + 64
      base = .allocate(capacity: count)
      base.initialize(repeating: 0, count: count)
    }
  }

  private static func blurColumns(
    _ picture: Picture, _ sigma: Double, _ result: PixelBox, _ between: Between
  ) {
    let box = picture.box
    let plan = BlurPlan(sigma: sigma, source: box.y0..<box.y1, result: between.rows)
    let strip = BlurStrip(plan)
    for left in stride(from: picture.surface.box.x0, to: box.x1, by: 8) {
      let (first, last) = (max(left, box.x0), min(left + 8, box.x1))
      for y in plan.down[0] {
        let row = UnsafeMutableRawPointer(strip.source(y))
        // The surface's columns are groups of four, so the second half may not be there.
        let hasBoth = left + 4 < picture.surface.box.x1
        let source = UnsafeRawPointer(picture.surface.address(left, y))
        let low = source.loadUnaligned(as: Lanes.self)
        let high =
          hasBoth ? source.loadUnaligned(fromByteOffset: 16, as: Lanes.self) : Lanes(repeating: 0)
        let pixels = WideLanes(lowHalf: low, highHalf: high)
        row.storeBytes(of: (pixels & 255) &<< 5, as: WideLanes.self)
        row.storeBytes(of: (pixels &>> 8) &<< 5, toByteOffset: 32, as: WideLanes.self)
      }
      strip.run()
      for y in between.rows {
        let row = UnsafeRawPointer(strip.result(y))
        for x in first..<last {
          let lane = (x &- left) &* 4
          let even = UInt64(row.load(fromByteOffset: lane, as: UInt32.self))
          let odd = UInt64(row.load(fromByteOffset: 32 &+ lane, as: UInt32.self))
          let place =
            (x &- between.columns.lowerBound) &* between.stride
            &+ (y &- between.rows.lowerBound) &* 4
          UnsafeMutableRawPointer(between.base + place)
            .storeBytes(of: even | odd &<< 32, as: UInt64.self)
        }
      }
    }
  }

  private static func blurRows(_ between: Between, _ sigma: Double, into output: Picture) {
    let box = output.box
    let plan = BlurPlan(sigma: sigma, source: between.columns, result: box.x0..<box.x1)
    let strip = BlurStrip(plan)
    for top in stride(from: box.y0, to: box.y1, by: 8) {
      let offset = (top - box.y0) * 4
      for x in plan.down[0] {
        strip.source(x).update(
          from: between.base + (x - between.columns.lowerBound) * between.stride + offset,
          count: BlurStrip.lanes)
      }
      strip.run()
      for x in box.x0..<box.x1 {
        let row = UnsafeRawPointer(strip.result(x))
        for y in top..<min(top + 8, box.y1) {
          let lanes = row.load(fromByteOffset: (y &- top) &* 8, as: UInt64.self)
          let rounded = (lanes &+ 0x0010_0010_0010_0010) &>> 5 & 0x00FF_00FF_00FF_00FF
          output.surface.pixels(x, y).pointee = UInt32(truncatingIfNeeded: rounded | rounded &>> 24)
        }
      }
    }
  }

  /// Blurs alpha.
  /// - `bounds`: Which pixels are wanted.
  static func blur(
    _ picture: AlphaPicture, sigma: Double, within bounds: PixelBox
  ) -> AlphaPicture? {
    let sigma = min(sigma, BlurPlan.greatestSigma)
    let result = picture.box.outset(by: BlurPlan.reach(sigma)).intersection(bounds)
    guard !result.isEmpty else { return nil }
    let output = AlphaPicture(box: result)
    blurAlpha(picture, sigma, result) { x, y, value in
      output.rows.address(x, y).pointee = UInt8(truncatingIfNeeded: (value &+ 16) &>> 5)
    }
    return output
  }

  /// The blurred alpha before its last rounding, in 1/32 of a step, row by row.
  package static func unroundedAlpha(
    _ alpha: [UInt8], box: PixelBox, sigma: Double, within bounds: PixelBox
  ) -> [UInt16] {
    let picture = AlphaPicture(box: box)
    for y in box.y0..<box.y1 {
      for x in box.x0..<box.x1 {
        picture.rows.address(x, y).pointee = alpha[(y - box.y0) * box.width + x - box.x0]
      }
    }
    var result = [UInt16](repeating: 0, count: bounds.width * bounds.height)
    blurAlpha(picture, sigma, bounds) { x, y, value in
      result[(y - bounds.y0) * bounds.width + x - bounds.x0] = value
    }
    return result
  }

  @inline(__always)
  private static func blurAlpha(
    _ picture: AlphaPicture, _ sigma: Double, _ result: PixelBox,
    write: (Int, Int, UInt16) -> Void
  ) {
    let between = Between(picture.box, result, lanes: 1)
    defer { between.base.deallocate() }
    blurAlphaColumns(picture, sigma, between)
    let plan = BlurPlan(
      sigma: sigma, source: between.columns, result: result.x0..<result.x1)
    let strip = BlurStrip(plan)
    for top in stride(from: result.y0, to: result.y1, by: BlurStrip.lanes) {
      for x in plan.down[0] {
        let place = (x - between.columns.lowerBound) * between.stride + top - result.y0
        strip.source(x).update(from: between.base + place, count: BlurStrip.lanes)
      }
      strip.run()
      for x in result.x0..<result.x1 {
        let row = strip.result(x)
        for y in top..<min(top + BlurStrip.lanes, result.y1) { write(x, y, row[y &- top]) }
      }
    }
  }

  private static func blurAlphaColumns(
    _ picture: AlphaPicture, _ sigma: Double, _ between: Between
  ) {
    let box = picture.box
    let plan = BlurPlan(sigma: sigma, source: box.y0..<box.y1, result: between.rows)
    let strip = BlurStrip(plan)
    for left in stride(from: box.x0, to: box.x1, by: BlurStrip.lanes) {
      let count = min(BlurStrip.lanes, box.x1 - left)
      for y in plan.down[0] {
        let (row, source) = (strip.source(y), picture.rows.address(left, y))
        for lane in 0..<count { row[lane] = UInt16(source[lane]) &<< 5 }
      }
      strip.run()
      for y in between.rows {
        let row = strip.result(y)
        let place =
          (left &- between.columns.lowerBound) &* between.stride
          &+ (y &- between.rows.lowerBound)
        for lane in 0..<count { between.base[place &+ lane &* between.stride] = row[lane] }
      }
    }
  }
}
