import Encoders

/// Lists what this machine can write.
struct FormatsCommand: Command {
  static let spec = CommandSpec(
    name: "formats", summary: "list the formats films can be written in",
    operands: "", wantedOperands: nil,
    details: [
      "One line for each format: its name, its endings, whether it keeps transparency, whether "
        + "this machine can write it, and what it is."
    ],
    examples: [], options: Options.messages)

  private struct Entry: Encodable {
    let name: String
    let extensions: [String]
    let summary: String
    let keepsAlpha: Bool
    let isStill: Bool
    let isStreamable: Bool
    let isAvailable: Bool
    let missing: String?
    /// The package that brings it.
    let install: String?
    /// Codecs to choose from with --codec that this machine has.
    let codecs: [String]
  }
  private struct Listing: Encodable {
    let schema = 1
    let status = "ok"
    let exitCode = 0
    let formats: [Entry]
  }

  init(_ arguments: ParsedArguments) {}

  func run(_ console: Console) -> ExitStatus {
    let entries = EncoderRegistry.entries.map {
      Entry(
        name: $0.name, extensions: $0.extensions, summary: $0.summary, keepsAlpha: $0.keepsAlpha,
        isStill: $0.isStill, isStreamable: $0.isStreamable, isAvailable: $0.isAvailable,
        missing: $0.isAvailable ? nil : $0.requiredCodec ?? "libwebp",
        install: $0.isAvailable ? nil : $0.package, codecs: $0.availableCodecs)
    }
    guard !console.wantsJSON else {
      console.result(JSONText.of(Listing(formats: entries)))
      return .success
    }
    for entry in entries {
      let endings = entry.extensions.map { ".\($0)" }.joined(separator: " ")
      let state =
        entry.missing.map { "needs \($0): apt-get install \(entry.install ?? "")" } ?? "ok"
      let codecs = entry.codecs.count > 1 ? " (\(entry.codecs.joined(separator: ", ")))" : ""
      console.result(
        [entry.name, endings, entry.keepsAlpha ? "alpha" : "opaque", state, entry.summary + codecs]
          .joined(separator: "\t"))
    }
    return .success
  }
}
