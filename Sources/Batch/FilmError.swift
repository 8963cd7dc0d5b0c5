/// Why a film cannot be cut as asked.
package enum FilmError: Error, Equatable {
  case frameOutside(span: FrameSpan, count: Int)
  /// The scene came to rest before the film was to begin.
  case emptyFilm(fromSeconds: Double, endSeconds: Double)
}
