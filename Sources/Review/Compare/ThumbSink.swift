package import Playback
import Raster

/// Keeps a thumb of each frame.
package final class ThumbSink: FrameSink {
  package private(set) var thumbs: [FrameThumb] = []
  package private(set) var timesSeconds: [Double] = []
  package init() {}
  package func begin(_ format: FilmFormat) {}
  package func consume(_ frame: Frame) {
    if frame.repeatsPrevious, let last = thumbs.last {
      thumbs.append(last)
    } else {
      thumbs.append(FrameThumb(frame.pixels))
    }
    timesSeconds.append(frame.time.seconds)
  }
  package func finish() {}
  package func cancel() {}
}
