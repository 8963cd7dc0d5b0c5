package import Playback
import Raster

/// Keeps the one frame of a film that shows most, and hands it on at the end.
///
/// The picture with the most ink wins, of equals the first: a toast is shown while it is there, not
/// the empty canvas before and after.
package final class PosterSink: FrameSink {
  private let inner: any FrameSink
  private var format: FilmFormat?
  private var best: Pixmap?
  private var bestInk = -1

  /// - Parameter inner: Gets a film of one frame.
  package init(_ inner: any FrameSink) {
    self.inner = inner
  }

  package func begin(_ format: FilmFormat) throws {
    self.format = format
  }

  package func consume(_ frame: Frame) throws {
    guard !frame.repeatsPrevious || best == nil else { return }
    let ink = PosterPixels.ink(in: frame.pixels)
    guard ink > bestInk else { return }
    bestInk = ink
    let copy = best ?? Pixmap(size: frame.pixels.size)
    PosterPixels.copy(frame.pixels, into: copy)
    best = copy
  }

  package func finish() throws {
    guard var format, let best else { return }
    format.frameCount = 1
    try inner.begin(format)
    try inner.consume(
      Frame(index: 0, sceneFrame: 0, time: .zero, pixels: best, repeatsPrevious: false))
    try inner.finish()
  }

  package func cancel() { inner.cancel() }
}
