/// The layout of grids.
///
/// Columns share the width as views in a row do, the least flexible first; rows share the height.
/// A view outside of rows takes a line of its own across all columns.
public struct GridLayout: Layout {
  /// How views lie in their cells.
  public var alignment: Alignment
  /// Between columns in points; nil: the default.
  public var horizontalSpacing: CGFloat?
  /// Between rows in points; nil: the default.
  public var verticalSpacing: CGFloat?
  /// A grid; distances in points, nil for the default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private static let defaultSpacing: CGFloat = 8
  private var columnGap: CGFloat { horizontalSpacing ?? Self.defaultSpacing }
  private var rowGap: CGFloat { verticalSpacing ?? Self.defaultSpacing }

  private struct Cell {
    let view: LayoutSubview
    let row: Int
    let column: Int
    let span: Int
    var unsized: Axis.Set { view[GridUnsizedAxesKey.self] }
  }
  private struct Table {
    var cells: [Cell] = []
    var rowAlignments: [VerticalAlignment?] = []
    var columns = 0
    var columnAlignments: [Int: HorizontalAlignment] = [:]
  }

  private func table(_ subviews: Subviews) -> Table {
    var table = Table()
    var current: GridRowIdentity?
    var column = 0
    var lines: [(view: LayoutSubview, row: Int)] = []
    for view in subviews {
      guard let mark = view[GridRowKey.self] else {
        current = nil
        lines.append((view, table.rowAlignments.count))
        table.rowAlignments.append(nil)
        continue
      }
      if mark.identity !== current {
        current = mark.identity
        column = 0
        table.rowAlignments.append(mark.alignment)
      }
      let span = view[GridCellColumnsKey.self]
      table.cells.append(
        Cell(view: view, row: table.rowAlignments.count - 1, column: column, span: span))
      if let guide = view[GridColumnAlignmentKey.self] { table.columnAlignments[column] = guide }
      column += span
      table.columns = max(table.columns, column)
    }
    table.columns = max(table.columns, 1)
    for line in lines {
      table.cells.append(Cell(view: line.view, row: line.row, column: 0, span: table.columns))
    }
    return table
  }

  /// Lengths of tracks, the least flexible first, each offered an even share of what is left.
  private func share(
    _ total: CGFloat?, _ count: Int, _ gap: CGFloat, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let total, total.isFinite else { return (0..<count).map { length($0, total) } }
    var left = total - gap * CGFloat(count - 1)
    let flexibility = (0..<count).map { length($0, .infinity) - length($0, 0) }
    var lengths = [CGFloat](repeating: 0, count: count)
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    for (position, index) in order.enumerated() {
      lengths[index] = length(index, max(0, left) / CGFloat(count - position))
      left -= lengths[index]
    }
    return lengths
  }

  private func widths(_ table: Table, _ total: CGFloat?) -> [CGFloat] {
    var widths = share(total, table.columns, columnGap) { column, offer in
      table.cells.reduce(0) { most, cell in
        guard cell.column == column, cell.span == 1, !cell.unsized.contains(.horizontal) else {
          return most
        }
        return max(most, cell.view.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width)
      }
    }
    // What spans several columns widens the last of them.
    for cell in table.cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
      let range = cell.column..<min(cell.column + cell.span, table.columns)
      let have = range.reduce(0) { $0 + widths[$1] } + columnGap * CGFloat(range.count - 1)
      let offer = ProposedViewSize(width: total.map { max(have, min($0, have)) }, height: nil)
      let want = cell.view.sizeThatFits(offer).width
      if want > have, let last = range.last { widths[last] += want - have }
    }
    return widths
  }

  private func heights(_ table: Table, _ widths: [CGFloat], _ total: CGFloat?) -> [CGFloat] {
    share(total, table.rowAlignments.count, rowGap) { row, offer in
      table.cells.reduce(0) { most, cell in
        guard cell.row == row, !cell.unsized.contains(.vertical) else { return most }
        let width = width(of: cell, widths)
        return max(
          most, cell.view.sizeThatFits(ProposedViewSize(width: width, height: offer)).height)
      }
    }
  }

  private func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    let range = cell.column..<min(cell.column + cell.span, widths.count)
    return range.reduce(0) { $0 + widths[$1] } + columnGap * CGFloat(max(0, range.count - 1))
  }

  /// As large as its rows and columns.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let table = table(subviews)
    let widths = widths(table, proposal.width)
    let heights = heights(table, widths, proposal.height)
    return CGSize(
      width: widths.reduce(0, +) + columnGap * CGFloat(widths.count - 1),
      height: heights.reduce(0, +) + rowGap * CGFloat(heights.count - 1))
  }

  /// Places each view in its cell.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let table = table(subviews)
    let widths = widths(table, proposal.width)
    let heights = heights(table, widths, proposal.height)
    let isMirrored = subviews.layoutDirection == .rightToLeft
    for cell in table.cells {
      let x = widths[..<cell.column].reduce(0) { $0 + $1 + columnGap }
      let y = heights[..<cell.row].reduce(0) { $0 + $1 + rowGap }
      let width = width(of: cell, widths)
      let height = heights[cell.row]
      let isLine = cell.view[GridRowKey.self] == nil
      let own = Alignment(
        horizontal: (isLine ? nil : table.columnAlignments[cell.column]) ?? alignment.horizontal,
        vertical: table.rowAlignments[cell.row] ?? alignment.vertical)
      let point = cell.view[GridCellAnchorKey.self] ?? own.unitPoint
      let left = isMirrored ? bounds.width - x - width : x
      cell.view.place(
        at: CGPoint(
          x: bounds.minX + left + point.x * width, y: bounds.minY + y + point.y * height),
        anchor: point, proposal: ProposedViewSize(width: width, height: height))
    }
  }
}
