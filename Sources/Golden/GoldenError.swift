/// Why goldens could not be read or written.
package enum GoldenError: Error, Equatable {
  /// Two scenes have one name on disk.
  case nameTaken(path: String, owner: String, wanted: String)
  case manifestUnreadable(path: String, reason: String)
  case manifestTooNew(path: String, found: Int, known: Int)
  /// A pointer of git-lfs stands where a file should.
  case largeFilePointer(path: String)
  case pictureUnreadable(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  case toleranceNeedsFrames(path: String)
  /// A file that is to be approved is no report.
  case reportUnreadable(path: String, reason: String)
}
