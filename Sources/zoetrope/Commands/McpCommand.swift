import Batch
import Foundation
import Serve

/// Offers the tool to coding agents.
struct McpCommand: Command {
  static let spec = CommandSpec(
    name: "mcp", summary: "offer list, render, still, inspect and verify to coding agents",
    operands: "", wantedOperands: nil,
    details: [
      "Speaks the Model Context Protocol on standard input and output: an agent that edits SwiftUI "
        + "sees what it draws. Each call runs in a process of its own, in this folder."
    ],
    examples: ["zoetrope mcp"], options: Options.messages)

  init(_ arguments: ParsedArguments) throws {}

  func run(_ console: Console) throws -> ExitStatus {
    let server = ToolServer(
      name: "zoetrope", version: ToolVersion.text, tools: AgentTool.allCases.map(\.tool),
      call: { name, arguments in
        AgentTool(rawValue: name).map { $0.answer(arguments) }
          ?? ToolServer.Answer(text: "there is no such tool", isError: true)
      })
    while let line = readLine() {
      if Interruption.hasHappened { break }
      if line.allSatisfy(\.isWhitespace) { continue }
      if let answer = server.answer(line) { console.result(answer) }
    }
    return .success
  }
}
