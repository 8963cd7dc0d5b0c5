import Batch

/// All flags of the tool, by subject.
enum Options {
  static let help = OptionKey<Bool>("--help", short: "h", in: .messages, "Show this page.")
  static let quiet = OptionKey<Bool>(
    "--quiet", short: "q", in: .messages, "Say nothing but errors and results.")
  static let verbose = OptionKey<Bool>(
    "--verbose", short: "v", in: .messages, "Tell what the scene printed, and timings.")
  static let json = OptionKey<Bool>(
    "--json", in: .messages, "Print the result as one JSON value on standard output.")
  static let messages = [quiet.spec, verbose.spec, json.spec, help.spec]

  static let lanes = OptionKey<Int>(
    "--jobs", short: "j", "N", in: .running,
    "Scenes to work on at once: a number, a share such as 50%, or auto (one for each processor).",
    read: CountValue.lanes)
}
