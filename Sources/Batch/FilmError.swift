/// Why a film cannot be cut as asked.
package enum FilmError: Error, Equatable {
  case frameOutside(span: FrameSpan, count: Int)
  /// The scene came to rest before the film was to begin.
  case emptyFilm(fromSeconds: Double, endSeconds: Double)
  /// Under strict rules something of the scene could be drawn only in part.
  case drawnInPart([String])
  /// A folder of fonts or symbols that is not there.
  case folderMissing(path: String)
  /// A file in a folder of symbols cannot be used.
  case symbolsUnusable(path: String, line: Int?, problem: String)
}
