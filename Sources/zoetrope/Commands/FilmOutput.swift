import Foundation
import Playback

/// Where a film goes and in which format.
struct FilmOutput {
  /// As the user wrote it, so that it can be pasted back into a shell.
  let path: String
  private let format: String?

  init(_ arguments: ParsedArguments, defaultName: String) throws {
    path = arguments[Options.output] ?? defaultName
    format = arguments[Options.format]
    if arguments.has(Options.noClobber), FileManager.default.fileExists(atPath: path) {
      throw Failure(
        status: .output, name: "outputExists",
        message: "'\(path)' exists already and --no-clobber is given; choose another path")
    }
  }

  /// A sink that leaves nothing at the path unless the film is whole.
  func sink() throws -> any FrameSink {
    throw Failure(
      status: .output, name: "formatUnknown", message: "no format is known for '\(path)'")
  }
}
