/// The line that tells how far a film is: frames, frames a second, and the time to go.
final class ProgressLine {
  private let console: Console
  private let title: String
  private let watch = Stopwatch()
  private var shownAt = -1.0
  private var drawnAt: Double?

  init(_ console: Console, title: String) {
    self.console = console
    self.title = title
    console.showProgress("\(title): compiling")
  }

  /// Tells of frames done; shown at most ten times a second.
  func update(done: Int, total: Int?) {
    let now = watch.seconds
    let start = drawnAt ?? now
    drawnAt = start
    guard console.isWatched, now - shownAt > 0.1 else { return }
    shownAt = now
    let speed = now > start ? Double(done) / (now - start) : 0
    var line = "\(title): \(bar(done, of: total)) frame \(done)\(total.map { " of \($0)" } ?? "")"
    if speed > 0 {
      line += ", \(Int(speed.rounded())) frames/s"
      if let total { line += ", \(tenths(Double(max(0, total - done)) / speed)) s to go" }
    }
    console.showProgress(line)
  }

  /// Takes the line away.
  /// - Returns: Real seconds since the start.
  @discardableResult
  func finish() -> Double {
    console.showProgress("")
    return watch.seconds
  }

  private func bar(_ done: Int, of total: Int?) -> String {
    guard let total, total > 0 else { return "" }
    let full = min(20, done * 20 / total)
    return "[" + String(repeating: "#", count: full) + String(repeating: ".", count: 20 - full)
      + "]"
  }

  private func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
