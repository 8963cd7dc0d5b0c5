import Display

/// Draws nodes into a part of a surface; one per thread, with memory of its own.
///
/// Bounds: every address is taken from a surface or mask whose box holds the region asked for,
/// and rows of both hold whole groups of four pixels.
final class TilePainter {
  private let cells = CoverageCells()
  private let arena = Arena()
  private let clips = ClipCache()
  /// What opaque nodes hide of the tile being drawn.
  let covers = TileCovers()

  /// Draws nodes in order.
  /// - `region`: The pixels that may change; inside the surface, its columns divisible by
  ///   four. What is drawn inside it does not depend on its borders.
  func draw(_ nodes: [Node], on surface: Surface, region: PixelBox) {
    for node in nodes where node.box.intersects(region) { draw(node, surface, region) }
  }

  /// Draws a node whose box meets the region.
  /// - `hidden`: Pixels of the region that later nodes overwrite.
  func draw(
    _ node: Node, _ surface: Surface, _ region: PixelBox, hidden: HiddenColumns? = nil
  ) {
    let box = node.box.intersection(region)
    if let plain = node.plainFill {
      fill(plain.shape, plain.pixel, surface, box, region, hidden)
      return
    }
    let mark = arena.mark
    defer { arena.release(to: mark) }
    switch node.work {
    case .solid(let shape, let color):
      let shader = ConstantShader(pixel: color.pixel(opacity: node.opacity))
      fillRows(node, shape, shader, surface, box, opacity: 255)
    case .shaded(let shape, let shader):
      fillRows(node, shape, shader, surface, box, opacity: node.opacityByte)
    case .picture(let picture):
      compose(node, picture.surface, on: surface, box)
    case .tinted(let picture, let color):
      tint(node, picture, color.pixel(opacity: node.opacity), surface, box, hidden)
    case .layer(let children):
      let layer = arena.surface(box)
      draw(children, on: layer, region: layer.box)
      compose(node, layer, on: surface, box)
    case .masked(let children, let masks):
      let (layer, mask) = (arena.surface(box), arena.surface(box))
      draw(children, on: layer, region: layer.box)
      draw(masks, on: mask, region: mask.box)
      for y in box.y0..<box.y1 {
        Compositor.multiply(
          layer.pixels(box.x0, y), byAlphaOf: mask.pixels(box.x0, y), count: box.width)
      }
      compose(node, layer, on: surface, box)
    case .backdrop: break  // Made a shaded node by `StageRenderer` once what lies below is drawn.
    }
  }

  /// Puts the shape's edges into the cells, for the rows of a box.
  /// - Returns: The groups of four columns to sweep.
  private func load(_ shape: Shape, rows box: PixelBox, columns region: PixelBox) -> Range<Int> {
    let left = shape.box.x0 & ~3
    cells.begin(PixelBox(x0: left, y0: box.y0, x1: shape.box.x1, y1: box.y1))
    shape.lines.withUnsafeBufferPointer { cells.add($0) }
    let first = max(0, (region.x0 - left) / 4)
    return first..<max(first, (min(region.x1, (shape.box.x1 + 3) & ~3) - left) / 4)
  }

  private func fill(
    _ shape: Shape, _ pixel: UInt32, _ surface: Surface, _ box: PixelBox, _ region: PixelBox,
    _ hidden: HiddenColumns?
  ) {
    guard pixel != 0 else { return }
    let columns = load(shape, rows: box, columns: region)
    if Kernel.isWide {
      cells.fillWide(
        columns, with: pixel, on: surface, evenOdd: shape.isEvenOdd, hidden: hidden)
      return
    }
    var sink = SolidSink(surface: surface, box: cells.box, source: SolidSource(pixel: pixel))
    if shape.isEvenOdd {
      cells.sweep(evenOdd: true, columns: columns, into: &sink)
    } else {
      cells.sweep(evenOdd: false, columns: columns, into: &sink)
    }
  }

  /// The coverage of a shape in a box.
  func coverage(of shape: Shape, in box: PixelBox) -> MaskRows {
    let mask = arena.mask(box)
    write(shape, into: mask, box: mask.box)
    return mask
  }

  /// Writes a shape's coverage into a part of mask rows, zero where it is not.
  func write(_ shape: Shape, into mask: MaskRows, box: PixelBox) {
    let rows = box.intersection(
      PixelBox(x0: box.x0, y0: shape.box.y0, x1: box.x1, y1: shape.box.y1))
    let inside = shape.box.alignedColumns.intersection(rows)
    guard !inside.isEmpty else {
      mask.clear(box)
      return
    }
    if !inside.contains(box) { mask.clear(box) }
    let columns = load(shape, rows: inside, columns: inside)
    var sink = MaskSink(
      mask: mask, box: cells.box, columns: columns.lowerBound * 4..<columns.upperBound * 4,
      isHard: shape.isHard)
    if shape.isEvenOdd {
      cells.sweep(evenOdd: true, columns: columns, into: &sink)
    } else {
      cells.sweep(evenOdd: false, columns: columns, into: &sink)
    }
  }

  /// The product of a node's clips in a box; nil without any.
  private func clipCoverage(_ node: Node, _ box: PixelBox, _ region: PixelBox) -> MaskRows? {
    guard let clip = node.clip else { return nil }
    return clips.coverage(of: clip, in: box.alignedColumns) { shapes, rows in
      for (index, shape) in shapes.enumerated() {
        if index == 0 {
          write(shape, into: rows, box: rows.box)
        } else {
          multiply(rows, by: shape)
        }
      }
    }
  }

  private func multiply(_ rows: MaskRows, by shape: Shape) {
    let mark = arena.mark
    let other = coverage(of: shape, in: rows.box)
    for y in rows.box.y0..<rows.box.y1 {
      Compositor.multiply(
        rows.address(rows.box.x0, y), by: other.address(rows.box.x0, y), count: rows.box.width)
    }
    arena.release(to: mark)
  }

  private func fillRows(
    _ node: Node, _ shape: Shape, _ shader: any RowShader, _ surface: Surface, _ box: PixelBox,
    opacity: UInt32
  ) {
    let mask = coverage(of: shape, in: box)
    let clip = clipCoverage(node, box, box)
    let row = arena.allocate(box.width * 4).assumingMemoryBound(to: UInt32.self)
    // A constant's opacity is in its pixel already.
    let solid = (shader as? ConstantShader).flatMap {
      opacity == 255 ? SolidSource(pixel: $0.pixel) : nil
    }
    if solid != nil { shader.shade(x: box.x0, y: box.y0, count: box.width, into: row) }
    if let clip {
      for y in box.y0..<box.y1 {
        Compositor.multiply(
          mask.address(box.x0, y), by: clip.address(box.x0, y), count: box.width)
      }
    }
    if node.blendMode == .normal,
      shader.lay(over: surface, through: mask, in: box, opacity: opacity, memory: row)
    {
      return
    }
    for y in box.y0..<box.y1 {
      let coverage = mask.address(box.x0, y)
      if let solid, node.blendMode == .normal {
        solid.blend(surface.pixels(box.x0, y), mask: coverage, count: box.width)
        continue
      }
      guard let range = Compositor.extent(coverage, count: box.width) else { continue }
      if solid == nil {
        shader.shade(x: box.x0 + range.lowerBound, y: y, count: range.count, into: row)
      }
      Compositor.compose(
        row, over: surface.pixels(box.x0 + range.lowerBound, y), mask: coverage + range.lowerBound,
        opacity: opacity, count: range.count, blendMode: node.blendMode)
    }
  }

  private func compose(_ node: Node, _ layer: Surface, on surface: Surface, _ box: PixelBox) {
    let clip = clipCoverage(node, box, box)
    for y in box.y0..<box.y1 {
      Compositor.compose(
        layer.pixels(box.x0, y), over: surface.pixels(box.x0, y),
        mask: clip.map { UnsafePointer($0.address(box.x0, y)) }, opacity: node.opacityByte,
        count: box.width, blendMode: node.blendMode)
    }
  }

  private func tint(
    _ node: Node, _ alpha: any AlphaRows, _ pixel: UInt32, _ surface: Surface, _ box: PixelBox,
    _ hidden: HiddenColumns?
  ) {
    let clip = clipCoverage(node, box, box)
    let row = arena.allocate(box.width * 4).assumingMemoryBound(to: UInt32.self)
    if node.blendMode != .normal { row.update(repeating: pixel, count: box.width) }
    let solid = SolidSource(pixel: pixel)
    let memory = arena.allocate(box.width + 32).assumingMemoryBound(to: UInt8.self)
    func draw(_ columns: Range<Int>, _ y: Int) {
      let (x, count) = (columns.lowerBound, columns.count)
      var mask = alpha.row(x: x, y: y, count: count, memory: memory)
      if let clip {
        if mask != UnsafePointer(memory) { memory.update(from: mask, count: count) }
        Compositor.multiply(memory, by: clip.address(x, y), count: count)
        mask = UnsafePointer(memory)
      }
      if node.blendMode == .normal {
        solid.blend(surface.pixels(x, y), mask: mask, count: count)
      } else {
        Compositor.compose(
          row, over: surface.pixels(x, y), mask: mask, opacity: 255, count: count,
          blendMode: node.blendMode)
      }
    }
    for y in box.y0..<box.y1 {
      guard let parts = hidden?.visible(box.x0..<box.x1, row: y) else {
        draw(box.x0..<box.x1, y)
        continue
      }
      if !parts.left.isEmpty { draw(parts.left, y) }
      if !parts.right.isEmpty { draw(parts.right, y) }
    }
  }
}

extension Node {
  /// The opacity in 255ths.
  fileprivate var opacityByte: UInt32 { UInt32(max(0, min(1, opacity)) * 255 + 0.5) }
}

extension Surface {
  @inline(__always)
  func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    address(x, y).assumingMemoryBound(to: UInt32.self)
  }
}

extension MaskRows {
  func clear(_ box: PixelBox) {
    for y in box.y0..<max(box.y0, box.y1) {
      address(box.x0, y).update(repeating: 0, count: box.width)
    }
  }
}

/// The coverage of the clip used last, for the siblings that share it.
private final class ClipCache {
  private var clip: ClipMask?
  private var rows: MaskRows?
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  deinit { memory.deallocate() }

  /// Coverage of a clip over a box, made by `write` unless it is at hand.
  func coverage(
    of clip: ClipMask, in box: PixelBox, write: ([Shape], MaskRows) -> Void
  ) -> MaskRows {
    if let rows, self.clip === clip, rows.box.contains(box) { return rows }
    let count = box.width * box.height + 64
    if memory.count < count {
      memory.deallocate()
      memory = .allocate(byteCount: count, alignment: 64)
    }
    guard let base = memory.baseAddress else { preconditionFailure("memory was allocated") }
    let fresh = MaskRows(
      base: base.assumingMemoryBound(to: UInt8.self), stride: box.width, box: box)
    write(clip.shapes, fresh)
    self.clip = clip
    rows = fresh
    return fresh
  }
}
