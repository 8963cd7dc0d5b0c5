extension View {
  /// A frame as large as the nearest container: the canvas, where no other one says so.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerFrameLayout(axes: axes, alignment: alignment) { length, _ in length })
  }
  /// A frame that spans some of the equal parts of the nearest container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrameLayout(axes: axes, alignment: alignment) { length, _ in
        let parts = CGFloat(max(1, count))
        let part = (length - spacing * (parts - 1)) / parts
        return part * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }
  /// A frame whose lengths a closure makes of those of the nearest container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameLayout(axes: axes, alignment: alignment, length: length))
  }
}

private struct ContainerSizeKey: EnvironmentKey { static let defaultValue: CGSize? = nil }

extension EnvironmentValues {
  /// The size of the nearest container, in points; nil: the canvas.
  package var containerSize: CGSize? {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

struct ContainerFrameLayout: UnaryLayout {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  private func offer(_ proposal: ProposedViewSize, _ content: LayoutContent) -> ProposedViewSize {
    let size = content.environment.containerSize ?? content.canvasSize
    var offer = proposal
    if axes.contains(.horizontal) { offer.width = length(size.width, .horizontal) }
    if axes.contains(.vertical) { offer.height = length(size.height, .vertical) }
    return offer
  }
  func size(_ proposal: ProposedViewSize, _ content: LayoutContent) -> CGSize {
    let offer = offer(proposal, content)
    let natural = content.size(offer)
    return CGSize(
      width: axes.contains(.horizontal) ? offer.width ?? natural.width : natural.width,
      height: axes.contains(.vertical) ? offer.height ?? natural.height : natural.height)
  }
  func place(_ content: LayoutContent, in size: CGSize, _ proposal: ProposedViewSize)
    -> (origin: CGPoint, proposal: ProposedViewSize)
  {
    let offer = offer(proposal, content)
    let inner = content.dimensions(offer)
    let outer = CGRect(origin: .zero, size: size)
    let x: CGFloat =
      alignment.horizontal == .leading
      ? 0
      : alignment.horizontal == .trailing
        ? outer.width - inner.width
        : (outer.width - inner.width) / 2
    let y: CGFloat =
      alignment.vertical == .top
      ? 0
      : alignment.vertical == .bottom
        ? outer.height - inner.height
        : (outer.height - inner.height) / 2
    return (CGPoint(x: x, y: y), offer)
  }
}
