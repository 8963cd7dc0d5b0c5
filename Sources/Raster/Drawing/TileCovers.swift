/// What opaque shapes hide of a tile, so that what lies below them need not be drawn.
///
/// One per thread. Only pixels that a later node overwrites wholly are hidden, so nothing looks
/// different.
final class TileCovers {
  /// Rows that share their hidden columns.
  static let stripHeight = 16
  /// Finding covers costs a look at their edges for each strip.
  private static let mostCovers = 24
  private static let mostEdges = 1024

  private var tile = PixelBox.empty
  private var strips = 0
  /// Places of covers among the nodes, last first.
  private var indices: [Int] = []
  /// The columns each cover hides in each strip.
  private var columns: [Range<Int>] = []

  /// Whether a node may hide enough of others to be looked at.
  static func isCover(_ node: Node) -> Bool {
    guard node.box.width >= 96, node.box.height >= 2 * stripHeight, node.clip == nil,
      node.blendMode == .normal, let shape = shape(of: node), !shape.isHard,
      shape.lines.count <= mostEdges
    else { return false }
    switch node.work {
    case .solid(_, let color): return color.pixel(opacity: node.opacity) >> 24 == 255
    case .shaded(_, let shader): return shader.isOpaque && node.opacity >= 1
    default: return false
    }
  }

  /// What a node fills.
  private static func shape(of node: Node) -> Shape? {
    switch node.work {
    case .solid(let shape, _), .shaded(let shape, _): shape
    default: nil
    }
  }

  /// Looks for what is hidden in a tile.
  /// - `candidates`: Places of nodes for which `isCover` holds, in rising order.
  func find(_ candidates: [Int], among nodes: [Node], in tile: PixelBox) {
    indices.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    guard !candidates.isEmpty else { return }
    self.tile = tile
    strips = (tile.height + Self.stripHeight - 1) / Self.stripHeight
    for index in candidates.reversed() where indices.count < Self.mostCovers {
      let node = nodes[index]
      guard let shape = Self.shape(of: node), node.box.intersects(tile) else { continue }
      let known = columns.count
      var isUseful = false
      let edges = shape.edges(in: tile.y0..<tile.y1)
      for strip in 0..<strips {
        let core =
          node.box.contains(rows(strip)) ? shape.core(rows: rows(strip), edges: edges) : 0..<0
        let low = (max(core.lowerBound, node.box.x0, tile.x0) + 3) & ~3
        let high = min(core.upperBound, node.box.x1, tile.x1) & ~3
        isUseful = isUseful || high > low
        columns.append(high > low ? low..<high : 0..<0)
      }
      if isUseful {
        indices.append(index)
      } else {
        columns.removeSubrange(known...)
      }
    }
  }

  private func rows(_ strip: Int) -> Range<Int> {
    let top = tile.y0 + strip * Self.stripHeight
    return top..<min(tile.y1, top + Self.stripHeight)
  }

  /// The place of the last cover; -1 without any.
  var last: Int { indices.first ?? -1 }

  /// What is hidden of a box by nodes after `index`; nil for nothing.
  func hidden(after index: Int, in box: PixelBox) -> HiddenColumns? {
    guard let last = indices.first, last > index else { return nil }
    var (found, isWhole, isAny) = ([Range<Int>](repeating: 0..<0, count: strips), true, false)
    let seen = box.intersection(tile)
    for strip in 0..<strips {
      let rows = rows(strip)
      guard rows.lowerBound < seen.y1, rows.upperBound > seen.y0 else { continue }
      var best = 0..<0
      for (place, cover) in indices.enumerated() where cover > index {
        let range = columns[place * strips + strip].clamped(to: seen.x0..<seen.x1)
        if range.isEmpty { continue }
        if range.lowerBound <= best.upperBound, best.lowerBound <= range.upperBound, !best.isEmpty {
          best =
            min(best.lowerBound, range.lowerBound)..<max(best.upperBound, range.upperBound)
        } else if range.count > best.count {
          best = range
        }
      }
      found[strip] = best
      isAny = isAny || !best.isEmpty
      isWhole = isWhole && best == seen.x0..<seen.x1
    }
    return isAny ? HiddenColumns(top: tile.y0, strips: found, isWhole: isWhole) : nil
  }
}

/// Columns that need not be drawn, strip by strip; multiples of four, or the sides of what was
/// asked about.
struct HiddenColumns {
  let top: Int
  let strips: [Range<Int>]
  /// Whether nothing of what was asked about can be seen.
  let isWhole: Bool

  /// The hidden columns of a row; empty without any.
  func columns(_ y: Int) -> Range<Int> { strips[(y - top) / TileCovers.stripHeight] }

  /// The parts of a row's columns that can be seen.
  func visible(_ all: Range<Int>, row y: Int) -> (left: Range<Int>, right: Range<Int>) {
    let hole = columns(y).clamped(to: all)
    guard !hole.isEmpty else { return (all, all.upperBound..<all.upperBound) }
    return (all.lowerBound..<hole.lowerBound, hole.upperBound..<all.upperBound)
  }
}

extension PixelBox {
  fileprivate func contains(_ rows: Range<Int>) -> Bool {
    rows.lowerBound >= y0 && rows.upperBound <= y1
  }
}
