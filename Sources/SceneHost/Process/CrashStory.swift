import Foundation

/// What can be told of a scene process that ended too early.
struct CrashStory: Equatable {
  var reason: String
  /// `file:line` in the user's files.
  var location: String?

  /// Reads the process's last words.
  ///
  /// - Parameters:
  ///   - status: How it ended.
  ///   - text: Its standard error.
  ///   - sources: The user's files as written.
  init(status: SpawnedProcess.Status, errors text: String, sources: [String]) {
    let lines = text.split(separator: "\n").map(String.init)
    if let line = lines.last(where: { $0.contains("Fatal error: ") || $0.hasSuffix("Fatal error") }
    ),
      let range = line.firstRange(of: "Fatal error")
    {
      let message = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
      reason = message.isEmpty ? "fatal error" : String(message)
      location = Self.location(line[..<range.lowerBound], sources)
    } else {
      reason = Self.describe(status)
    }
  }

  /// Turns `Module/File.swift:12: ` into the user's path and line.
  private static func location(_ prefix: Substring, _ sources: [String]) -> String? {
    let place = prefix.trimmingCharacters(in: CharacterSet(charactersIn: ": "))
    guard let colon = place.lastIndex(of: ":") else { return nil }
    let file = place[..<colon]
    let name = file.split(separator: "/").last.map(String.init) ?? String(file)
    // The runtime's own files say nothing to a user.
    let source =
      sources.first { $0 == file }
      ?? sources.first { $0.split(separator: "/").last.map(String.init) == name }
    return source.map { "\($0)\(place[colon...])" }
  }

  private static func describe(_ status: SpawnedProcess.Status) -> String {
    switch status {
    case .exited(SceneProcess.cutOff):
      return "it closed the files through which it talks to the tool"
    case .exited(let code): return "it called exit(\(code))"
    case .killed(let signal):
      switch signal {
      case SIGILL, SIGTRAP:
        return "a check of the Swift runtime failed, such as an overflow or a failed cast"
      case SIGSEGV, SIGBUS: return "it touched memory that is not its own"
      case SIGABRT: return "it called abort()"
      case SIGFPE: return "it divided by zero"
      case SIGKILL: return "the system ended it"
      case SIGSYS: return "it made a forbidden system call"
      default: return "signal \(signal): \(String(cString: strsignal(signal)))"
      }
    }
  }

  /// Whether the words are those of an allocation that failed.
  static func isOutOfMemory(status: SpawnedProcess.Status, errors: String) -> Bool {
    status == .killed(signal: SIGKILL) || errors.contains("failed to allocate")
      || errors.contains("std::bad_alloc") || errors.contains("Cannot allocate memory")
  }
}
