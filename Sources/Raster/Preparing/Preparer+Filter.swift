import Display
import Geometry

extension Preparer {
  /// An item's content with its filters applied in order.
  /// - `context`: That of the content; its bounds are what will be visible.
  /// - `outer`: That of the item, in whose space the filters' lengths are.
  func filtered(_ item: DisplayItem, in context: Context, outer: Context) -> [Node] {
    let key = FilterCache.Key(
      content: item.content, filters: item.filters, context: context, outer: outer)
    if let nodes = filterResults.nodes(for: key) { return nodes }
    let nodes = freshlyFiltered(item, in: context, outer: outer)
    filterResults.keep(nodes, for: key)
    return nodes
  }

  private func freshlyFiltered(
    _ item: DisplayItem, in context: Context, outer: Context
  ) -> [Node] {
    for filter in item.filters { noteLimits(of: filter, in: outer) }
    // What a filter needs from around the visible part, for each filter and those after it.
    var reach = item.filters.reversed().reduce(into: [0]) { reaches, filter in
      let wanted = (reaches.last ?? 0) + outer.reach(of: filter)
      if wanted > context.room { warn(Self.reachWarning) }
      reaches.append(min(context.room, wanted))
    }
    func bounds() -> PixelBox { context.bounds.outset(by: reach.last ?? 0) }
    var inner = context
    inner.bounds = bounds()
    inner.room -= reach.last ?? 0
    var nodes = content(item.content, in: inner)
    for (index, filter) in item.filters.enumerated() {
      reach.removeLast()
      if case .shadow(let color, let radius, let offset) = filter, index == 0 {
        // The shadow's caster is drawn moved, so that an offset may be a share of a pixel.
        var moved = inner
        moved.transform = moved.transform.moved(by: outer.vector(offset))
        let shadow = shadow(
          of: content(item.content, in: moved), color, sigma: outer.length(radius),
          within: bounds())
        nodes = shadow + nodes
      } else if case .innerShadow(let color, let radius, let offset) = filter, index == 0 {
        var moved = inner
        moved.transform = moved.transform.moved(by: outer.vector(offset))
        let caster = alpha(of: content(item.content, in: moved))?.0
        nodes = innerShadowed(nodes, color, sigma: outer.length(radius), caster: caster)
      } else {
        nodes = apply(filter, to: nodes, outer: outer, within: bounds())
      }
    }
    return nodes
  }

  /// A word where a filter's lengths are out of reach.
  private func noteLimits(of filter: Filter, in context: Context) {
    switch filter {
    case .blur(let radius, _):
      if context.isLimited(radius) { warn(Self.blurWarning) }
    case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
      if context.isLimited(radius) { warn(Self.blurWarning) }
      if context.isLimited(offset) {
        warn("a shadow farther than 2,000 pixels from what casts it was drawn at that distance")
      }
    default: break
    }
  }
  private static let reachWarning =
    "filters of filters look farther than \(Context.greatestReach) pixels beyond the canvas; what "
    + "lies there was left out"
  private static let blurWarning =
    "a blur or shadow whose standard deviation is above 400 pixels was drawn with 400"

  private func apply(
    _ filter: Filter, to nodes: [Node], outer: Context, within bounds: PixelBox
  ) -> [Node] {
    if let change = ColorChange(filter) { return changed(nodes, change) }
    switch filter {
    case .blur(let radius, let isOpaque):
      return blurred(nodes, sigma: outer.length(radius), isOpaque: isOpaque, within: bounds)
    case .shadow(let color, let radius, let offset):
      guard color.opacity > 0, let (alpha, share) = alpha(of: nodes) else { return nodes }
      let (moved, spread) = alpha.moved(by: outer.vector(offset))
      let sigma = outer.length(radius)
      let blurred =
        sigma > 0
        ? GaussianBlur.blur(moved, sigma: sigma, spread: spread, within: bounds) : moved
      guard let blurred else { return nodes }
      return [Node(.tinted(blurred, color.multiplyingOpacity(by: share)), box: blurred.box)]
        + nodes
    case .innerShadow(let color, let radius, let offset):
      let caster = alpha(of: nodes)?.0.moved(by: outer.vector(offset)).moved
      return innerShadowed(nodes, color, sigma: outer.length(radius), caster: caster)
    default: return nodes
    }
  }

  private func changed(_ nodes: [Node], _ change: ColorChange) -> [Node] {
    if nodes.count == 1, let node = nodes.first, case .solid(let shape, let color) = node.work {
      return [
        Node(
          .solid(shape, change(color)), box: node.box, clip: node.clip,
          opacity: node.opacity, blendMode: node.blendMode)
      ]
    }
    guard let picture = stages.picture(of: nodes, within: nodes.box) else { return [] }
    return [Node(.picture(picture.mapPixels(change.pixel)), box: picture.box)]
  }

  private func blurred(
    _ nodes: [Node], sigma: Double, isOpaque: Bool, within bounds: PixelBox
  ) -> [Node] {
    guard sigma > 0 else { return nodes }
    if !isOpaque, nodes.count == 1, let node = nodes.first,
      case .solid(_, let color) = node.work, node.clip == nil
    {
      // One colour everywhere: its alpha is a quarter of the work.
      let opaque = DisplayColor(red: color.red, green: color.green, blue: color.blue)
      return shadow(of: nodes, opaque, sigma: sigma, within: bounds)
    }
    guard let picture = stages.picture(of: nodes, within: nodes.box) else { return [] }
    let wanted = isOpaque ? picture.box.intersection(bounds) : bounds
    guard let blurred = GaussianBlur.blur(picture, sigma: sigma, within: wanted) else { return [] }
    return [Node(.picture(isOpaque ? blurred.madeOpaque : blurred), box: blurred.box)]
  }

  /// The blurred alpha of nodes in one colour.
  private func shadow(
    of nodes: [Node], _ color: DisplayColor, sigma: Double, within bounds: PixelBox
  ) -> [Node] {
    guard color.opacity > 0 else { return [] }
    if sigma > 0, nodes.count == 1, let node = nodes.first, node.clip == nil,
      case .solid(let shape, let own) = node.work,
      let soft = SoftShape(shape, sigma: sigma, within: bounds, draw: stages.write)
    {
      let share = max(0, min(1, own.opacity)) * node.opacity
      return [Node(.tinted(soft, color.multiplyingOpacity(by: share)), box: soft.box)]
    }
    guard let (alpha, share) = alpha(of: nodes) else { return [] }
    let blurred =
      sigma > 0 ? GaussianBlur.blur(alpha, sigma: sigma, within: bounds) : alpha
    guard let blurred else { return [] }
    return [Node(.tinted(blurred, color.multiplyingOpacity(by: share)), box: blurred.box)]
  }

  /// The alpha of nodes as bytes and a factor for all of them.
  private func alpha(of nodes: [Node]) -> (AlphaPicture, Double)? {
    if nodes.count == 1, let node = nodes.first, node.clip == nil,
      case .solid(let shape, let color) = node.work
    {
      let picture = AlphaPicture(box: shape.box)
      stages.write(shape, into: picture)
      return (picture, max(0, min(1, color.opacity)) * node.opacity)
    }
    return stages.picture(of: nodes, within: nodes.box).map { ($0.alpha, 1) }
  }

  /// Nodes with what lies outside of a caster, blurred, laid over them.
  private func innerShadowed(
    _ nodes: [Node], _ color: DisplayColor, sigma: Double, caster: AlphaPicture?
  ) -> [Node] {
    guard color.opacity > 0, let caster else { return nodes }
    let box = nodes.box
    let outside = caster.inverted(over: box.union(caster.box).outset(by: BlurPlan.reach(sigma)))
    let blurred = sigma > 0 ? GaussianBlur.blur(outside, sigma: sigma, within: box) : outside
    guard let blurred else { return nodes }
    let inner = Node(.tinted(blurred, color), box: blurred.box.intersection(box))
      .under(clip: ClipMask(box: box, shapes: []), opacity: 1, blendMode: .sourceAtop)
    return [Node(.layer(nodes + [inner]), box: box)]
  }

  func backdropNodes(
    _ path: Path, _ style: FillStyle, _ backdrop: Backdrop, _ context: Context
  ) -> [Node] {
    if context.isLimited(backdrop.radius) { warn(Self.blurWarning) }
    let lines = fixed(path.flattened(under: context.transform, tolerance: Self.tolerance))
    guard let shape = Shape(lines, style: style, bounds: context.bounds) else { return [] }
    let filter = BackdropFilter(backdrop, sigma: context.length(backdrop.radius))
    return [Node(.backdrop(shape, filter), box: shape.box)]
  }
}

extension Preparer.Context {
  /// A length of a filter in pixels; 0 for what is not a number.
  func length(_ points: CGFloat) -> Double {
    let pixels = Double(points) * lengthScale
    return pixels > 0 ? min(pixels, BlurPlan.greatestSigma) : 0
  }

  /// Whether `length` gives less than asked for.
  func isLimited(_ points: CGFloat) -> Bool {
    Double(points) * lengthScale > BlurPlan.greatestSigma
  }
  /// Whether `vector` gives less than asked for.
  func isLimited(_ offset: CGSize) -> Bool {
    let asked = offset.applying(transform.affine)
    return max(abs(asked.width), abs(asked.height)) > Self.greatestOffset
  }

  /// A shadow farther away than this, in pixels, is this far: memory grows with it.
  private static let greatestOffset: CGFloat = 2000

  /// How far a single filter may look, in pixels.
  static let greatestReach = Int(greatestOffset) + BlurPlan.reach(BlurPlan.greatestSigma)

  /// An offset of a filter in pixels.
  func vector(_ points: CGSize) -> CGSize {
    let offset = points.applying(transform.affine)
    guard !offset.width.isNaN, !offset.height.isNaN else { return .zero }
    let most = Self.greatestOffset
    return CGSize(
      width: max(-most, min(most, offset.width)), height: max(-most, min(most, offset.height)))
  }

  /// How far around a pixel a filter looks, in pixels.
  func reach(of filter: Filter) -> Int {
    switch filter {
    case .blur(let radius, _): BlurPlan.reach(length(radius))
    case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
      BlurPlan.reach(length(radius))
        + Int(min(1e5, max(abs(vector(offset).width), abs(vector(offset).height))).rounded(.up))
    default: 0
    }
  }
}

extension ProjectionTransform {
  fileprivate func moved(by offset: CGSize) -> ProjectionTransform {
    concatenating(
      ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height)))
  }
}
