import Encoders
package import Foundation
package import Playback

/// The folder of an export: films and posters, and the page that shows them.
package struct ExportFolder: Sendable {
  package let url: URL

  package init(url: URL) {
    self.url = url
  }

  /// Makes the folder and those within.
  /// - Throws: A `CocoaError` that names the folder.
  package func create() throws {
    for part in ["films", "posters"] {
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent(part), withIntermediateDirectories: true)
    }
  }

  /// Where a film lies, below the folder.
  package func filmPath(_ stem: String) -> String { "films/\(stem).mp4" }

  /// Where a film's poster lies, below the folder.
  package func posterPath(_ stem: String) -> String { "posters/\(stem).png" }

  /// A sink that makes a film and its poster.
  ///
  /// A film's name is given without its ending; what is transparent lies on black where `isDark`.
  /// - Throws: An `EncodeError` where this machine lacks an encoder.
  package func sink(for stem: String, isDark: Bool) throws -> any FrameSink {
    var options = EncodingOptions()
    options.background = isDark ? .black : .white
    let film = try EncoderRegistry.encoder(
      path: url.appendingPathComponent(filmPath(stem)).path, options: options)
    let poster = try EncoderRegistry.encoder(
      path: url.appendingPathComponent(posterPath(stem)).path, options: options)
    return FanOutSink([film, PosterSink(poster)])
  }
}
