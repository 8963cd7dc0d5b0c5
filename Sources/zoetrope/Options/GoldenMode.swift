import Golden

/// What a golden keeps, as flags say it.
struct GoldenMode {
  let value: GoldenManifest.Mode

  init(_ arguments: ParsedArguments) throws {
    try arguments.refuse(
      Options.mode, with: Options.hashesOnly, why: "both say what a golden keeps")
    value = arguments[Options.mode] ?? (arguments.has(Options.hashesOnly) ? .hashes : .frames)
  }
}
