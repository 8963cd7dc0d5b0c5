import Playback

/// Holds the end of a film back, so that what is learnt after its last frame can go into it.
package final class HeldSink: FrameSink {
  private let inner: any FrameSink

  package init(_ inner: any FrameSink) {
    self.inner = inner
  }

  package func begin(_ format: FilmFormat) throws { try inner.begin(format) }
  package func consume(_ frame: Frame) throws { try inner.consume(frame) }
  package func finish() {}
  package func cancel() { inner.cancel() }

  /// Ends the film; it is cancelled where that fails.
  package func complete() throws {
    do {
      try inner.finish()
    } catch {
      inner.cancel()
      throw error
    }
  }
}
