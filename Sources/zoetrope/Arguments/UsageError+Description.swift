extension UsageError: CustomStringConvertible {
  /// What is wrong, and what to write instead.
  var description: String {
    switch self {
    case .commandMissing:
      return "no command is given; see 'zoetrope --help'"
    case .commandUnknown(let found, let suggestion):
      let hint = suggestion.map { "did you mean '\($0)'?" } ?? "see 'zoetrope --help'"
      return "'\(found)' is not a command; \(hint)"
    case .optionUnknown(let found, let command, let suggestion):
      let hint = suggestion.map { "did you mean '\($0)'? " } ?? ""
      return "'\(command)' has no option '\(found)'; \(hint)see '\(command) --help'"
    case .valueMissing(let option, let placeholder):
      return "'\(option)' needs a value; write '\(option) \(placeholder)'"
    case .valueUnwanted(let option):
      return "'\(option)' takes no value; write '\(option)' alone"
    case .valueBad(let option, let found, let wanted):
      return "'\(found)', given to '\(option)', is not \(wanted)"
    case .optionMissing(let command, let option):
      return "'\(command)' needs '\(option)'; see '\(command) --help'"
    case .operandMissing(let command, let wanted):
      return "'\(command)' needs \(wanted); see '\(command) --help'"
    case .operandUnexpected(let command, let found):
      return "'\(command)' cannot use '\(found)'; see '\(command) --help'"
    case .conflict(let first, let second, let why):
      return "'\(first)' and '\(second)' cannot be given together: \(why)"
    case .flagUnused(let option, let format, let usedBy):
      return "'\(option)' has no meaning in \(format); it is for \(usedBy.joined(separator: ", "))"
    case .outputUnclear(let reason):
      return reason
    }
  }
}
