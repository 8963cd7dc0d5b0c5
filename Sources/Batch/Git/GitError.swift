/// Why the history of scenes could not be read.
package enum GitError: Error, Equatable, CustomStringConvertible {
  case programMissing(name: String)
  case notARepository(path: String)
  case unknownCommit(ref: String, reason: String)
  /// Git failed where it never should.
  case failed(command: String, reason: String)

  package var description: String {
    switch self {
    case .programMissing(let name):
      "the program '\(name)' is not on the PATH; install it to compare with earlier commits"
    case .notARepository(let path):
      "'\(path)' lies in no git repository, so there is nothing earlier to compare with"
    case .unknownCommit(let ref, let reason):
      "git knows no commit '\(ref)' (\(reason)); give a commit, branch or tag, and fetch it first "
        + "where the clone is shallow"
    case .failed(let command, let reason): "'\(command)' failed: \(reason)"
    }
  }
}
