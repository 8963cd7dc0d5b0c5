import Batch
import Foundation

/// Tells how a batch goes on: a line for each film done, and for a watcher how long it will take.
final class BatchLog: @unchecked Sendable {
  private let console: Console
  private let scenes: Int
  private let lock = NSLock()
  private let watch = Stopwatch()
  private var read = 0
  private var done = 0
  /// When the first film was begun; films that are only looked up do not count for the pace.
  private var begunAt: Double?
  private var doneBefore = 0

  /// - Parameter scenes: How many scenes are to be read.
  init(_ console: Console, scenes: Int = 0) {
    self.console = console
    self.scenes = scenes
  }

  /// A scene has been read.
  func listed(_ scene: SceneSource) {
    lock.withLock {
      read += 1
      guard scenes > 1 else { return }
      console.showProgress("reading scenes: \(bar(read, of: scenes)) \(read) of \(scenes)")
    }
  }

  /// A film is begun.
  func begin() {
    lock.withLock {
      guard begunAt == nil else { return }
      begunAt = watch.seconds
      doneBefore = done
    }
  }

  func tell<Value>(_ outcome: SceneBatch.Outcome<Value>, of total: Int, at ref: String? = nil) {
    lock.withLock {
      done += 1
      let name =
        outcome.scene.name + (outcome.title.map { " · \($0)" } ?? "")
        + (ref.map { " at \($0)" } ?? "")
      console.showProgress("")
      switch outcome.result {
      case .success: console.note("[\(done)/\(total)] \(name)")
      case .failure(let error):
        let failure = Failure(error)
        guard failure.status != .interrupted else { return }
        console.note("[\(done)/\(total)] \(name): failed")
        console.report(failure.about(name))
      }
      if done < total { console.showProgress(progress(of: total)) }
    }
  }

  /// Takes the line of progress away.
  func finish() { console.showProgress("") }

  private func progress(of total: Int) -> String {
    var line = "\(bar(done, of: total)) \(done) of \(total) films"
    if let begunAt, done > doneBefore {
      let pace = (watch.seconds - begunAt) / Double(done - doneBefore)
      line += ", about \(Self.length(pace * Double(total - done))) to go"
    }
    return line
  }

  private func bar(_ done: Int, of total: Int) -> String {
    let full = total > 0 ? min(20, done * 20 / total) : 0
    return "[" + String(repeating: "#", count: full) + String(repeating: ".", count: 20 - full)
      + "]"
  }

  private static func length(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
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
