package import Playback

/// Gives each frame to several sinks.
package final class FanOutSink: FrameSink {
  private let sinks: [any FrameSink]

  package init(_ sinks: [any FrameSink]) {
    self.sinks = sinks
  }

  package func begin(_ format: FilmFormat) throws {
    for sink in sinks { try sink.begin(format) }
  }
  package func consume(_ frame: Frame) throws {
    for sink in sinks { try sink.consume(frame) }
  }
  package func finish() throws {
    for sink in sinks { try sink.finish() }
  }
  package func cancel() { sinks.forEach { $0.cancel() } }
}
