/// Rows of views whose columns line up.
public struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content
  /// A grid; distances in points, nil for the default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
  /// The rows in their places.
  public var body: some View { layout { content } }
}

/// A row of a grid.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content
  @State private var identity = GridRowIdentity()
  /// A row; nil takes the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  /// The cells, marked as one row.
  public var body: some View {
    content.layoutValue(
      key: GridRowKey.self, value: GridRowMark(identity: identity, alignment: alignment))
  }
}

/// What tells a row from others.
///
/// Owned by the row's state.
final class GridRowIdentity {}

struct GridRowMark {
  let identity: GridRowIdentity
  let alignment: VerticalAlignment?
}

struct GridRowKey: LayoutValueKey {
  static let defaultValue: GridRowMark? = nil
}
struct GridCellColumnsKey: LayoutValueKey {
  static let defaultValue = 1
}
struct GridCellAnchorKey: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}
struct GridColumnAlignmentKey: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}
struct GridUnsizedAxesKey: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}

extension View {
  /// How many columns of a grid the view takes.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: max(1, count))
  }
  /// Where the view lies in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }
  /// How views lie in the column of this one.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
  /// Directions in which the view does not make its cell larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }
}
