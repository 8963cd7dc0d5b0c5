import Foundation
import Golden
import Review

/// What a shard says of the folder it has written; where this file stands, the folder is whole.
package struct ShardBundle: Codable, Sendable {
  /// A scene of the whole work, and what it depends on.
  package struct Scene: Codable, Hashable, Sendable {
    package var name: String
    package var key: String
  }
  /// What of a gallery was made here: the position of a scene in the whole work, and its films.
  package struct Share: Codable, Sendable {
    package var position: Int
    package var entries: [GalleryEntry]
    package init(position: Int, entries: [GalleryEntry]) {
      self.position = position
      self.entries = entries
    }
  }
  /// A run of frames of one film.
  package struct Frames: Codable, Hashable, Sendable {
    /// Positions in the whole film: the first, and one past the last.
    package var first: Int
    package var end: Int
    package var total: Int
    package var rateNumerator: Int
    package var rateDenominator: Int
    /// Pixels per point.
    package var scale: Double
    package var hasAlpha: Bool
    /// Whether what is transparent lies on black where a format has no alpha.
    package var isDark: Bool
    /// A hash for each frame.
    package var hashes: [String]
    /// The hash of the frame before the first, drawn here too, which ties the runs to each other;
    /// nil for the first run.
    package var seam: String?
    /// What a file made of all runs says of the scene and the flags, so that it says what a film
    /// made in one piece does.
    package var notes: [String: String]?

    package init(
      first: Int, end: Int, total: Int, rateNumerator: Int, rateDenominator: Int, scale: Double,
      hasAlpha: Bool, isDark: Bool, hashes: [String], seam: String? = nil
    ) {
      self.first = first
      self.end = end
      self.total = total
      self.rateNumerator = rateNumerator
      self.rateDenominator = rateDenominator
      self.scale = scale
      self.hasAlpha = hasAlpha
      self.isDark = isDark
      self.hashes = hashes
      self.seam = seam
    }
  }
  /// What of a verification was done here.
  package struct Verification: Codable, Sendable {
    /// What came of a film, and what a page shows of it where it failed.
    package struct Finding: Codable, Sendable {
      package var result: VerificationResult
      package var entry: DifferenceEntry?
      package init(_ result: VerificationResult, entry: DifferenceEntry?) {
        self.result = result
        self.entry = entry
      }
    }
    /// The position of a scene in the whole work, and what came of its films.
    package struct Share: Codable, Sendable {
      package var position: Int
      package var findings: [Finding]
      package init(position: Int, findings: [Finding]) {
        self.position = position
        self.findings = findings
      }
    }
    package var shares: [Share]
    /// The highest exit code of what failed; 0 for none.
    package var worst: Int32
    /// Where the goldens are, and whether all scenes they belong to are in the work.
    package var goldens: String
    package var isWhole: Bool
    /// The words of the command line, without those about shards.
    package var words: [String]
    package init(
      shares: [Share], worst: Int32, goldens: String, isWhole: Bool, words: [String]
    ) {
      self.shares = shares
      self.worst = worst
      self.goldens = goldens
      self.isWhole = isWhole
      self.words = words
    }
  }
  /// A file below the folder.
  package struct File: Codable, Hashable, Sendable {
    package var path: String
    package var size: Int
    package var hash: String
  }

  package static let fileName = "shard.json"

  package var schema = 1
  package var shard: Shard
  /// The tool's version, and its own content.
  package var tool: String
  package var build = ContentKey.tool
  /// All settings that shape the work, so that shards of other work are noticed.
  package var settings: String
  package var title: String
  package var scenes: [Scene]
  package var shares: [Share] = []
  package var frames: Frames?
  package var verification: Verification?
  package var files: [File] = []

  package init(
    shard: Shard, tool: String, settings: String, title: String, scenes: [SceneSource]
  ) {
    self.shard = shard
    self.tool = tool
    self.settings = ContentKey.hash([settings])
    self.title = title
    self.scenes = scenes.map { Scene(name: $0.name, key: ContentKey.scene($0)) }
  }

  /// Adds the files below a folder to the bundle and writes it there, last of all.
  package mutating func write(to folder: URL, paths: [String]) throws {
    files = try paths.sorted().map { path in
      let data = try Data(contentsOf: folder.appendingPathComponent(path))
      return File(path: path, size: data.count, hash: ContentHash.bytes(Array(data)))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self)
      .write(to: folder.appendingPathComponent(Self.fileName), options: .atomic)
  }

  /// Takes the mark of wholeness away while a folder is worked on.
  package static func open(_ folder: URL) {
    try? FileManager.default.removeItem(at: folder.appendingPathComponent(fileName))
  }

  /// Reads a bundle and checks each of its files.
  package static func read(_ folder: URL) throws(ShardError) -> ShardBundle {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(fileName)) else {
      throw .notWhole(folder: folder.relativePath)
    }
    guard let bundle = try? JSONDecoder().decode(ShardBundle.self, from: data), bundle.schema == 1
    else { throw .unreadable(folder: folder.relativePath) }
    for file in bundle.files {
      guard !file.path.hasPrefix("/"), !file.path.split(separator: "/").contains(".."),
        let bytes = try? Data(contentsOf: folder.appendingPathComponent(file.path)),
        bytes.count == file.size, ContentHash.bytes(Array(bytes)) == file.hash
      else { throw .fileChanged(folder: folder.relativePath, file: file.path) }
    }
    return bundle
  }
}
