/// Looks whether this machine has all that films need.
struct DoctorCommand: Command {
  static let spec = CommandSpec(
    name: "doctor", summary: "check that this machine has all that films need",
    operands: "", wantedOperands: nil,
    details: [
      "Compiles and draws a small scene of its own, and looks for the fonts, the encoders and the "
        + "folders that films need. The exit status is 4 where something is missing."
    ],
    examples: [], options: Options.messages)

  private struct Listing: Encodable {
    let schema = 1
    let status: String
    let exitCode: Int32
    let version = ToolVersion.text
    let checks: [HealthCheck]
  }

  init(_ arguments: ParsedArguments) {}

  func run(_ console: Console) throws -> ExitStatus {
    let checks = HealthCheck.all()
    let status: ExitStatus = checks.allSatisfy { $0.isWell || !$0.isNeeded } ? .success : .output
    if console.wantsJSON {
      let word = status == .success ? "ok" : "missing"
      console.result(
        JSONText.of(Listing(status: word, exitCode: status.rawValue, checks: checks)))
    } else {
      for check in checks { console.result(check.line) }
    }
    return status
  }
}
