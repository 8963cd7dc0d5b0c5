/// An error as a user meets it.
struct Failure: Error, Equatable {
  let status: ExitStatus
  /// A stable word for programs that read the JSON, such as `sceneCrashed`.
  let name: String
  /// What, where, and what to do; for a compile error the compiler's own lines.
  let message: String
}
