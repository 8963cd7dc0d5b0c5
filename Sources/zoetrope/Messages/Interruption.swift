import Foundation
import Playback
import Synchronization

/// Somebody pressed Ctrl-C or asked the process to end.
struct Interruption: Error {
  /// Set by the signal handler, which may touch nothing else.
  private static let isAsked = Atomic<Bool>(false)

  static var hasHappened: Bool { isAsked.load(ordering: .relaxed) }

  /// Lets SIGINT, SIGTERM and SIGHUP end the work in order; a second one ends it at once.
  ///
  /// A reader that goes away is told by the write that fails, not by SIGPIPE.
  static func listen() {
    _ = hasHappened
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in
        if Interruption.isAsked.exchange(true, ordering: .relaxed) { _exit(130) }
      }
      // Without SA_RESTART, so that a wait for the scene's process ends too.
      sigaction(number, &action, nil)
    }
    signal(SIGPIPE, SIG_IGN)
  }
}

/// Ends the film when the user asks for it; the inner sink is then cancelled by whoever drives it.
final class InterruptibleSink: FrameSink {
  private let inner: any FrameSink

  init(_ inner: any FrameSink) { self.inner = inner }

  func begin(_ format: FilmFormat) throws {
    try check()
    try inner.begin(format)
  }
  func consume(_ frame: Frame) throws {
    try check()
    try inner.consume(frame)
  }
  func finish() throws {
    try check()
    try inner.finish()
  }
  func cancel() { inner.cancel() }

  private func check() throws {
    if Interruption.hasHappened { throw Interruption() }
  }
}
