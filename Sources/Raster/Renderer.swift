package import Display
package import Geometry

/// Draws display lists into pixmaps. One per film; keeps caches between frames.
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

  package let options: Options
  package init(options: Options) { self.options = options }

  /// Draws a list over the background.
  /// - Parameter target: Every pixel is overwritten. Its size is the canvas in pixels.
  package func render(_ list: DisplayList, into target: Pixmap) {
    fatalError("the rasterizer is being written")
  }
}
