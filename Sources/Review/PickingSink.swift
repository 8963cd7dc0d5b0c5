package import Playback

/// Lets pass some frames of a film, by their numbers on the scene's grid.
package final class PickingSink: FrameSink {
  private let inner: any FrameSink
  private let wanted: Set<Int>

  package init(_ inner: any FrameSink, sceneFrames: Set<Int>) {
    self.inner = inner
    wanted = sceneFrames
  }

  package func begin(_ format: FilmFormat) throws {
    var format = format
    format.frameCount = wanted.count
    try inner.begin(format)
  }
  package func consume(_ frame: Frame) throws {
    if wanted.contains(frame.sceneFrame) { try inner.consume(frame) }
  }
  package func finish() throws { try inner.finish() }
  package func cancel() { inner.cancel() }
}
