import Foundation
import SceneHost
import Testing

@Suite("The cache of scenes") struct SceneCacheTests {
  /// A cache with entries, the last used first, ten days apart.
  private func cache(_ names: [String], limit: Int = SceneCache.standardLimit) throws -> SceneCache
  {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let cache = SceneCache(root: root, limitBytes: limit)
    for name in names {
      _ = try cache.enter(name, sources: ["\(name).swift"]) { _, library in
        try Data(repeating: 1, count: 100_000).write(to: library)
      }
    }
    for (age, name) in names.enumerated() {
      let used = Date(timeIntervalSince1970: 1_700_000_000 - Double(age) * 864_000)
      try FileManager.default.setAttributes(
        [.modificationDate: used],
        ofItemAtPath: root.appendingPathComponent("scenes/\(name)").path)
    }
    return cache
  }

  private func remove(_ cache: SceneCache) { try? FileManager.default.removeItem(at: cache.root) }

  @Test("lists entries with their sources, the latest used first")
  func list() throws {
    let cache = try cache(["new", "middle", "old"])
    defer { remove(cache) }
    #expect(cache.entries.map(\.key) == ["new", "middle", "old"])
    #expect(cache.entries[1].sources == ["middle.swift"])
    #expect(cache.entries.allSatisfy { $0.bytes >= 100_000 })
    // Use makes an entry the latest.
    #expect(cache.library(for: "old") != nil)
    #expect(cache.entries.map(\.key) == ["old", "new", "middle"])
  }

  @Test("loses what was used longest ago until the rest fits")
  func prune() throws {
    let cache = try cache(["new", "middle", "old"])
    defer { remove(cache) }
    let two = cache.entries.prefix(2).reduce(0) { $0 + $1.bytes }
    #expect(cache.prune(to: two).map(\.key) == ["old"])
    #expect(cache.prune(to: two).isEmpty)
    // The latest may be about to be loaded.
    #expect(cache.prune(to: 0).map(\.key) == ["middle"])
    #expect(cache.entries.map(\.key) == ["new"])
  }

  @Test("keeps its limit by itself")
  func limit() throws {
    let cache = try cache(["one", "two"], limit: 100_000)
    defer { remove(cache) }
    _ = try cache.enter("three") { _, library in
      try Data(repeating: 1, count: 1000).write(to: library)
    }
    #expect(cache.entries.map(\.key) == ["three"])
  }

  @Test("takes away what a killed run left half done, and not what a running one makes")
  func drafts() throws {
    let cache = try cache(["one"])
    defer { remove(cache) }
    let scenes = cache.root.appendingPathComponent("scenes")
    // No process has the greatest number.
    let names = [".draft-\(Int32.max)-x", ".draft-\(getpid())-x"]
    for name in names {
      try FileManager.default.createDirectory(
        at: scenes.appendingPathComponent(name), withIntermediateDirectories: false)
    }
    cache.prune(to: .max)
    let left = try FileManager.default.contentsOfDirectory(atPath: scenes.path).sorted()
    #expect(left == [names[1], "one"])
  }

  @Test("is empty once it is cleared")
  func clear() throws {
    let cache = try cache(["one", "two"])
    defer { remove(cache) }
    #expect(cache.clear() >= 200_000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.root.path).isEmpty)
  }

  @Test(
    "reads amounts of memory",
    arguments: [
      ("512M", 512 << 20), ("1g", 1 << 30), ("4GB", 4 << 30), ("100k", 100 << 10), ("77", 77),
    ] as [(String, Int)])
  func amounts(_ text: String, _ bytes: Int) { #expect(ByteCount.read(text) == bytes) }

  @Test("takes nothing else for an amount", arguments: ["", "M", "-1M", "1.5G", "9999999G", "0"])
  func noAmounts(_ text: String) { #expect(ByteCount.read(text) == nil) }

  @Test(
    "tells amounts as people read them",
    arguments: [(1, "1 KB"), (300 << 10, "300 KB"), (5 << 20, "5 MB"), (3 << 29, "1.5 GB")])
  func told(_ bytes: Int, _ text: String) { #expect(ByteCount.text(bytes) == text) }
}
