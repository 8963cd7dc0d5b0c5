/// A value that cannot be read: what would have been right.
package struct ValueError: Error, Equatable {
  /// Completes "… is not ", as in `a frame rate; write 60 or 30000/1001`.
  package let wanted: String

  package init(wanted: String) { self.wanted = wanted }
}
