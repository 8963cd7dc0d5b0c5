import Foundation

/// Where an encoder of ours puts its bytes: a file that appears when whole, or standard output.
enum Output {
  case file(OutputFile)
  case standardOutput(StreamCount)

  /// Bytes that went to a stream.
  final class StreamCount {
    var bytes = 0
  }

  init(path: String) throws(EncodeError) {
    self = path == "-" ? .standardOutput(StreamCount()) : .file(try OutputFile(path: path))
  }

  func write(_ bytes: [UInt8]) throws(EncodeError) {
    switch self {
    case .file(let file): try file.write(bytes)
    case .standardOutput(let count):
      try Descriptor.write(bytes, to: STDOUT_FILENO, path: "-")
      count.bytes += bytes.count
    }
  }

  var byteCount: Int {
    switch self {
    case .file(let file): file.byteCount
    case .standardOutput(let count): count.bytes
    }
  }

  func discard() {
    if case .file(let file) = self { file.discard() }
  }
}
