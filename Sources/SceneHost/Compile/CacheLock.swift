import CVirtualTime
import Foundation

/// A right that one holder has at a time, over all runs of the tool that share a cache.
struct CacheLock {
  private let descriptor: Int32

  /// Keeps two runs from compiling the same scene at once; the second waits for the first.
  /// - Throws: `SceneHostError.interrupted`.
  init(_ cache: SceneCache, key: String) throws {
    // A few locks serve all scenes, so that none needs to be removed.
    try self.init(cache, names: ["scene-\(key.prefix(2))"])
  }

  /// Keeps more compilers from running at once than memory holds.
  /// - Throws: `SceneHostError.interrupted`.
  init(compilersOf cache: SceneCache) throws {
    try self.init(cache, names: (0..<Self.compilers).map { "compiler-\($0)" })
  }

  /// What a compiler needs at most for a file of a thousand lines.
  private static let compilerBytes = 400 << 20

  /// As many compilers as there are processors, where they fit into the memory that is free.
  private static var compilers: Int {
    let text = (try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8)) ?? ""
    let free = text.firstMatch(of: #/MemAvailable: +(\d+) kB/#).flatMap { Int($0.1) }
    let processors = ProcessInfo.processInfo.activeProcessorCount
    return max(1, min(processors, (free ?? .max / 1024) * 1024 / compilerBytes))
  }

  /// Waits for the first of some locks to be free.
  ///
  /// Where none can be made there is none to wait for.
  private init(_ cache: SceneCache, names: [String]) throws {
    let folder = cache.root.appendingPathComponent("locks")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let interrupt = zt_interrupt_begin()
    defer { if interrupt >= 0 { zt_interrupt_end() } }
    while true {
      for name in names {
        let file = open(
          folder.appendingPathComponent(name).path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else {
          descriptor = -1
          return
        }
        if flock(file, LOCK_EX | LOCK_NB) == 0 {
          descriptor = file
          return
        }
        close(file)
      }
      if !PollSet.wait([interrupt], milliseconds: 10).isEmpty { throw SceneHostError.interrupted }
    }
  }

  func release() { if descriptor >= 0 { close(descriptor) } }
}
