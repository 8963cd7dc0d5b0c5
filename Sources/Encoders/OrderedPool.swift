import Foundation
import Synchronization

/// Makes pieces of a file on several threads and hands them over in the order they were asked for.
///
/// At most so many pieces are in the making or waiting that memory stays bounded.
final class OrderedPool<Piece: Sendable> {
  private final class Job: Sendable {
    let done = DispatchSemaphore(value: 0)
    let result = Mutex<Result<Piece, EncodeError>?>(nil)
  }

  private let limit: Int
  private let queue = DispatchQueue(label: "zoetrope.pieces", attributes: .concurrent)
  private var jobs: [Job] = []
  private let receive: (Piece) throws(EncodeError) -> Void

  /// `threads` 0 is one per processor; `receive` runs on the caller's thread.
  init(threads: Int, receive: @escaping (Piece) throws(EncodeError) -> Void) {
    let count = threads > 0 ? threads : ProcessInfo.processInfo.activeProcessorCount
    limit = max(1, min(16, count))
    self.receive = receive
  }

  /// Starts a piece; waits for the oldest one when all threads are busy.
  func submit(_ work: @escaping @Sendable () throws(EncodeError) -> Piece) throws(EncodeError) {
    if jobs.count >= limit { try takeOldest() }
    let job = Job()
    jobs.append(job)
    queue.async {
      do throws(EncodeError) {
        let piece = try work()
        job.result.withLock { $0 = .success(piece) }
      } catch {
        job.result.withLock { $0 = .failure(error) }
      }
      job.done.signal()
    }
  }

  /// Hands over all that is left.
  func drain() throws(EncodeError) {
    while !jobs.isEmpty { try takeOldest() }
  }

  /// Waits for the threads without taking anything.
  func abandon() {
    for job in jobs { job.done.wait() }
    jobs = []
  }

  private func takeOldest() throws(EncodeError) {
    let job = jobs.removeFirst()
    job.done.wait()
    switch job.result.withLock({ $0 }) {
    case .success(let piece): try receive(piece)
    case .failure(let error): throw error
    case nil: throw .outOfMemory(what: "compressing")
    }
  }
}
