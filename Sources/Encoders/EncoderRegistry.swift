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
    var make: @Sendable (String, EncodingOptions) throws(EncodeError) -> any FilmEncoder

    /// Whether this machine can write it.
    package var isAvailable: Bool { requiredCodec.map(LibAV.hasEncoder) ?? true }
  }

  package static let entries: [Entry] = [
    Entry(
      name: "png-sequence", extensions: [], summary: "a folder or pattern of PNG files",
      keepsAlpha: true, make: PNGSequence.encoder),
    Entry(
      name: "png", extensions: ["png"], summary: "one picture", keepsAlpha: true,
      isStreamable: true, isStill: true, make: PNGStill.encoder),
    Entry(
      name: "apng", extensions: ["apng"], summary: "animated PNG, every frame kept",
      keepsAlpha: true, isStreamable: true, make: APNG.encoder),
    Entry(
      name: "mp4", extensions: ["mp4", "m4v"], summary: "H.264 film (or --codec hevc, av1)",
      keepsAlpha: false, requiredCodec: "libx264", make: MP4.encoder),
    Entry(
      name: "gif", extensions: ["gif"], summary: "animated GIF, one palette for the film",
      keepsAlpha: true, isStreamable: true, make: GIF.encoder),
    Entry(
      name: "webp", extensions: ["webp"], summary: "animated WebP, lossy or (--quality high) not",
      keepsAlpha: true, isStreamable: true, make: WebP.encoder),
    Entry(
      name: "mov", extensions: ["mov"], summary: "ProRes 4444 with alpha for compositing",
      keepsAlpha: true, requiredCodec: "prores_ks", make: MOV.encoder),
    Entry(
      name: "webm", extensions: ["webm"], summary: "VP9 film with alpha", keepsAlpha: true,
      requiredCodec: "libvpx-vp9", make: WebM.encoder),
    Entry(
      name: "jpeg", extensions: ["jpg", "jpeg"], summary: "one picture, lossy",
      keepsAlpha: false, isStill: true, requiredCodec: "mjpeg", make: JPEGStill.encoder),
    Entry(
      name: "y4m", extensions: ["y4m"], summary: "uncompressed 4:2:0 for a pipe",
      keepsAlpha: false, isStreamable: true, make: Y4M.encoder),
    Entry(
      name: "rgba", extensions: ["rgba", "raw"], summary: "uncompressed straight RGBA for a pipe",
      keepsAlpha: true, isStreamable: true, make: RawRGBA.encoder),
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
    return try entry.make(path, options)
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
