package import Playback

/// One word for all pixels of a film: equal words, equal films.
package final class FilmHash: FrameSink {
  /// Empty until `finish`.
  package private(set) var value = ""
  private var size = ""
  private var count = 0
  /// Frames that repeat the one before them are counted, not hashed again.
  private var hashes: [String] = []

  /// The hash of the last frame's pixels.
  var last: String? { hashes.last }

  package init() {}

  package func begin(_ format: FilmFormat) { size = "\(format.size)" }

  package func consume(_ frame: Frame) {
    count += 1
    if frame.repeatsPrevious, let last = hashes.last { return hashes.append(last) }
    hashes.append(ContentHash.hexadecimal(frame.pixels.contentHash))
  }

  package func finish() {
    value = ContentHash.text("\(size) \(count) " + hashes.joined(separator: " "))
  }

  package func cancel() {}
}
