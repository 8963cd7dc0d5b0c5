/// A place in a user's sources, and the view whose body led there.
package struct SourcePlace: Equatable, CustomStringConvertible {
  /// `path:line`, with the path as the user wrote it.
  package var line: String
  /// The type of the innermost view whose body was running, or had made the closure that was.
  package var view: String?

  package init(_ line: String, view: String? = nil) {
    self.line = line
    self.view = view
  }

  package var description: String { view.map { "\(line) in view \($0)" } ?? line }
}
