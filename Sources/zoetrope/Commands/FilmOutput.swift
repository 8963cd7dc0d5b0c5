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

  /// What files may say of the scene and its flags.
  let sceneNotes: [String: String]

  /// `name` is the scene's, for the notes in the file.
  init(_ arguments: ParsedArguments, named name: String, defaultName: String) throws {
    try self.init(
      arguments, notes: Self.sceneNotes(arguments, on: name), defaultName: defaultName)
  }

  /// `notes` are the `sceneNotes` of the film that is written.
  init(
    _ arguments: ParsedArguments, notes: [String: String], defaultName: String,
    isDark: Bool = false
  ) throws {
    sceneNotes = notes
    path = arguments[Options.output] ?? defaultName
    format = arguments[Options.format]
    // Wrong names are found before the scene is compiled.
    let entry = try EncoderRegistry.entry(path: path, format: format)
    try Self.refuseUnused(arguments, entry)
    var options = EncodingOptions(arguments)
    if isDark { options.background = .black }
    if !arguments.has(Options.noMetadata) {
      options.metadata = Self.notes(notes, arguments, in: entry)
    }
    self.options = options
    if path == "-", isatty(STDOUT_FILENO) == 1 {
      throw UsageError.outputUnclear(
        reason: "\(entry.name) is not for the eyes; send it to a file or a program, as in -o - > x")
    }
    if path == "-", arguments.has(Options.json) {
      throw UsageError.conflict("-o -", "--json", why: "both want standard output")
    }
    if path == "-", arguments.has(Options.verifyPixels) {
      throw UsageError.conflict(
        "-o -", "--verify-pixels", why: "what has left through a pipe cannot be read again")
    }
    if arguments.has(Options.noClobber), FileManager.default.fileExists(atPath: path) {
      throw Failure(
        status: .output, name: "outputExists",
        message: "'\(path)' exists already and --no-clobber is given; choose another path")
    }
  }

  /// Flags that the format cannot follow are errors, never ignored.
  private static func refuseUnused(
    _ arguments: ParsedArguments, _ entry: EncoderRegistry.Entry
  ) throws(UsageError) {
    for (choice, spec) in Options.choices
    where arguments.has(spec) && !entry.choices.contains(choice) {
      throw .flagUnused(
        option: spec.name, format: entry.name,
        usedBy: EncoderRegistry.entries.filter { $0.choices.contains(choice) }.map(\.name))
    }
    try arguments.refuse(
      Options.constantRate, with: Options.bitrate, why: "either quality or bits can be fixed")
    try arguments.refuse(
      Options.colors, with: Options.maxBytes, why: "the limit of bytes decides the colours")
  }

  /// The scene and its flags, for films and for pictures.
  private static func sceneNotes(
    _ arguments: ParsedArguments, on scene: String
  ) -> [String: String] {
    // Paths are this machine's own.
    let specs = Options.scene.filter { $0.name != Options.config.spec.name }
    let time = Set((Options.cut + [Options.rate.spec]).map(\.name))
    return [
      "scene": scene, "film": arguments.spelling(of: specs),
      "picture": arguments.spelling(of: specs.filter { !time.contains($0.name) }),
    ]
  }

  /// Tool, scene and what was asked for.
  ///
  /// Pictures say nothing of time and rate: the picture of an instant is the same however it was
  /// come by.
  private static func notes(
    _ notes: [String: String], _ arguments: ParsedArguments, in entry: EncoderRegistry.Entry
  ) -> [MetadataEntry] {
    let isPicture = entry.isStill || entry.name == "png-sequence"
    let encoding = isPicture ? "" : arguments.spelling(of: Options.choices.map(\.1))
    let flags = [notes[isPicture ? "picture" : "film"] ?? "", encoding].filter { !$0.isEmpty }
    return [
      MetadataEntry(keyword: "Software", text: "zoetrope \(ToolVersion.text)"),
      MetadataEntry(keyword: "Source", text: notes["scene"] ?? ""),
      MetadataEntry(keyword: "Comment", text: flags.joined(separator: " ")),
    ].filter { !$0.text.isEmpty }
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
    pngLevel = arguments[Options.pngLevel]
    colors = arguments[Options.colors]
    dither = arguments[Options.dither]
    maxBytes = arguments[Options.maxBytes]
    verifiesPixels = arguments.has(Options.verifyPixels)
    background =
      arguments.has(Options.dark) || arguments[Options.appearance] == true ? .black : .white
    threads = arguments[Options.threads] ?? 0
  }
}
