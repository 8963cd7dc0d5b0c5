import Foundation
import SceneHost

/// Reads the command line, runs a command and tells what came of it.
struct CommandLineTool {
  /// The words after the tool's own name.
  let words: [String]

  func run() -> ExitStatus {
    var console = Console()
    do {
      guard let first = words.first else {
        console.note(HelpPage.overview(of: CommandTable.all.map { $0.spec }))
        return .usage
      }
      if let answer = try toolAnswer(to: first) {
        console.result(answer)
        return .success
      }
      let command = try CommandTable.command(named: first)
      console = Console(
        wantsJSON: words.contains("--json"), name: command.spec.invocation)
      let arguments = try ParsedArguments(Array(words.dropFirst()), for: command.spec)
      if arguments.has(Options.help) {
        console.result(HelpPage.text(of: command.spec))
        return .success
      }
      console = Console(arguments, name: command.spec.invocation)
      return try run(command, arguments, console)
    } catch {
      return conclude(error, on: console)
    }
  }

  private func run(
    _ command: any Command.Type, _ arguments: ParsedArguments, _ console: Console
  ) throws -> ExitStatus {
    if let wanted = command.spec.wantedOperands, arguments.operands.isEmpty {
      throw UsageError.operandMissing(command: command.spec.invocation, wanted: wanted)
    }
    if command.spec.operands.isEmpty, let extra = arguments.operands.first {
      throw UsageError.operandUnexpected(command: command.spec.invocation, found: extra)
    }
    if let alias = arguments[Options.rate]?.alias, let rate = arguments[Options.rate]?.rate {
      console.note("\(alias) frames per second are taken as \(rate)")
    }
    let prepared = try command.init(arguments)
    let runsScenes = command.spec.options.contains { $0.name == Options.noSandbox.spec.name }
    if runsScenes, !arguments.has(Options.noSandbox), let warning = Sandbox.warning {
      console.warn(warning)
    }
    return try prepared.run(console)
  }

  private func conclude(_ error: any Error, on console: Console) -> ExitStatus {
    let failure = Interruption.hasHappened ? Failure.interrupted : Failure(error)
    console.showProgress("")
    console.report(failure)
    if console.wantsJSON { console.result(JSONText.of(FailureReport(failure))) }
    return failure.status
  }

  /// Answers the flags and words that need no command.
  private func toolAnswer(to first: String) throws -> String? {
    switch first {
    case "--version", "-V", "version": return "zoetrope \(ToolVersion.text)"
    case "--help", "-h": return HelpPage.overview(of: CommandTable.all.map { $0.spec })
    case "help":
      guard words.count > 1 else { return HelpPage.overview(of: CommandTable.all.map { $0.spec }) }
      return HelpPage.text(of: try CommandTable.command(named: words[1]).spec)
    default:
      guard first.hasPrefix("-") else { return nil }
      throw UsageError.optionUnknown(found: first, command: "zoetrope", suggestion: nil)
    }
  }
}

extension Console {
  fileprivate convenience init(_ arguments: ParsedArguments, name: String) {
    let level: Level =
      arguments.has(Options.quiet) ? .quiet : arguments.has(Options.verbose) ? .verbose : .normal
    self.init(level: level, wantsJSON: arguments.has(Options.json), name: name)
  }
}
