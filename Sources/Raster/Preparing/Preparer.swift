import Display
import Geometry

/// Turns display items into nodes: transforms, flattens, clips, and draws ahead what filters need
/// whole.
final class Preparer {
  /// The farthest an edge may be from its curve, in pixels.
  static let tolerance = Renderer.flatteningTolerance

  /// Where items stand while they are prepared.
  struct Context: Equatable {
    /// From the items' space to pixels.
    var transform: ProjectionTransform
    /// Pixels per unit of lengths in filters.
    var lengthScale: Double
    /// Nothing outside can be seen.
    var bounds: PixelBox
    /// How much farther filters may still look beyond the canvas, in pixels: pictures grow with it.
    var room = Self.greatestReach
  }

  var outlines = OutlineCache()
  private var paths = PathCache()
  var gradients = GradientCache()
  var images = ImageCache()
  let stages: StageRenderer
  var filterResults = FilterCache()

  /// What could not be drawn as asked for, in words; each once.
  private(set) var warnings: [String] = []

  init(stages: StageRenderer) { self.stages = stages }

  func warn(_ text: String) {
    if !warnings.contains(text) { warnings.append(text) }
  }

  private let pool = EdgePool()
  /// Memory for the lines of one path after the other.
  private var scratch = Polylines()
  private var stroker = PathStroker()

  /// The edges of a path's inside.
  func edges(of path: Path, under map: ProjectionTransform) -> FixedLines {
    if map.isAffine, let lines = paths.lines(of: path, under: map.affine, in: pool) {
      return lines
    }
    var memory = Polylines()
    swap(&memory, &scratch)
    scratch = path.flattened(under: map, tolerance: Self.tolerance, memory: memory)
    return fixed(scratch)
  }

  /// Edges in fixed point, with a word where coordinates were out of reach.
  func fixed(_ lines: Polylines) -> FixedLines {
    if lines.isLimited { warn(Self.farWarning) }
    return FixedLines(lines)
  }
  private static let farWarning =
    "something lies or reaches farther than 10,000,000 pixels from the origin; "
    + "it was pulled back to there"

  /// Drops what is kept from earlier frames.
  func forget() {
    outlines = OutlineCache()
    paths = PathCache()
    gradients = GradientCache()
    images = ImageCache()
    filterResults = FilterCache()
  }

  func nodes(for items: [DisplayItem], in context: Context) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(items.count)
    for item in items { add(item, in: context, to: &nodes) }
    return nodes
  }

  /// Appends the nodes of one item; none when nothing of it can be seen.
  func add(_ item: DisplayItem, in context: Context, to nodes: inout [Node]) {
    let opacity = min(item.opacity, 1)
    guard opacity > 0 else { return }
    let clip = item.clips.isEmpty ? nil : clipMask(item.clips, in: context)
    let bounds = clip?.box ?? context.bounds
    guard !bounds.isEmpty else { return }
    var inner = context
    inner.transform = item.transform.concatenating(context.transform)
    inner.bounds = bounds
    let first = nodes.count
    if item.filters.isEmpty {
      add(item.content, in: inner, to: &nodes)
    } else {
      nodes += filtered(item, in: inner, outer: context)
    }
    let isDone =
      clip == nil && opacity == 1 && item.blendMode == .normal && nodes.count <= first + 1
      && nodes[first...].allSatisfy { $0.blendMode == .normal && bounds.contains($0.box) }
    if isDone { return }
    let merged = merged(
      Array(nodes[first...]), under: clip ?? ClipMask(box: bounds, shapes: []), opacity: opacity,
      blendMode: item.blendMode)
    nodes.replaceSubrange(first..., with: merged)
  }

  /// Nodes under the state of their item, with a layer only where it makes a difference.
  private func merged(
    _ nodes: [Node], under clip: ClipMask, opacity: Double, blendMode: DisplayBlendMode
  ) -> [Node] {
    guard let first = nodes.first else { return [] }
    if nodes.count == 1, first.blendMode == .normal {
      return [first.under(clip: clip, opacity: opacity, blendMode: blendMode)]
    }
    let changesNothing = opacity == 1 && blendMode == .normal && clip.shapes.isEmpty
    if changesNothing, nodes.allSatisfy(\.isPlain) { return nodes }
    let layer = Node(
      .layer(nodes), box: nodes.box.intersection(clip.box), clip: clip, opacity: opacity,
      blendMode: blendMode)
    return [layer]
  }

  /// The clips of an item, those that are rectangles of whole pixels as a box.
  private func clipMask(_ clips: [Clip], in context: Context) -> ClipMask {
    var box = context.bounds
    var cuts: [(lines: FixedLines, style: FillStyle)] = []
    for clip in clips {
      let map = clip.transform.concatenating(context.transform)
      let lines = edges(of: clip.path, under: map)
      box = box.intersection(lines.box)
      if !lines.isPixelRectangle { cuts.append((lines, clip.fillStyle)) }
    }
    var shapes: [Shape] = []
    for cut in cuts {
      guard let shape = Shape(cut.lines, style: cut.style, bounds: box) else {
        return ClipMask(box: .empty, shapes: [])
      }
      shapes.append(shape)
    }
    return ClipMask(box: box, shapes: shapes)
  }

  /// What an item draws, before its filters, clips, opacity and blend mode.
  func content(_ content: DisplayItem.Content, in context: Context) -> [Node] {
    var nodes: [Node] = []
    add(content, in: context, to: &nodes)
    return nodes
  }

  private func add(
    _ content: DisplayItem.Content, in context: Context, to nodes: inout [Node]
  ) {
    switch content {
    case .fill(let path, let style, let paint):
      let lines = edges(of: path, under: context.transform)
      add(lines, style, paint, context, to: &nodes)
    case .stroke(let path, let style, let antialiased, let paint):
      let lines = strokeLines(path, style, context.transform)
      add(lines, FillStyle(antialiased: antialiased), paint, context, to: &nodes)
    case .outlines(let outlines, let paint):
      addOutlines(outlines, paint, context, to: &nodes)
    case .image(let image, let rect, let interpolation):
      nodes += imageNodes(image, rect, interpolation, context)
    case .backdrop(let path, let style, let backdrop):
      nodes += backdropNodes(path, style, backdrop, context)
    case .group(let items):
      nodes += groupNodes(items, context)
    case .masked(let items, let masks):
      nodes += maskedNodes(items, masks, context)
    }
  }

  private func strokeLines(
    _ path: Path, _ style: StrokeStyle, _ map: ProjectionTransform
  ) -> FixedLines {
    let scale = map.largestScale(over: path.controlBox)
    let outline = stroker.outline(of: path, style, tolerance: Renderer.strokeTolerance / scale)
    if map.isAffine, !outline.isLimited, let lines = pool.lines(of: outline, under: map.affine) {
      return lines
    }
    return fixed(outline.projected(by: map))
  }

  private func add(
    _ lines: FixedLines, _ style: FillStyle, _ paint: Paint, _ context: Context,
    to nodes: inout [Node]
  ) {
    guard let shape = Shape(lines, style: style, bounds: context.bounds) else { return }
    if case .solid(let color) = paint {
      nodes.append(Node(filling: shape, with: color))
    } else if let shader = shader(for: paint, in: context, over: shape.box) {
      nodes.append(Node(.shaded(shape, shader), box: shape.box))
    }
  }

  /// Outlines filled by the non-zero rule become one shape, so that they do not cover each other
  /// twice; others stay apart.
  private func addOutlines(
    _ placed: [PlacedOutline], _ paint: Paint, _ context: Context, to nodes: inout [Node]
  ) {
    var merged = EdgeBuilder()
    var others: [(lines: FixedLines, style: FillStyle)] = []
    for place in placed {
      let map = ProjectionTransform(place.transform).concatenating(context.transform)
      let placed =
        map.isAffine
        ? outlines.lines(of: place.outline, under: map.affine)
        : (fixed(place.outline.path.flattened(under: map, tolerance: Self.tolerance)), .zero)
      guard let (lines, offset) = placed else { continue }
      let style = place.outline.fillStyle
      if style == FillStyle() {
        if lines.box(movedBy: offset).intersects(context.bounds) {
          merged.append(lines, movedBy: offset)
        }
      } else {
        var moved = EdgeBuilder()
        moved.append(lines, movedBy: offset)
        others.append((FixedLines(moved), style))
      }
    }
    add(FixedLines(merged), FillStyle(), paint, context, to: &nodes)
    for other in others { add(other.lines, other.style, paint, context, to: &nodes) }
  }

  private func groupNodes(_ items: [DisplayItem], _ context: Context) -> [Node] {
    let children = nodes(for: items, in: context.inner)
    guard !children.contains(where: \.isBackdrop) else {
      // A backdrop needs all that lies below it in its group, so the group is drawn whole.
      guard let picture = stages.picture(of: children, within: context.bounds) else { return [] }
      return [Node(.picture(picture), box: picture.box)]
    }
    if children.allSatisfy(\.isPlain) { return children }
    let box = children.box
    return [Node(.layer(children), box: box)]
  }

  private func maskedNodes(
    _ items: [DisplayItem], _ masks: [DisplayItem], _ context: Context
  ) -> [Node] {
    let masks = nodes(for: masks, in: context.inner)
    let children = groupNodes(items, context)
    let box = children.box
    let maskBox = masks.box
    let both = box.intersection(maskBox)
    guard !both.isEmpty else { return [] }
    return [Node(.masked(children, by: masks), box: both)]
  }
}

extension Sequence<Node> {
  /// The pixels any of them can touch.
  var box: PixelBox { reduce(PixelBox.empty) { $0.union($1.box) } }
}

extension Preparer.Context {
  /// The context of items inside a group.
  var inner: Self {
    var copy = self
    copy.lengthScale = Double(transform.areaScale.squareRoot())
    return copy
  }
}

extension ProjectionTransform {
  /// How much the map enlarges areas near the origin.
  fileprivate var areaScale: CGFloat {
    let area = abs(m11 * m22 - m12 * m21)
    return area.isFinite ? area : 1
  }
}
