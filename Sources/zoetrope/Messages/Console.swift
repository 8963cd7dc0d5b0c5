import Foundation
import Raster
import Review

/// Where words go: results to standard output, all else to standard error.
final class Console {
  enum Level { case quiet, normal, verbose }

  let level: Level
  let wantsJSON: Bool
  /// Whether somebody watches standard error.
  let isWatched: Bool
  private let usesColor: Bool
  private let name: String
  private let lock = NSLock()
  private var warned: Set<String> = []

  init(level: Level = .normal, wantsJSON: Bool = false, name: String = "zoetrope") {
    self.level = level
    self.wantsJSON = wantsJSON
    self.name = name
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    isWatched = isTerminal && environment["CI"] == nil
    usesColor = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// A line a script may read.
  func result(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }

  func note(_ line: String) {
    if level != .quiet { say(line) }
  }
  /// A warning, told once however often there is reason for it.
  func warn(_ line: String) {
    let isNew = lock.withLock { warned.insert(line).inserted }
    if level != .quiet, isNew { say(tinted("warning: ", "1;33") + line) }
  }
  func detail(_ line: String) {
    if level == .verbose { say(line) }
  }
  func report(_ failure: Failure) {
    // The compiler's lines stand alone, so that editors can follow them.
    let isBare = failure.name == "doesNotCompile"
    say(isBare ? failure.message : "\(name): " + tinted("error: ", "1;31") + failure.message)
  }

  /// A line for the program that runs this one, whatever the level.
  func command(_ line: String) { say(line) }

  /// Shows a picture to who watches standard error.
  func show(_ pixels: Pixmap, _ way: TerminalPicture) throws {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let columns = min(isKnown ? Int(size.ws_col) : 80, 120)
    // The lines around the picture stay in view.
    let rows = isKnown ? max(4, Int(size.ws_row) - 4) : 40
    write(try way.text(pixels, columns: columns, rows: rows), to: STDERR_FILENO)
  }

  /// Replaces the line a watcher sees; an empty text takes it away.
  func showProgress(_ text: String) {
    guard isWatched, level != .quiet else { return }
    write("\r" + text + "\u{1B}[K", to: STDERR_FILENO)
  }

  private func say(_ line: String) {
    write(line.hasSuffix("\n") ? line : line + "\n", to: STDERR_FILENO)
  }

  private func tinted(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Writes all of it; a reader that has gone away is no error of ours.
  private func write(_ text: String, to file: Int32) {
    FileHandle(fileDescriptor: file, closeOnDealloc: false).put(Data(text.utf8))
  }
}

extension FileHandle {
  fileprivate func put(_ data: Data) { try? write(contentsOf: data) }
}
