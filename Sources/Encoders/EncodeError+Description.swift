extension EncodeError: CustomStringConvertible {
  /// What, where, and what to do.
  package var description: String {
    switch self {
    case .formatUnknown, .extensionUnknown, .formatMissing, .notStreamable, .terminal:
      choiceDescription
    case .libraryMissing, .codecMissing, .codecUnknown:
      installationDescription
    case .diskFull, .cannotWrite, .cannotRead, .outOfMemory:
      fileDescription
    case .cannotFit(let path, let limit, let smallest):
      """
      \(path): even its smallest form (16 colours, a quarter of the width, each 4th frame) has \
      \(smallest) bytes, more than \(limit); shorten the film or give a larger --max-bytes
      """
    case .rateFactorOutside(let found, let codec, let limit):
      "a constant rate factor of \(found) is beyond \(codec)'s, which go from 0 to \(limit)"
    case .notAnImage, .frameSizeChanged, .sizeUnsupported, .noFrames, .moreThanOneFrame,
      .encoderFailed, .notWhole:
      contentDescription
    }
  }

  private var choiceDescription: String {
    switch self {
    case .formatUnknown(let name, let known):
      "there is no format '\(name)'; choose one of \(list(known))"
    case .extensionUnknown(let path, let known):
      "\(path): the extension names no format; use \(list(known)), or say --format"
    case .formatMissing(let known):
      "-: standard output has no extension; say --format with one of \(list(known))"
    case .notStreamable(let format, let streamable):
      """
      -: \(format) cannot be streamed; give a file with -o, or use --format with \
      \(list(streamable))
      """
    case .terminal(let format):
      "-: \(format) is not for a terminal; pipe it into a program or give a file with -o"
    default: ""
    }
  }

  private var installationDescription: String {
    switch self {
    case .libraryMissing(let name, let install):
      "\(name) could not be loaded; install it with: apt-get install \(install)"
    case .codecMissing(let name, let format, let install):
      """
      \(format) needs the encoder \(name), which the installed libavcodec lacks; install one \
      with: apt-get install \(install)
      """
    case .codecUnknown(let name, let format, let known):
      "\(format) has no codec '\(name)'; choose one of \(list(known))"
    default: ""
    }
  }

  private var fileDescription: String {
    switch self {
    case .diskFull(let path):
      "\(path): the disk is full; free some space or write elsewhere. Nothing was left behind"
    case .cannotWrite(let path, let reason):
      "\(path): cannot be written (\(reason)); choose a place with -o that you may write to"
    case .cannotRead(let path, let reason):
      "\(path): cannot be read (\(reason)); check that the file exists and is whole"
    case .outOfMemory(let what):
      "memory ran out while \(what); lower --scale or --size"
    default: ""
    }
  }

  private var contentDescription: String {
    switch self {
    case .notAnImage(let reason):
      "the image cannot be decoded (\(reason)); use PNG, JPEG, GIF or WebP"
    case .frameSizeChanged(let found, let wanted, let frame):
      """
      frame \(frame) is \(found), the film began at \(wanted); give the scene a fixed .frame or \
      say --size
      """
    case .sizeUnsupported(let format, let size, let limit):
      """
      \(format) cannot hold \(size) pixels; at most \(limit) a side: lower --scale or --size
      """
    case .noFrames(let path):
      "\(path): there was no frame to write; widen --frames, --from or --to"
    case .moreThanOneFrame(let path):
      """
      \(path): one picture holds one frame; choose it with --at, or write a sequence \
      (-o frames/%05d.png) or a film (.mp4, .gif, .apng)
      """
    case .encoderFailed(let format, let path, let reason):
      "\(path): the \(format) encoder failed (\(reason)); try another format or --codec"
    case .notWhole(let path, let what, let found, let wanted):
      """
      \(path): the written file was opened again and its \(what) is \(found), not \(wanted); \
      nothing was kept. Try another format, and please report this
      """
    default: ""
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
