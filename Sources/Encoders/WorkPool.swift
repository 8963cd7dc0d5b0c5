import Foundation
import Synchronization

/// Runs pieces of work on several threads, with at most so many waiting that memory stays bounded.
///
/// The order in which they end is not fixed, so a piece must not care.
final class WorkPool: Sendable {
  private let slots: DispatchSemaphore
  private let group = DispatchGroup()
  private let failure = Mutex<EncodeError?>(nil)
  private let queue = DispatchQueue(label: "zoetrope.encoders", attributes: .concurrent)

  /// - Parameter threads: 0 for one per processor.
  init(threads: Int) {
    let count = threads > 0 ? threads : ProcessInfo.processInfo.activeProcessorCount
    slots = DispatchSemaphore(value: max(1, min(16, count)))
  }

  /// Starts a piece of work, waiting for a free thread.
  /// - Throws: The first failure of an earlier piece.
  func submit(_ work: @escaping @Sendable () throws(EncodeError) -> Void) throws(EncodeError) {
    slots.wait()
    if let failed = failure.withLock({ $0 }) {
      slots.signal()
      throw failed
    }
    queue.async(group: group) { [self] in
      do throws(EncodeError) {
        try work()
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
      slots.signal()
    }
  }

  /// Waits until all work is done.
  func wait() throws(EncodeError) {
    group.wait()
    if let failed = failure.withLock({ $0 }) { throw failed }
  }
}
