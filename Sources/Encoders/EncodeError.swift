package import Display

/// Why a film or picture could not be written or read.
package enum EncodeError: Error, Equatable {
  case formatUnknown(name: String, known: [String])
  case extensionUnknown(path: String, known: [String])
  /// Standard output was asked for and no format named.
  case formatMissing(known: [String])
  case notStreamable(format: String, streamable: [String])
  /// Bytes were about to be shown on a terminal.
  case terminal(format: String)
  case libraryMissing(name: String, install: String)
  case codecMissing(name: String, format: String, install: String)
  case codecUnknown(name: String, format: String, known: [String])
  case diskFull(path: String)
  case cannotWrite(path: String, reason: String)
  case cannotRead(path: String, reason: String)
  case notAnImage(reason: String)
  case frameSizeChanged(found: PixelSize, wanted: PixelSize, frame: Int)
  case sizeUnsupported(format: String, size: PixelSize, limit: Int)
  case noFrames(path: String)
  /// A still got a second frame.
  case moreThanOneFrame(path: String)
  case encoderFailed(format: String, path: String, reason: String)
  /// The file was written, opened again, and is not what was asked for.
  case notWhole(path: String, what: String, found: String, wanted: String)
  /// No way to write the film has so few bytes.
  case cannotFit(path: String, limit: Int, smallest: Int)
  /// A constant rate factor beyond the codec's.
  case rateFactorOutside(found: Int, codec: String, limit: Int)
  case outOfMemory(what: String)
}
