import Batch

/// A path on the command line.
enum OutputValue {
  static func read(_ text: String) throws -> String {
    guard !text.isEmpty, !text.contains("\0") else { throw ValueError(wanted: "a path") }
    return text
  }
}
