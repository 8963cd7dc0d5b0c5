import Encoders
package import Foundation
package import Playback

/// The folder of an export: films and what goes with them, and the page that shows them.
package struct ExportFolder: Sendable {
  package let url: URL
  /// Where the folder keeps what it needs to go on from where it was left.
  package var records: URL { url.appendingPathComponent(".zoetrope") }

  package init(url: URL) {
    self.url = url
  }

  private static let parts = ["films", "posters", "sheets", "curves"]

  /// Makes the folder and those within.
  /// - Throws: A `CocoaError` that names the folder.
  package func create() throws {
    for part in Self.parts {
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent(part), withIntermediateDirectories: true)
    }
  }

  /// Where the parts of a film lie, below the folder.
  package func filmPath(_ stem: String) -> String { "films/\(stem).mp4" }
  package func gifPath(_ stem: String) -> String { "films/\(stem).gif" }
  package func posterPath(_ stem: String) -> String { "posters/\(stem).png" }
  package func sheetPath(_ stem: String) -> String { "sheets/\(stem).png" }
  package func curvesPath(_ stem: String) -> String { "curves/\(stem).svg" }

  /// Sinks that make a film, its poster and, where `withGIF`, the animated picture.
  ///
  /// A film's name is given without its ending; what is transparent lies on black where `isDark`.
  /// - Parameter threads: Threads that compress; 0: one for each processor. Never changes a byte.
  /// - Throws: An `EncodeError` where this machine lacks an encoder.
  package func sinks(
    for stem: String, isDark: Bool, withGIF: Bool, threads: Int = 0
  ) throws -> [any FrameSink] {
    var options = EncodingOptions()
    options.background = isDark ? .black : .white
    options.threads = threads
    func encoder(_ path: String) throws -> any FrameSink {
      try EncoderRegistry.encoder(
        path: url.appendingPathComponent(path).path, options: options)
    }
    var sinks = [try encoder(filmPath(stem)), PosterSink(try encoder(posterPath(stem)))]
    if withGIF { sinks.append(try encoder(gifPath(stem))) }
    return sinks
  }
}
