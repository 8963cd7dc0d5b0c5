/// One verb of the tool.
protocol Command {
  static var spec: CommandSpec { get }
  /// Reads the command line, before any work is begun.
  init(_ arguments: ParsedArguments) throws
  /// Does the work.
  /// - Returns: The exit status; what goes wrong is thrown.
  func run(_ console: Console) throws -> ExitStatus
}
