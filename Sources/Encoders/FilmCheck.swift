import Display

/// Opens what was written and compares it with what was asked for.
enum FilmCheck {
  static func check(
    _ file: String, is film: EncodedFilm, profile: VideoProfile
  ) throws(EncodeError) {
    let path = film.paths.first ?? file
    let found: FilmSummary
    do {
      found = try FilmReader.summary(of: file)
    } catch {
      throw .notWhole(path: path, what: "content", found: "unreadable", wanted: "a film")
    }
    func expect(_ what: String, _ found: String, _ wanted: String) throws(EncodeError) {
      guard found == wanted else {
        throw .notWhole(path: path, what: what, found: found, wanted: wanted)
      }
    }
    try expect("codec", found.codec, film.codec)
    try expect("size", "\(found.size)", "\(film.size)")
    try expect("frame count", "\(found.frameCount)", "\(film.frameCount)")
    try expect("pixel format", normalized(found.pixelFormat), normalized(film.pixelFormat))
    guard !profile.isStill else { return }
    // Matroska counts milliseconds; every other container here is exact.
    let slack = 0.0011
    guard abs(found.durationSeconds - film.durationSeconds) <= slack else {
      throw .notWhole(
        path: path, what: "duration", found: "\(found.durationSeconds) s",
        wanted: "\(film.durationSeconds) s")
    }
    try expect("colour range", found.range, "tv")
    try expect("colour matrix", found.matrix, "bt709")
    try expect("colour primaries", found.primaries, "bt709")
    try expect("colour transfer", found.transfer, "bt709")
  }

  /// ProRes stores 4444 at 12 bits, whatever depth it was fed.
  private static func normalized(_ format: String) -> String {
    format.replacing("p12le", with: "p10le")
  }
}
