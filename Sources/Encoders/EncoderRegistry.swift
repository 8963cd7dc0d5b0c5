import Foundation

/// Every format this tool writes, and how to choose one.
package enum EncoderRegistry {
  /// One format.
  package struct Entry: Sendable {
    /// What `--format` takes.
    package var name: String
    /// Without the dot; the first is the usual one.
    package var extensions: [String]
    /// One line for a list of formats.
    package var summary: String
    package var keepsAlpha: Bool
    /// Whether the path may be `-`.
    package var isStreamable = false
    /// Holds one frame only.
    package var isStill = false
    /// libav's encoder, where one is needed.
    package var requiredCodec: String?
    /// Other codecs of the format by the names that `--codec` takes, with libav's encoders.
    package var codecs: [(name: String, encoder: String)] = []
    /// What can be chosen about it.
    package var choices: Set<EncodingChoice>
    var make: @Sendable (String, EncodingOptions) throws(EncodeError) -> any FilmEncoder

    /// Whether this machine can write it.
    package var isAvailable: Bool {
      if name == "webp" { return (try? LibWebP.require()) != nil }
      return requiredCodec.map(LibAV.hasEncoder) ?? true
    }
    /// The package to install where it cannot.
    package var package: String {
      name == "webp" ? "libwebp7 libwebpdemux2" : "libavcodec-extra59"
    }
    /// Names of the codecs that this machine has.
    package var availableCodecs: [String] {
      codecs.filter { LibAV.hasEncoder($0.encoder) }.map(\.name)
    }
  }

  package static let entries: [Entry] = [
    Entry(
      name: "png-sequence", extensions: [], summary: "a folder or pattern of PNG files",
      keepsAlpha: true, choices: [.quality, .pngLevel, .verifiesPixels],
      make: PNGSequence.encoder),
    Entry(
      name: "png", extensions: ["png"], summary: "one picture", keepsAlpha: true,
      isStreamable: true, isStill: true, choices: [.quality, .pngLevel, .verifiesPixels],
      make: PNGStill.encoder),
    Entry(
      name: "apng", extensions: ["apng"], summary: "animated PNG, every frame kept",
      keepsAlpha: true, isStreamable: true,
      choices: [.quality, .pngLevel, .loops, .verifiesPixels], make: APNG.encoder),
    Entry(
      name: "mp4", extensions: ["mp4", "m4v"], summary: "film for the web and reviews",
      keepsAlpha: false, requiredCodec: "libx264",
      codecs: [("h264", "libx264"), ("hevc", "libx265"), ("av1", "libsvtav1")],
      choices: [.quality, .constantRate, .codec, .bitrate, .verifiesPixels], make: MP4.encoder),
    Entry(
      name: "gif", extensions: ["gif"], summary: "animated GIF, one palette for the film",
      keepsAlpha: true, isStreamable: true,
      choices: [.quality, .loops, .colors, .dither, .maxBytes, .verifiesPixels],
      make: GIF.encoder),
    Entry(
      name: "webp", extensions: ["webp"], summary: "animated WebP, lossy or (--quality high) not",
      keepsAlpha: true, isStreamable: true, choices: [.quality, .loops, .verifiesPixels],
      make: WebP.encoder),
    Entry(
      name: "mov", extensions: ["mov"], summary: "ProRes 4444 with alpha for compositing",
      keepsAlpha: true, requiredCodec: "prores_ks", codecs: [("prores", "prores_ks")],
      choices: [.quality, .codec, .verifiesPixels], make: MOV.encoder),
    Entry(
      name: "webm", extensions: ["webm"], summary: "VP9 film with alpha", keepsAlpha: true,
      requiredCodec: "libvpx-vp9", codecs: [("vp9", "libvpx-vp9")],
      choices: [.quality, .constantRate, .codec, .bitrate, .verifiesPixels],
      make: WebM.encoder),
    Entry(
      name: "jpeg", extensions: ["jpg", "jpeg"], summary: "one picture, lossy",
      keepsAlpha: false, isStill: true, requiredCodec: "mjpeg",
      choices: [.quality, .verifiesPixels], make: JPEGStill.encoder),
    Entry(
      name: "y4m", extensions: ["y4m"], summary: "uncompressed 4:2:0 for a pipe",
      keepsAlpha: false, isStreamable: true, choices: [.verifiesPixels], make: Y4M.encoder),
    Entry(
      name: "rgba", extensions: ["rgba", "raw"], summary: "uncompressed straight RGBA for a pipe",
      keepsAlpha: true, isStreamable: true, choices: [.verifiesPixels], make: RawRGBA.encoder),
  ]

  package static let names: [String] = entries.map(\.name)
  private static let extensions = entries.flatMap(\.extensions).map { ".\($0)" }

  /// The format for an output path.
  ///
  /// The path is a file, a folder (ending in "/", existing, or without an extension), a pattern
  /// such as `frames/%05d.png`, or `-` for standard output. `format` overrides the extension.
  package static func entry(
    path: String, format: String? = nil
  ) throws(EncodeError) -> Entry {
    let entry = try chosen(path: path, format: format)
    guard path != "-" || entry.isStreamable else {
      throw .notStreamable(
        format: entry.name, streamable: entries.filter(\.isStreamable).map(\.name))
    }
    return entry
  }

  /// An encoder for an output path.
  package static func encoder(
    path: String, format: String? = nil, options: EncodingOptions = EncodingOptions()
  ) throws(EncodeError) -> any FilmEncoder {
    let entry = try entry(path: path, format: format)
    guard path != "-" || isatty(STDOUT_FILENO) == 0 else { throw .terminal(format: entry.name) }
    guard options.verifiesPixels, path != "-" else { return try entry.make(path, options) }
    var options = options
    let check = PixelCheck(entry, path: path, options: options)
    options.check = check
    return VerifyingEncoder(try entry.make(path, options), check)
  }

  private static func chosen(path: String, format: String?) throws(EncodeError) -> Entry {
    if let format {
      let wanted = format.lowercased()
      let found =
        entries.first { $0.name == wanted } ?? entries.first { $0.extensions.contains(wanted) }
      guard let found else { throw .formatUnknown(name: format, known: names) }
      // A pattern says sequence, whatever the pictures are called.
      if found.name == "png", SequenceName(pattern: path) != nil { return entries[0] }
      return found
    }
    guard path != "-" else { throw .formatMissing(known: names) }
    let name = Folders.name(of: path)
    if SequenceName(pattern: path) != nil, name.hasSuffix(".png") { return entries[0] }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, !path.hasSuffix("/"),
      !isFolder(path)
    else { return entries[0] }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let found = entries.first(where: { $0.extensions.contains(ending) }) else {
      throw .extensionUnknown(path: path, known: extensions)
    }
    return found
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
