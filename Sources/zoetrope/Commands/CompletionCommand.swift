import Batch

/// Writes what lets a shell complete command lines.
struct CompletionCommand: Command {
  static let spec = CommandSpec(
    name: "completion", summary: "write completions for a shell, or the manual page",
    operands: "bash|zsh|fish|man", wantedOperands: "a shell: bash, zsh or fish; or man",
    details: [
      "Prints a script that teaches the shell all commands and flags, or the manual page in the "
        + "form that man reads. All of it is made from the declarations the help pages come from."
    ],
    examples: [
      "zoetrope completion bash > ~/.local/share/bash-completion/completions/zoetrope",
      "zoetrope completion zsh > ~/.zfunc/_zoetrope",
      "zoetrope completion fish > ~/.config/fish/completions/zoetrope.fish",
      "zoetrope completion man > zoetrope.1",
    ], options: Options.messages)

  private enum Target: String, CaseIterable { case bash, zsh, fish, man }
  private let target: Target

  init(_ arguments: ParsedArguments) throws {
    let word = arguments.operands[0]
    guard arguments.operands.count == 1, let target = Target(rawValue: word) else {
      throw UsageError.operandUnexpected(
        command: Self.spec.invocation, found: arguments.operands.joined(separator: " "))
    }
    self.target = target
  }

  func run(_ console: Console) throws -> ExitStatus {
    let commands = CommandTable.all.map { $0.spec }
    switch target {
    case .bash: console.result(Completions.bash(commands))
    case .zsh: console.result(Completions.zsh(commands))
    case .fish: console.result(Completions.fish(commands))
    case .man: console.result(ManualPage.text(of: commands))
    }
    return .success
  }
}
