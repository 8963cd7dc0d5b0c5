/// What is wrong with a command line.
enum UsageError: Error, Equatable {
  case commandMissing
  case commandUnknown(found: String, suggestion: String?)
  case optionUnknown(found: String, command: String, suggestion: String?)
  case valueMissing(option: String, placeholder: String)
  case valueUnwanted(option: String)
  case valueBad(option: String, found: String, wanted: String)
  case optionMissing(command: String, option: String)
  case operandMissing(command: String, wanted: String)
  case operandUnexpected(command: String, found: String)
  case conflict(String, String, why: String)
  /// A flag that has no meaning in the format that is written.
  case flagUnused(option: String, format: String, usedBy: [String])
  case outputUnclear(reason: String)
}
