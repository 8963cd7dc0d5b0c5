/// How a command ended, for scripts.
enum ExitStatus: Int32, Comparable, Codable {
  case success = 0
  /// A picture differs from its recording, or a recording is missing or left over.
  case difference = 1
  /// The command line, a file it names, or a preview's name is wrong.
  case usage = 2
  /// The scene does not compile, has no preview, or crashes.
  case scene = 3
  /// A film cannot be drawn, encoded or written.
  case output = 4
  /// A limit of time or memory was reached, or the scene never comes to rest.
  case limit = 5
  case interrupted = 130

  static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool { lhs.rawValue < rhs.rawValue }
}
