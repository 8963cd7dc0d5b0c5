package import Display
package import Playback

/// A frame sink that leaves a file (or files, or a stream) of some format.
package protocol FilmEncoder: FrameSink {
  /// What the user should know of choices made for them; complete after `finish`.
  var notices: [String] { get }
  /// What was written; nil until `finish` has returned.
  var film: EncodedFilm? { get }
}

/// What an encoder has written.
package struct EncodedFilm: Equatable, Sendable {
  /// The files, or the folder of a sequence; empty for a stream.
  package var paths: [String]
  package var format: String
  /// As stored, which may be padded.
  package var size: PixelSize
  package var frameCount: Int
  /// Frames over rate, exactly; 0 for a still.
  package var durationSeconds: Double
  package var byteCount: Int
  package var pixelFormat: String
  package var codec: String
  package var hasAlpha: Bool
}
