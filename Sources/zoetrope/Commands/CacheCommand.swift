import SceneHost

/// Looks after the cache of compiled scenes.
struct CacheCommand: Command {
  static let spec = CommandSpec(
    name: "cache", summary: "list, prune or clear the cache of compiled scenes",
    operands: "list | path | prune | clear", wantedOperands: "a word: list, path, prune or clear",
    details: [
      "A scene is compiled once for each state of its text, the tool and the compiler. list names "
        + "what is kept, with sizes, the latest used first; path tells where; prune removes what "
        + "was used longest ago until the rest fits into --limit; clear removes everything. The "
        + "cache is pruned by itself too, to 1 GB or what ZOETROPE_CACHE_LIMIT says. "
        + "ZOETROPE_CACHE names another folder for it."
    ],
    examples: ["zoetrope cache list", "zoetrope cache prune --limit 100M"],
    options: [Options.cacheLimit.spec] + Options.messages)

  private struct Entry: Encodable {
    let key: String
    let bytes: Int
    let sources: [String]
  }
  private struct Listing: Encodable {
    let schema = 1
    let status = "ok"
    let exitCode = 0
    let path: String
    let limitBytes: Int
    let totalBytes: Int
    let entries: [Entry]
  }
  private enum Work: String { case list, path, prune, clear }

  private let work: Work
  private let cache = SceneCache.standard()
  private let limit: Int?

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count == 1, let work = Work(rawValue: arguments.operands[0]) else {
      throw UsageError.operandUnexpected(
        command: Self.spec.invocation, found: arguments.operands.joined(separator: " "))
    }
    self.work = work
    limit = arguments[Options.cacheLimit]
  }

  func run(_ console: Console) throws -> ExitStatus {
    switch work {
    case .list: tell(cache.entries, on: console)
    case .path: console.result(cache.root.path)
    case .prune:
      let removed = cache.prune(to: limit ?? cache.limitBytes)
      tell(removed, on: console)
      console.note("\(removed.count) scenes removed, \(cache.entries.count) kept")
    case .clear:
      console.note("\(ByteCount.text(cache.clear())) of scenes removed from '\(cache.root.path)'")
    }
    return .success
  }

  private func tell(_ entries: [SceneCache.Entry], on console: Console) {
    let total = entries.reduce(0) { $0 + $1.bytes }
    if console.wantsJSON {
      let listing = Listing(
        path: cache.root.path, limitBytes: limit ?? cache.limitBytes, totalBytes: total,
        entries: entries.map { Entry(key: $0.key, bytes: $0.bytes, sources: $0.sources) })
      return console.result(JSONText.of(listing))
    }
    for entry in entries {
      let sources = entry.sources.joined(separator: " ")
      console.result("\(entry.key.prefix(12))\t\(ByteCount.text(entry.bytes))\t\(sources)")
    }
    if work == .list { console.note("\(entries.count) scenes, \(ByteCount.text(total))") }
  }
}
