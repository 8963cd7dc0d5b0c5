/// Why nothing can be served.
package enum ServeError: Error, Equatable {
  case portTaken(Int)
  case noSocket(reason: String)
}

extension ServeError: CustomStringConvertible {
  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .portTaken(let port):
      return "port \(port) is taken by another program; give another with --port, or 0 for any"
    case .noSocket(let reason):
      return "no socket can be opened: \(reason); a sandbox may forbid it"
    }
  }
}
