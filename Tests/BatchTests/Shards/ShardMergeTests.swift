import Batch
import Foundation
import Review
import Testing

@Suite("ShardMerge") final class ShardMergeTests {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-merge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: root) }

  /// A folder of a shard, with one file and, after changes, its bundle.
  private func part(
    _ name: String, _ index: Int, of count: Int,
    frames: ShardBundle.Frames? = nil, change: (inout ShardBundle) -> Void = { _ in }
  ) throws -> URL {
    let folder = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("film \(index)".utf8).write(to: folder.appendingPathComponent("\(index).mp4"))
    let shard = try #require(Shard(index: index, count: count))
    let scenes = (1...count).map {
      SceneSource(name: "S\($0)", files: [], folder: URL(fileURLWithPath: "/"))
    }
    var bundle = ShardBundle(
      shard: shard, tool: "zoetrope 1", settings: "", title: "T", scenes: scenes)
    bundle.frames = frames
    if frames == nil {
      let entry = GalleryEntry(scene: "S\(index)", preview: nil, source: "S\(index).swift:1")
      bundle.shares = [.init(position: index - 1, entries: [entry])]
    }
    change(&bundle)
    try bundle.write(to: folder, paths: ["\(index).mp4"])
    return folder
  }

  @Test("puts shards into the order of the work")
  func gallery() throws {
    let folders = [try part("b", 2, of: 2), try part("a", 1, of: 2)]
    let target = ExportFolder(url: root.appendingPathComponent("out"))
    let gallery = try ShardMerge(folders).gallery(into: target)
    #expect(gallery.entries.map(\.scene) == ["S1", "S2"])
    let copied = try String(
      contentsOf: target.url.appendingPathComponent("2.mp4"), encoding: .utf8)
    #expect(copied == "film 2")
  }

  @Test("notices a shard that was killed, is missing or comes twice")
  func coverage() throws {
    let (one, two) = (try part("a", 1, of: 2), try part("b", 2, of: 2))
    #expect(throws: ShardError.missing(shards: [2], count: 2)) { try ShardMerge([one]) }
    #expect(throws: ShardError.self) { try ShardMerge([one, two, two]) }
    ShardBundle.open(two)
    #expect(throws: ShardError.notWhole(folder: two.relativePath)) { try ShardMerge([one, two]) }
  }

  @Test("notices a damaged file")
  func damage() throws {
    let (one, two) = (try part("a", 1, of: 2), try part("b", 2, of: 2))
    try Data("fiLm 2".utf8).write(to: two.appendingPathComponent("2.mp4"))
    #expect(throws: ShardError.fileChanged(folder: two.relativePath, file: "2.mp4")) {
      try ShardMerge([one, two])
    }
  }

  @Test("notices another build, other scenes and other settings")
  func kinds() throws {
    let one = try part("a", 1, of: 2)
    let build = try part("b", 2, of: 2) { $0.build = "other" }
    #expect(throws: ShardError.self) { try ShardMerge([one, build]) }
    let scenes = try part("c", 2, of: 2) { $0.scenes[0].key = "other" }
    #expect(throws: ShardError.otherWork(folder: scenes.relativePath, what: "the scenes")) {
      try ShardMerge([one, scenes])
    }
    let settings = try part("d", 2, of: 2) { $0.settings = "other" }
    #expect(throws: ShardError.otherWork(folder: settings.relativePath, what: "the settings")) {
      try ShardMerge([one, settings])
    }
    let count = try part("e", 2, of: 3)
    #expect(throws: ShardError.otherCount(folder: count.relativePath, found: 3, wanted: 2)) {
      try ShardMerge([one, count])
    }
  }

  @Test("notices scenes that no shard has made")
  func uncovered() throws {
    let folders = [try part("a", 1, of: 2), try part("b", 2, of: 2) { $0.shares = [] }]
    #expect(throws: ShardError.uncovered(scenes: ["S2"])) { try ShardMerge(folders) }
  }

  private func frames(_ first: Int, _ hashes: [String], seam: String?) -> ShardBundle.Frames {
    ShardBundle.Frames(
      first: first, end: first + hashes.count, total: 4, rateNumerator: 60, rateDenominator: 1,
      scale: 1, hasAlpha: false, isDark: false, hashes: hashes, seam: seam)
  }

  @Test("notices where two runs of frames do not meet alike")
  func seams() throws {
    let one = try part("a", 1, of: 2, frames: frames(0, ["p", "q"], seam: nil))
    let two = try part("b", 2, of: 2, frames: frames(2, ["r", "s"], seam: "q"))
    #expect(try ShardMerge([two, one]).isFilm)
    let odd = try part("c", 2, of: 2, frames: frames(2, ["r", "s"], seam: "x"))
    #expect(
      throws: ShardError.seam(frame: 1, folders: [one.relativePath, odd.relativePath])
    ) { try ShardMerge([one, odd]) }
    let gap = try part("d", 2, of: 2, frames: frames(3, ["s"], seam: "r"))
    #expect(throws: ShardError.self) { try ShardMerge([one, gap]) }
  }

  @Test("keeps out of folders that a bundle names above itself")
  func outside() throws {
    let one = try part("a", 1, of: 1)
    let file = one.appendingPathComponent(ShardBundle.fileName)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("\"1.mp4\"", with: "\"../a/1.mp4\"").write(
      to: file, atomically: true, encoding: .utf8)
    #expect(throws: ShardError.fileChanged(folder: one.relativePath, file: "../a/1.mp4")) {
      try ShardMerge([one])
    }
  }
}
