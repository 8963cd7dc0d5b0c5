/// `.frame(width:height:alignment:)`.
struct FixedFrameLayout: UnaryLayout {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// A length as Apple's frames take it: what is negative or not finite leaves the side free.
  static func side(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  func size(_ proposal: ProposedViewSize, _ content: LayoutContent) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = content.size(offer(proposal))
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }
  func place(_ content: LayoutContent, in size: CGSize, _ proposal: ProposedViewSize)
    -> (origin: CGPoint, proposal: ProposedViewSize)
  {
    let offer = offer(proposal)
    return (alignment.origin(of: content.dimensions(offer), in: size), offer)
  }
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

/// `.frame(minWidth:…maxHeight:alignment:)`.
struct FlexibleFrameLayout: UnaryLayout {
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment: Alignment

  func size(_ proposal: ProposedViewSize, _ content: LayoutContent) -> CGSize {
    let offer = offer(proposal)
    let inner = content.size(offer)
    return CGSize(
      width: resolve(proposal.width, inner.width, minWidth, idealWidth, maxWidth),
      height: resolve(proposal.height, inner.height, minHeight, idealHeight, maxHeight))
  }
  func place(_ content: LayoutContent, in size: CGSize, _ proposal: ProposedViewSize)
    -> (origin: CGPoint, proposal: ProposedViewSize)
  {
    // The content is offered the frame it really gets.
    let offer = ProposedViewSize(
      width: proposal.width == nil && idealWidth == nil && maxWidth == nil ? nil : size.width,
      height: proposal.height == nil && idealHeight == nil && maxHeight == nil ? nil : size.height)
    return (alignment.origin(of: content.dimensions(offer), in: size), offer)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: clamp(proposal.width ?? idealWidth, minWidth, maxWidth),
      height: clamp(proposal.height ?? idealHeight, minHeight, maxHeight))
  }
  private func clamp(_ value: CGFloat?, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat? {
    guard var value else { return nil }
    if let most { value = min(value, most) }
    if let least { value = max(value, least) }
    return value
  }
  /// A side with a bound follows the offer between the bounds; one without takes the content's.
  private func resolve(
    _ proposed: CGFloat?, _ inner: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
  ) -> CGFloat {
    guard let proposed = proposed ?? ideal else {
      return clamp(inner, least, most) ?? inner
    }
    let low = least ?? min(inner, most ?? inner)
    let high = most ?? max(inner, least ?? inner)
    return max(low, min(proposed, high))
  }
}

extension Alignment {
  /// Where content goes so that its point lies at the frame's.
  package func origin(of content: ViewDimensions, in size: CGSize) -> CGPoint {
    let frame = ViewDimensions(
      box: content.box, size: size, proposal: content.proposal)
    return CGPoint(
      x: horizontal.key.type.defaultValue(in: frame) - content[horizontal],
      y: vertical.key.type.defaultValue(in: frame) - content[vertical])
  }
}

/// `.padding`; nil insets are the default.
struct PaddingLayout: UnaryLayout {
  let edges: Edge.Set
  let insets: EdgeInsets?
  static let defaultLength: CGFloat = 16

  private var resolved: EdgeInsets { insets ?? EdgeInsets(Self.defaultLength, edges: edges) }

  func size(_ proposal: ProposedViewSize, _ content: LayoutContent) -> CGSize {
    let insets = resolved
    let inner = content.size(proposal.inset(by: insets))
    return CGSize(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom)
  }
  func place(_ content: LayoutContent, in size: CGSize, _ proposal: ProposedViewSize)
    -> (origin: CGPoint, proposal: ProposedViewSize)
  {
    let insets = resolved
    let left =
      content.environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    return (CGPoint(x: left, y: insets.top), proposal.inset(by: insets))
  }
}

/// `.offset`: layout does not see it.
struct OffsetLayout: UnaryLayout {
  let offset: CGSize
  func shift(_ size: CGSize) -> CGPoint { CGPoint(x: offset.width, y: offset.height) }
}

/// `.position`: takes all that is offered and puts the content's centre at a point.
struct PositionLayout: UnaryLayout {
  let position: CGPoint
  func size(_ proposal: ProposedViewSize, _ content: LayoutContent) -> CGSize {
    let inner = content.size(proposal)
    return proposal.replacingUnspecifiedDimensions(by: inner)
  }
  func place(_ content: LayoutContent, in size: CGSize, _ proposal: ProposedViewSize)
    -> (origin: CGPoint, proposal: ProposedViewSize)
  {
    let inner = content.size(proposal)
    return (
      CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2), proposal
    )
  }
}

/// `.fixedSize`: the content gets its ideal.
struct FixedSizeLayout: UnaryLayout {
  let horizontal: Bool
  let vertical: Bool
  func size(_ proposal: ProposedViewSize, _ content: LayoutContent) -> CGSize {
    content.size(offer(proposal))
  }
  func place(_ content: LayoutContent, in size: CGSize, _ proposal: ProposedViewSize)
    -> (origin: CGPoint, proposal: ProposedViewSize)
  {
    (.zero, offer(proposal))
  }
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

/// `.aspectRatio`; nil: the content's own ratio.
struct AspectRatioLayout: UnaryLayout {
  let ratio: CGFloat?
  let fills: Bool

  func size(_ proposal: ProposedViewSize, _ content: LayoutContent) -> CGSize {
    content.size(offer(proposal, content))
  }
  func place(_ content: LayoutContent, in size: CGSize, _ proposal: ProposedViewSize)
    -> (origin: CGPoint, proposal: ProposedViewSize)
  {
    (.zero, offer(proposal, content))
  }
  private func offer(_ proposal: ProposedViewSize, _ content: LayoutContent) -> ProposedViewSize {
    let ideal = content.size(.unspecified)
    guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0,
      ratio.isFinite
    else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return ProposedViewSize(width: max(ideal.width, ideal.height * ratio), height: nil)
        .completed(ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width > height * ratio
      return isWide == fills
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}

extension ProposedViewSize {
  fileprivate func completed(_ ratio: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width, height: width.map { $0 / ratio })
  }
}

/// `.layoutPriority`, `.zIndex` and other values told to the container.
package struct TraitLayout: UnaryLayout {
  let change: (inout BoxTraits) -> Void
  package init(_ change: @escaping (inout BoxTraits) -> Void) { self.change = change }
  package func changeTraits(_ traits: inout BoxTraits) { change(&traits) }
  package static var hasTraits: Bool { true }
}

/// `.alignmentGuide`.
struct GuideLayout: UnaryLayout {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  static var hasGuides: Bool { true }
  func guide(_ asked: AlignmentKey, _ content: LayoutContent, _ size: CGSize) -> CGFloat? {
    asked == key ? compute(content.dimensions(content.proposal)) : nil
  }
}
