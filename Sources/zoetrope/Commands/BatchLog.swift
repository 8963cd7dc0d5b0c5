import Batch
import Foundation

/// Tells how a batch goes on, a line for each film done.
final class BatchLog: @unchecked Sendable {
  private let console: Console
  private let lock = NSLock()
  private var done = 0

  init(_ console: Console) { self.console = console }

  func tell<Value>(_ outcome: SceneBatch.Outcome<Value>, of total: Int) {
    lock.withLock {
      done += 1
      let name = outcome.scene.name + (outcome.preview?.name.map { " · \($0)" } ?? "")
      switch outcome.result {
      case .success: console.note("[\(done)/\(total)] \(name)")
      case .failure(let error):
        guard !Interruption.hasHappened else { return }
        console.note("[\(done)/\(total)] \(name): failed")
        console.report(Failure(error))
      }
    }
  }
}

/// The exit status of a batch.
enum BatchStatus {
  static func highest<Value>(of results: [Result<Value, any Error>]) -> ExitStatus {
    results.map { result in
      guard case .failure(let error) = result else { return .success }
      return Failure(error).status
    }.max() ?? .success
  }
}
