package import Display
package import Geometry

/// Draws display lists into pixmaps.
///
/// One per film; keeps caches between frames.
/// The same list gives the same bytes for any band height, any number of threads and any history.
package final class Renderer {
  package struct Options: Sendable {
    /// Pixels per point.
    package var scale: CGFloat
    /// What lies under everything; transparent when `opacity` is 0.
    package var background: DisplayColor
    /// Rows per band; any value gives the same pixels.
    package var bandHeight: Int
    /// Threads for one frame; any value gives the same pixels.
    package var threads: Int
    package init(
      scale: CGFloat, background: DisplayColor, bandHeight: Int = 64, threads: Int = 1
    ) {
      self.scale = scale
      self.background = background
      self.bandHeight = bandHeight
      self.threads = threads
    }
  }

  /// The farthest an edge may be from the curve it stands for, in pixels.
  package static let flatteningTolerance = 0.03
  /// The farthest a stroke's edge may be from where it should be, in pixels.
  package static let strokeTolerance = 0.02

  package let options: Options
  private let preparer: Preparer
  private var last: DrawnFrame?

  package init(options: Options) {
    self.options = options
    preparer = Preparer(
      stages: StageRenderer(bandHeight: options.bandHeight, threads: options.threads))
  }

  /// Draws a list over the background.
  /// - `target`: Every pixel is overwritten. Its size is the canvas in pixels.
  /// - `held`: The frame whose picture `target` holds untouched, by this renderer; then only what
  ///   differs from it is drawn. nil when `target` holds anything else.
  @discardableResult
  package func render(
    _ list: DisplayList, into target: Pixmap, holding held: DrawnFrame? = nil
  ) -> RenderOutcome {
    let canvas = PixelBox(x0: 0, y0: 0, x1: target.size.width, y1: target.size.height)
    let held = held.flatMap { $0.canvas == canvas ? $0 : nil }
    let repeatsLast = last.map { $0.canvas == canvas && $0.list == list } ?? false
    let frame = repeatsLast ? last : nil
    let drawn = frame ?? prepare(list, canvas)
    last = drawn
    let damage =
      held.map {
        $0 === drawn ? nil : Damage(from: $0, to: drawn, canvas: canvas)
      }
      ?? Damage(all: canvas)
    let regions = damage?.regions ?? []
    if !canvas.isEmpty, !regions.isEmpty {
      target.withSteppedSurface { surface in
        preparer.stages.draw(
          drawn.nodes, on: surface, extent: canvas, regions: regions,
          background: options.background.pixel())
      }
    }
    return RenderOutcome(
      isUnchanged: regions.isEmpty, repeatsLast: repeatsLast, damage: damage?.box ?? .empty,
      frame: drawn)
  }

  /// What could not be drawn as asked for since the renderer was made, in words for the user.
  package var warnings: [String] { preparer.warnings }

  /// Drops all that is kept from earlier frames.
  package func forget() {
    last = nil
    preparer.forget()
  }

  /// The list's nodes, those of equal items taken over from the frame before.
  private func prepare(_ list: DisplayList, _ canvas: PixelBox) -> DrawnFrame {
    let scale = options.scale
    let context = Preparer.Context(
      transform: ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale)),
      lengthScale: Double(scale), bounds: canvas)
    let before = last.flatMap { $0.canvas == canvas ? $0 : nil }
    var (nodes, ends): ([Node], [Int]) = ([], [])
    nodes.reserveCapacity(list.items.count)
    ends.reserveCapacity(list.items.count)
    for index in list.items.indices {
      if let kept = before?.nodes(of: list.items[index], at: index, of: list.items.count) {
        nodes += kept
      } else {
        preparer.add(list.items[index], in: context, to: &nodes)
      }
      ends.append(nodes.count)
    }
    return DrawnFrame(list: list, nodes: nodes, ends: ends, canvas: canvas)
  }
}

/// A frame that was drawn, in the form the renderer keeps it.
package final class DrawnFrame: Sendable {
  package let list: DisplayList
  /// The nodes of all items in order.
  let nodes: [Node]
  /// Where the nodes of each item end.
  private let ends: [Int]
  let canvas: PixelBox

  /// The places in which an earlier frame's picture may differ from this one; all other pixels
  /// are equal.
  package func changes(since earlier: DrawnFrame) -> [PixelBox] {
    guard earlier !== self else { return [] }
    let damage =
      earlier.canvas == canvas
      ? Damage(from: earlier, to: self, canvas: canvas) : Damage(all: canvas)
    return damage.regions.map { $0.intersection(canvas) }
  }

  init(list: DisplayList, nodes: [Node], ends: [Int], canvas: PixelBox) {
    self.list = list
    self.nodes = nodes
    self.ends = ends
    self.canvas = canvas
  }

  /// The nodes of one item.
  func nodes(ofItem index: Int) -> ArraySlice<Node> {
    nodes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// The nodes of an equal item at the same place from the front or from the back.
  fileprivate func nodes(of item: DisplayItem, at index: Int, of count: Int) -> ArraySlice<Node>? {
    for place in [index, index + ends.count - count]
    where ends.indices.contains(place) && list.items[place] == item {
      return nodes(ofItem: place)
    }
    return nil
  }
}

/// What drawing a frame did.
package struct RenderOutcome: Sendable {
  /// Whether the target held this very picture already, so that nothing was drawn.
  package var isUnchanged: Bool
  /// Whether the list equals the one drawn before it, into whatever target.
  package var repeatsLast: Bool
  /// All pixels of the target that were written lie inside.
  package var damage: PixelBox
  /// What the target holds now.
  package var frame: DrawnFrame
}
