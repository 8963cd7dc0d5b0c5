/// Views in columns, row after row.
public struct LazyVGrid<Content: View>: View {
  let layout: LazyGridLayout
  let content: Content
  /// A grid of given columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      items: columns, axis: .vertical, spacing: spacing ?? GridTracks.defaultSpacing,
      share: alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5)
    self.content = content()
  }
  /// The views in their cells.
  public var body: some View { layout { content } }
}

/// Views in rows, column after column.
public struct LazyHGrid<Content: View>: View {
  let layout: LazyGridLayout
  let content: Content
  /// A grid of given rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      items: rows, axis: .horizontal, spacing: spacing ?? GridTracks.defaultSpacing,
      share: alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5)
    self.content = content()
  }
  /// The views in their cells.
  public var body: some View { layout { content } }
}

/// Marks views that take a whole line of a grid, such as headers.
struct SpansGridKey: LayoutValueKey {
  static let defaultValue = false
}

/// The layout of lazy grids: tracks across, lines of cells along the axis.
struct LazyGridLayout: Layout {
  let items: [GridItem]
  let axis: Axis
  let spacing: CGFloat
  /// Where the tracks lie when they do not fill the grid: 0 at the start, 1 at the end.
  let share: CGFloat

  private struct Line {
    var cells: [(index: Int, track: Int?)]
    var start: CGFloat
    var length: CGFloat
  }

  private func lines(_ subviews: Subviews, _ tracks: GridTracks) -> [Line] {
    var lines: [Line] = []
    var current = Line(cells: [], start: 0, length: 0)
    var position: CGFloat = 0
    func finish() {
      guard !current.cells.isEmpty else { return }
      current.start = position
      lines.append(current)
      position += current.length + spacing
      current = Line(cells: [], start: 0, length: 0)
    }
    for index in subviews.indices {
      if subviews[index][SpansGridKey.self] {
        finish()
        current.cells = [(index, nil)]
        current.length = length(subviews[index].sizeThatFits(offer(tracks.length)))
        finish()
        continue
      }
      let track = current.cells.count
      current.cells.append((index, track))
      let size = subviews[index].sizeThatFits(offer(tracks.tracks[track].length))
      current.length = max(current.length, length(size))
      if current.cells.count == tracks.tracks.count { finish() }
    }
    finish()
    return lines
  }

  private func offer(_ across: CGFloat) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
  }
  private func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func across(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .vertical ? proposal.width : proposal.height
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let tracks = GridTracks(items, in: across(proposal).flatMap { $0.isFinite ? $0 : nil })
    guard !tracks.tracks.isEmpty, let last = lines(subviews, tracks).last else { return .zero }
    let along = last.start + last.length
    let wide = max(across(proposal) ?? 0, tracks.length)
    let width = wide.isFinite ? wide : tracks.length
    return axis == .vertical
      ? CGSize(width: width, height: along) : CGSize(width: along, height: width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let room = axis == .vertical ? bounds.width : bounds.height
    let tracks = GridTracks(items, in: across(proposal).flatMap { $0.isFinite ? $0 : nil })
    guard !tracks.tracks.isEmpty else { return }
    let shift = (room - tracks.length) * share
    let isMirrored = axis == .vertical && subviews.layoutDirection == .rightToLeft
    for line in lines(subviews, tracks) {
      for cell in line.cells {
        let track =
          cell.track.map { tracks.tracks[$0] }
          ?? GridTracks.Track(start: 0, length: tracks.length, alignment: nil)
        let point = (track.alignment ?? .center).unitPoint
        var rect =
          axis == .vertical
          ? CGRect(x: shift + track.start, y: line.start, width: track.length, height: line.length)
          : CGRect(x: line.start, y: shift + track.start, width: line.length, height: track.length)
        if isMirrored { rect.origin.x = room - rect.maxX }
        subviews[cell.index].place(
          at: CGPoint(
            x: bounds.minX + rect.minX + point.x * rect.width,
            y: bounds.minY + rect.minY + point.y * rect.height),
          anchor: point, proposal: offer(track.length))
      }
    }
  }
}

extension Alignment {
  /// The point of a frame that the alignment names; baselines count as the middle.
  var unitPoint: UnitPoint {
    UnitPoint(
      x: horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5,
      y: vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5)
  }
}
