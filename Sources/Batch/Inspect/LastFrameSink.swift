import Encoders
import Playback
import Raster

/// Keeps the last picture of a film.
package final class LastFrameSink: FrameSink {
  package private(set) var pixels: Pixmap?
  package init() {}
  package func begin(_ format: FilmFormat) {}
  package func consume(_ frame: Frame) { pixels = frame.pixels.copy() }
  package func finish() {}
  package func cancel() {}
}
