import Encoders
import Foundation
import Playback

/// Where a film goes and in which format.
struct FilmOutput {
  /// As the user wrote it, so that it can be pasted back into a shell.
  let path: String
  /// Whether the film's bytes go to standard output.
  var isStream: Bool { path == "-" }
  private let format: String?
  private let options: EncodingOptions

  init(_ arguments: ParsedArguments, defaultName: String, isDark: Bool = false) throws {
    path = arguments[Options.output] ?? defaultName
    format = arguments[Options.format]
    var options = EncodingOptions(arguments)
    if isDark { options.background = .black }
    self.options = options
    // Wrong names are found before the scene is compiled.
    let entry = try EncoderRegistry.entry(path: path, format: format)
    if path == "-", isatty(STDOUT_FILENO) == 1 {
      throw UsageError.outputUnclear(
        reason: "\(entry.name) is not for the eyes; send it to a file or a program, as in -o - > x")
    }
    if path == "-", arguments.has(Options.json) {
      throw UsageError.conflict("-o -", "--json", why: "both want standard output")
    }
    if arguments.has(Options.noClobber), FileManager.default.fileExists(atPath: path) {
      throw Failure(
        status: .output, name: "outputExists",
        message: "'\(path)' exists already and --no-clobber is given; choose another path")
    }
  }

  /// An encoder that leaves nothing at the path unless the film is whole.
  func encoder() throws -> any FilmEncoder {
    try EncoderRegistry.encoder(path: path, format: format, options: options)
  }
}

extension EncodingOptions {
  fileprivate init(_ arguments: ParsedArguments) {
    self.init()
    quality = arguments[Options.quality].flatMap(Quality.init) ?? .standard
    crf = arguments[Options.constantRate]
    codec = arguments[Options.codec]
    bitrate = arguments[Options.bitrate]
    loops = arguments[Options.loops] ?? 0
    background =
      arguments.has(Options.dark) || arguments[Options.appearance] == true ? .black : .white
    threads = arguments[Options.threads] ?? 0
  }
}
