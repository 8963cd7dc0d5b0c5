import Batch
import Foundation

/// Tells how a batch goes on, a line for each film done.
final class BatchLog: @unchecked Sendable {
  private let console: Console
  private let lock = NSLock()
  private var done = 0

  init(_ console: Console) { self.console = console }

  func tell<Value>(_ outcome: SceneBatch.Outcome<Value>, of total: Int, at ref: String? = nil) {
    lock.withLock {
      done += 1
      let name =
        outcome.scene.name + (outcome.title.map { " · \($0)" } ?? "")
        + (ref.map { " at \($0)" } ?? "")
      switch outcome.result {
      case .success: console.note("[\(done)/\(total)] \(name)")
      case .failure(let error):
        let failure = Failure(error)
        guard failure.status != .interrupted else { return }
        console.note("[\(done)/\(total)] \(name): failed")
        console.report(failure.about(name))
      }
    }
  }
}

/// The exit status of a batch.
enum BatchStatus {
  /// - Throws: `Interruption` where the batch was interrupted: what is not whole is not told.
  static func of<Value>(_ results: [Result<Value, any Error>]) throws -> ExitStatus {
    let status = highest(of: results)
    guard status != .interrupted, !Interruption.hasHappened else { throw Interruption() }
    return status
  }

  private static func highest<Value>(of results: [Result<Value, any Error>]) -> ExitStatus {
    results.map { result in
      guard case .failure(let error) = result else { return .success }
      return Failure(error).status
    }.max() ?? .success
  }
}
