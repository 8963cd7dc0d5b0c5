import Dispatch
import Encoders
import Raster

/// The frames of two films side by side, read on two threads.
final class FramePairs {
  enum Pair {
    /// Files of the same bytes, which are not decoded.
    case same
    /// nil where a film has ended.
    case frames(Pixmap?, Pixmap?)
  }
  private let sources: [any FilmSource]
  private var hasEnded = [false, false]

  init(_ wanted: any FilmSource, _ found: any FilmSource) { sources = [wanted, found] }

  /// nil when both films have ended.
  func next() throws -> Pair? {
    if let one = sources[0].nextFile, let other = sources[1].nextFile,
      SameFiles.hold(one, other)
    {
      sources.forEach { $0.skip() }
      return .same
    }
    let results = Results()
    // Each source is touched by one thread, and only until both are done.
    nonisolated(unsafe) let sources = sources
    let hasEnded = hasEnded
    DispatchQueue.concurrentPerform(iterations: 2) { side in
      guard !hasEnded[side] else { return }
      let result = Result { try sources[side].next() }
      if side == 0 { results.first = result } else { results.second = result }
    }
    let (before, after) = (try results.first.get(), try results.second.get())
    self.hasEnded = [before == nil, after == nil]
    return before == nil && after == nil ? nil : .frames(before, after)
  }

  /// What the two threads have read; each writes one of them.
  private final class Results: @unchecked Sendable {
    var first = Result<Pixmap?, any Error>.success(nil)
    var second = Result<Pixmap?, any Error>.success(nil)
  }
}
