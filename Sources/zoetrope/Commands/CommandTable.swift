import Batch

/// All verbs of the tool.
enum CommandTable {
  static let all: [any Command.Type] = [
    RenderCommand.self, StillCommand.self, ListCommand.self, InspectCommand.self,
    CurvesCommand.self, SpecCommand.self, SheetCommand.self, LintCommand.self,
    RecordCommand.self, VerifyCommand.self, ApproveCommand.self, DiffCommand.self,
    BisectCommand.self, GoldensCommand.self, ExportCommand.self, MergeCommand.self,
    WatchCommand.self, CompareCommand.self, McpCommand.self, CompletionCommand.self,
    SymbolsCommand.self, CoverageCommand.self, FormatsCommand.self, DoctorCommand.self,
    CacheCommand.self,
  ]
  /// Words people know from other tools.
  private static let aliases = ["reference": "record", "test": "verify"]

  /// - Throws: `UsageError`.
  static func command(named word: String) throws -> any Command.Type {
    let name = aliases[word] ?? word
    if let command = all.first(where: { $0.spec.name == name }) { return command }
    if word.hasSuffix(".swift") {
      throw UsageError.commandUnknown(found: word, suggestion: "zoetrope render \(word)")
    }
    let near = Suggestion.nearest(to: word, among: all.map { $0.spec.name } + ["help"])
    throw UsageError.commandUnknown(found: word, suggestion: near)
  }
}
