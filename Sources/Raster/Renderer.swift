package import Display
package import Geometry

/// Draws display lists into pixmaps. One per film; keeps caches between frames.
///
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

  package let options: Options
  private let preparer = Preparer()

  package init(options: Options) {
    self.options = options
    preparer.stages.bandHeight = options.bandHeight
  }

  /// Draws a list over the background.
  /// - Parameters:
  ///   - target: Every pixel is overwritten. Its size is the canvas in pixels.
  ///   - held: The list whose picture `target` holds already, as this renderer drew it; only what
  ///     differs is drawn then.
  @discardableResult
  package func render(
    _ list: DisplayList, into target: Pixmap, holding held: DisplayList? = nil
  ) -> RenderOutcome {
    let canvas = PixelBox(x0: 0, y0: 0, x1: target.size.width, y1: target.size.height)
    guard !canvas.isEmpty else { return RenderOutcome(isUnchanged: true, damage: .empty) }
    if let held, held == list { return RenderOutcome(isUnchanged: true, damage: .empty) }
    let scale = options.scale
    let context = Preparer.Context(
      transform: ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale)),
      lengthScale: Double(scale), bounds: canvas)
    let nodes = preparer.nodes(for: list.items, in: context)
    target.withSteppedSurface { surface in
      preparer.stages.draw(
        nodes, on: surface, extent: canvas, regions: [surface.box], background: options.background.pixel())
    }
    return RenderOutcome(isUnchanged: false, damage: canvas)
  }
}

/// What drawing a frame did.
package struct RenderOutcome: Equatable, Sendable {
  /// Whether the target held this very picture already, so that nothing was drawn.
  package var isUnchanged: Bool
  /// All changed pixels lie inside.
  package var damage: PixelBox
}
