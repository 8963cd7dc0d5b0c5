import Foundation

/// Keeping the cache small.
extension SceneCache {
  /// A compiled scene.
  package struct Entry: Equatable, Sendable {
    package let key: String
    package let bytes: Int
    /// Seconds since 1970 at its last use.
    package let usedSeconds: Double
    /// The files it was compiled from.
    package let sources: [String]
  }

  /// What lies in the cache, the latest used first.
  package var entries: [Entry] {
    names(in: scenes).filter { !$0.hasPrefix(".") }.compactMap(entry)
      .sorted { ($1.usedSeconds, $0.key) < ($0.usedSeconds, $1.key) }
  }

  /// Removes the entries used longest ago until the rest fits.
  ///
  /// Entries used within ten minutes of the latest stay, because a run may be about to load them.
  /// - Returns: What was removed.
  @discardableResult package func prune(to limit: Int) -> [Entry] {
    removeDrafts()
    let entries = entries
    var total = entries.reduce(0) { $0 + $1.bytes }
    guard total > limit, let latest = entries.first?.usedSeconds else { return [] }
    var removed: [Entry] = []
    for entry in entries.reversed() where total > limit && entry.usedSeconds < latest - 600 {
      guard remove(entry) else { continue }
      total -= entry.bytes
      removed.append(entry)
    }
    return removed
  }

  /// Removes all that the tool put there.
  /// - Returns: How many bytes the scenes took.
  package func clear() -> Int {
    let entries = entries
    entries.forEach { remove($0) }
    removeDrafts()
    for name in ["scenes", "clang", "doctor", "locks", Installation.logMap] {
      try? FileManager.default.removeItem(at: root.appendingPathComponent(name))
    }
    return entries.reduce(0) { $0 + $1.bytes }
  }

  /// Tells the cache that an entry is of use still.
  func touch(_ folder: URL) { utimensat(AT_FDCWD, folder.path, nil, 0) }

  // MARK: Parts

  private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func entry(_ key: String) -> Entry? {
    let folder = scenes.appendingPathComponent(key)
    var facts = stat()
    guard stat(folder.path, &facts) == 0 else { return nil }
    let used = Double(facts.st_mtim.tv_sec) + Double(facts.st_mtim.tv_nsec) / 1e9
    let bytes = names(in: folder).reduce(0) { sum, name in
      let isThere = stat(folder.appendingPathComponent(name).path, &facts) == 0
      return isThere ? sum + Int(facts.st_blocks) * 512 : sum
    }
    let sources = try? String(
      contentsOf: folder.appendingPathComponent(Self.sources), encoding: .utf8)
    return Entry(
      key: key, bytes: bytes, usedSeconds: used,
      sources: (sources ?? "").split(separator: "\n").map(String.init))
  }

  /// An entry goes at once, so that nobody meets half of one.
  @discardableResult private func remove(_ entry: Entry) -> Bool {
    let trash = scenes.appendingPathComponent(".draft-\(getpid())-\(UUID().uuidString)")
    guard rename(scenes.appendingPathComponent(entry.key).path, trash.path) == 0 else {
      return false
    }
    try? FileManager.default.removeItem(at: trash)
    return true
  }

  /// Takes away what killed runs left half done.
  private func removeDrafts() {
    for name in names(in: scenes) where name.hasPrefix(".draft-") {
      let parts = name.split(separator: "-")
      guard parts.count > 1, let owner = pid_t(parts[1]) else { continue }
      // A process of another user exists too.
      guard kill(owner, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: scenes.appendingPathComponent(name))
    }
  }
}
