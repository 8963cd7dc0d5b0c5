/// What is wrong with settings that were written in a file.
package struct SettingsError: Error, Equatable, CustomStringConvertible {
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// The setting it is about, as it was written.
  package let key: String?
  /// What is wrong and what to write instead.
  package let problem: String

  package init(file: String, line: Int, key: String? = nil, problem: String) {
    self.file = file
    self.line = line
    self.key = key
    self.problem = problem
  }

  package var description: String { "\(file):\(line): \(problem)" }
}
