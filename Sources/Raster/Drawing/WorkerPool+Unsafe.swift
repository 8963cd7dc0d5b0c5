import Foundation

/// A few threads that share numbered pieces of work.
///
/// Plain POSIX threads, because a scene's process runs on a virtual clock that dispatch queues
/// follow. Which thread does which piece makes no difference to anyone.
/// Bounds: each thread keeps the pool alive until `stop`; the work lives until `run` returns.
final class WorkerPool: @unchecked Sendable {
  // All variables are only touched while `mutex` is held.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var work: ((_ worker: Int, _ piece: Int) -> Void)?
  private var next = 0
  private var count = 0
  private var unfinished = 0
  private var isStopped = false
  private var threads: [pthread_t] = []
  /// Threads that work, the caller's included.
  private(set) var workers = 1

  /// - `workers`: Threads wanted, the caller's included; fewer if the system has no more.
  init(workers wanted: Int) {
    mutex = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
    for index in 1..<max(1, min(wanted, 64)) {
      let start = Unmanaged.passRetained(Start(pool: self, index: index))
      var thread = pthread_t()
      let failed = pthread_create(
        &thread, nil,
        { argument in
          guard let argument else { return nil }
          let start = Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
          start.pool.loop(worker: start.index)
          return nil
        }, start.toOpaque())
      if failed != 0 {
        start.release()
        break
      }
      threads.append(thread)
      workers += 1
    }
  }

  private final class Start {
    let pool: WorkerPool
    let index: Int
    init(pool: WorkerPool, index: Int) {
      self.pool = pool
      self.index = index
    }
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Does pieces 0..<count, each once, and returns when all are done.
  func run(_ count: Int, _ work: (_ worker: Int, _ piece: Int) -> Void) {
    guard workers > 1, count > 1 else {
      for piece in 0..<count { work(0, piece) }
      return
    }
    withoutActuallyEscaping(work) { work in
      pthread_mutex_lock(mutex)
      (self.work, next, self.count, unfinished) = (work, 0, count, count)
      pthread_cond_broadcast(changed)
      takePieces(worker: 0)
      while unfinished > 0 { pthread_cond_wait(changed, mutex) }
      self.work = nil
      pthread_mutex_unlock(mutex)
    }
  }

  /// Ends the threads; the pool must be idle.
  func stop() {
    pthread_mutex_lock(mutex)
    isStopped = true
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
    for thread in threads { pthread_join(thread, nil) }
    threads = []
    workers = 1
  }

  private func loop(worker: Int) {
    pthread_mutex_lock(mutex)
    while !isStopped {
      takePieces(worker: worker)
      if !isStopped { pthread_cond_wait(changed, mutex) }
    }
    pthread_mutex_unlock(mutex)
  }

  /// Works while there are pieces; called and left with the mutex held.
  private func takePieces(worker: Int) {
    while let work, next < count {
      let piece = next
      next += 1
      pthread_mutex_unlock(mutex)
      work(worker, piece)
      pthread_mutex_lock(mutex)
      unfinished -= 1
      if unfinished == 0 { pthread_cond_broadcast(changed) }
    }
  }
}
