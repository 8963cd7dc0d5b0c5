/// The layout of a row, for `AnyLayout`.
@frozen public struct HStackLayout: Layout {
  /// The line that views stand on.
  public var alignment: VerticalAlignment
  /// Distance between neighbours, in points; nil for the default.
  public var spacing: CGFloat?
  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  private var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
  /// The size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { stack.size(of: subviews.map(\.box), for: proposal) }
  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { stack.place(subviews, in: bounds, proposal) }
}

/// The layout of a column, for `AnyLayout`.
@frozen public struct VStackLayout: Layout {
  /// The line that views stand on.
  public var alignment: HorizontalAlignment
  /// Distance between neighbours, in points; nil for the default.
  public var spacing: CGFloat?
  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  private var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
  /// The size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { stack.size(of: subviews.map(\.box), for: proposal) }
  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { stack.place(subviews, in: bounds, proposal) }
}

extension StackLayout {
  fileprivate func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    let arrangement = arrange(subviews.map(\.box), for: proposal)
    for (index, subview) in subviews.enumerated() {
      let origin = arrangement.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: arrangement.proposals[index])
    }
  }
}

/// The layout of a pile, for `AnyLayout`.
@frozen public struct ZStackLayout: Layout {
  /// The point that views share.
  public var alignment: Alignment
  /// A pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// How far the views reach before and behind their shared point.
  private func reach(_ subviews: Subviews, _ proposal: ProposedViewSize) -> (CGPoint, CGPoint) {
    subviews.reduce((CGPoint.zero, CGPoint.zero)) { reach, subview in
      let dimensions = subview.dimensions(in: proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      return (
        CGPoint(x: max(reach.0.x, x), y: max(reach.0.y, y)),
        CGPoint(
          x: max(reach.1.x, dimensions.width - x), y: max(reach.1.y, dimensions.height - y))
      )
    }
  }
  /// The size of the pile.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (before, behind) = reach(subviews, proposal)
    return CGSize(width: before.x + behind.x, height: before.y + behind.y)
  }
  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (before, _) = reach(subviews, proposal)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + before.x - dimensions[alignment.horizontal],
          y: bounds.minY + before.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }
}
