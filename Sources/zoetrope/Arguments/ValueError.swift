/// A value that cannot be read: what would have been right.
struct ValueError: Error, Equatable {
  /// Completes "… is not ", as in `a frame rate; write 60 or 30000/1001`.
  let wanted: String
}
