/// Draws nodes into surfaces tile by tile.
final class StageRenderer {
  /// Rows of a tile.
  ///
  /// 64 are half a megabyte at 1080p, so a tile stays in the second-level cache.
  private let bandHeight: Int
  private let pool: WorkerPool
  private let painters: [TilePainter]

  init(bandHeight: Int, threads: Int) {
    self.bandHeight = max(1, bandHeight)
    pool = WorkerPool(workers: threads)
    painters = (0..<pool.workers).map { _ in TilePainter() }
  }

  deinit { pool.stop() }

  /// Draws nodes into the regions of a surface.
  ///
  /// A backdrop needs all that lies below it, so the list is cut into stages at each.
  /// - `extent`: The pixels of the surface that mean something.
  /// - `regions`: Apart from each other; columns divisible by four. With a backdrop inside, they
  ///   hold all it looks at.
  /// - `background`: What each region is filled with first; nil keeps what is there.
  func draw(
    _ nodes: [Node], on surface: Surface, extent: PixelBox, regions: [PixelBox],
    background: UInt32?
  ) {
    let tiles = tiles(of: regions)
    var stage: [Node] = []
    var background = background
    guard nodes.contains(where: \.isBackdrop) else {
      return draw(nodes, on: surface, tiles: tiles, background: background)
    }
    for node in nodes {
      guard case .backdrop(let shape, let filter) = node.work else {
        stage.append(node)
        continue
      }
      guard regions.contains(where: { $0.intersects(node.box) }) else { continue }
      draw(stage, on: surface, tiles: tiles, background: background)
      (stage, background) = ([], nil)
      if let picture = filter.apply(to: surface, extent: extent, box: node.box) {
        stage.append(
          Node(
            .shaded(shape, PictureShader(picture: picture)), box: node.box, clip: node.clip,
            opacity: node.opacity, blendMode: node.blendMode))
      }
    }
    draw(stage, on: surface, tiles: tiles, background: background)
  }

  private func draw(
    _ nodes: [Node], on surface: Surface, tiles: [PixelBox], background: UInt32?
  ) {
    // Most nodes touch few tiles; their boxes side by side are quickly looked through.
    let boxes = nodes.map { PackedBox($0.box) }
    let covers = nodes.indices.filter { TileCovers.isCover(nodes[$0]) }
    pool.run(tiles.count) { worker, piece in
      let (tile, painter) = (tiles[piece], painters[worker])
      painter.covers.find(covers, among: nodes, in: tile)
      let lastCover = painter.covers.last
      if let background {
        surface.fill(tile, with: background, hidden: painter.covers.hidden(after: -1, in: tile))
      }
      let seen = PackedBox(tile)
      for index in boxes.indices where boxes[index].intersects(seen) {
        let hidden =
          index < lastCover ? painter.covers.hidden(after: index, in: nodes[index].box) : nil
        if hidden?.isWhole == true { continue }
        painter.draw(nodes[index], surface, tile, hidden: hidden)
      }
    }
  }

  /// Nodes drawn to a picture of their own, no larger than `bounds`; nil when it would be empty.
  func picture(of nodes: [Node], within bounds: PixelBox) -> Picture? {
    let box = nodes.box.intersection(bounds)
    guard !box.isEmpty else { return nil }
    let picture = Picture(box: box)
    draw(
      nodes, on: picture.surface, extent: box, regions: [picture.surface.box], background: nil)
    return picture
  }

  /// Writes a shape's coverage into a picture.
  func write(_ shape: Shape, into picture: AlphaPicture) {
    for tile in tiles(of: [picture.rows.box]) {
      painters[0].write(shape, into: picture.rows, box: tile)
    }
  }

  private func tiles(of regions: [PixelBox]) -> [PixelBox] {
    regions.flatMap { region in
      stride(from: region.y0, to: region.y1, by: bandHeight).map { top in
        PixelBox(
          x0: region.x0, y0: top, x1: region.x1, y1: min(region.y1, top + bandHeight))
      }
    }
  }
}

/// A box that is quickly compared.
private struct PackedBox {
  /// x0, y0, -x1, -y1 of a box that is not empty.
  private let sides: SIMD4<Int32>

  init(_ box: PixelBox) {
    sides =
      box.isEmpty
      ? SIMD4(repeating: .max)
      : SIMD4(
        Int32(clamping: box.x0), Int32(clamping: box.y0), Int32(clamping: -box.x1),
        Int32(clamping: -box.y1))
  }

  /// Whether the boxes share a pixel.
  func intersects(_ other: PackedBox) -> Bool {
    // x0 < other.x1 is x0 < -(-other.x1), and so on around.
    let reach = SIMD4(other.sides.z, other.sides.w, other.sides.x, other.sides.y)
    return all(sides .< (0 &- reach))
  }
}
