import Playback

/// Counts frames and keeps none.
package final class CountingSink: FrameSink {
  package private(set) var count = 0
  package init() {}
  package func begin(_ format: FilmFormat) {}
  package func consume(_ frame: Frame) { count += 1 }
  package func finish() {}
  package func cancel() {}
}
