/// Draws nodes into surfaces tile by tile.
final class StageRenderer {
  /// Rows of a tile: half a megabyte at 1080p, so that a tile stays in the second-level cache.
  var bandHeight = 64
  private let painter = TilePainter()

  /// Draws nodes into the regions of a surface.
  /// - Parameters:
  ///   - regions: Apart from each other; columns divisible by four.
  ///   - background: What each region is filled with first; nil keeps what is there.
  func draw(_ nodes: [Node], on surface: Surface, regions: [PixelBox], background: UInt32?) {
    for tile in tiles(of: regions) {
      if let background { surface.fill(tile, with: background) }
      painter.draw(nodes, on: surface, region: tile)
    }
  }

  /// Nodes drawn to a picture of their own, no larger than `bounds`; nil when it would be empty.
  func picture(of nodes: [Node], within bounds: PixelBox) -> Picture? {
    let box = nodes.box.intersection(bounds)
    guard !box.isEmpty else { return nil }
    let picture = Picture(box: box)
    draw(nodes, on: picture.surface, regions: [picture.surface.box], background: nil)
    return picture
  }

  private func tiles(of regions: [PixelBox]) -> [PixelBox] {
    let step = max(1, bandHeight)
    return regions.flatMap { region in
      stride(from: region.y0, to: region.y1, by: step).map { top in
        PixelBox(x0: region.x0, y0: top, x1: region.x1, y1: min(region.y1, top + step))
      }
    }
  }
}
