/// An error as a user meets it.
struct Failure: Error, Equatable {
  let status: ExitStatus
  /// A stable word for programs that read the JSON, such as `sceneCrashed`.
  let name: String
  /// What, where, and what to do; for a compile error the compiler's own lines.
  let message: String

  /// The same with the name of the scene it is about; a compiler names its files itself.
  func about(_ scene: String) -> Failure {
    guard name != "doesNotCompile" else { return self }
    return Failure(status: status, name: name, message: "\(scene): \(message)")
  }
}
