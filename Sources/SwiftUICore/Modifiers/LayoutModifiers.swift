extension View {
  /// A frame of a fixed size; a side that is negative or endless is none.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FixedFrameLayout(
        width: FixedFrameLayout.side(width), height: FixedFrameLayout.side(height),
        alignment: alignment))
  }
  /// A frame whose size follows the offer between bounds.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameLayout(
        minWidth: minWidth.map { max($0, 0) }, idealWidth: idealWidth.map { max($0, 0) },
        maxWidth: maxWidth.map { max($0, 0) }, minHeight: minHeight.map { max($0, 0) },
        idealHeight: idealHeight.map { max($0, 0) }, maxHeight: maxHeight.map { max($0, 0) },
        alignment: alignment))
  }
  /// Space around the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingLayout(edges: .all, insets: insets))
  }
  /// Space at some sides; nil is the default of 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: edges) }))
  }
  /// Space at all sides.
  public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingLayout(edges: .all, insets: EdgeInsets(length, edges: .all)))
  }
  /// Moves what is drawn.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetLayout(offset: offset)) }
  /// Moves what is drawn.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetLayout(offset: CGSize(width: x, height: y)))
  }
  /// Puts the view's centre at a point of the parent.
  public func position(_ position: CGPoint) -> some View {
    modifier(PositionLayout(position: position))
  }
  /// Puts the view's centre at a point of the parent.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionLayout(position: CGPoint(x: x, y: y)))
  }
  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View {
    modifier(FixedSizeLayout(horizontal: true, vertical: true))
  }
  /// Keeps the view at its ideal size along some directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
  /// Asks a stack to offer this view space first.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitLayout { $0.layoutPriority = value })
  }
  /// Puts the view in front of siblings with smaller values.
  public func zIndex(_ value: Double) -> some View {
    modifier(TraitLayout { $0.zIndex = value })
  }
  /// Sets a vertical line of the view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideLayout(key: guide.key, compute: computeValue))
  }
  /// Sets a horizontal line of the view.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideLayout(key: guide.key, compute: computeValue))
  }
}

/// How content keeps its ratio in a frame of another one.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

extension View {
  /// Keeps a ratio of width to height.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioLayout(ratio: ratio, fills: contentMode == .fill))
  }
  /// Keeps the ratio of a size.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height == 0 ? nil : size.width / size.height, contentMode: contentMode)
  }
  /// Fits the view in its parent with its own ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Fills the parent with the view's own ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
