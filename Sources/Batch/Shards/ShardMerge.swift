import Foundation
import Golden
import Review

/// The folders of all shards of one work, checked.
package struct ShardMerge: Sendable {
  /// In the order of the shards.
  package let parts: [(folder: URL, bundle: ShardBundle)]

  /// Reads and checks the folders: all shards, each once, of one tool and one work, whole.
  package init(_ folders: [URL]) throws(ShardError) {
    var parts: [(folder: URL, bundle: ShardBundle)] = []
    for folder in folders { parts.append((folder, try ShardBundle.read(folder))) }
    guard let first = parts.first?.bundle else {
      self.parts = []
      return
    }
    for (folder, bundle) in parts { try Self.check(bundle, of: folder.relativePath, like: first) }
    let count = first.shard.count
    for index in 1...count {
      let own = parts.filter { $0.bundle.shard.index == index }
      if own.count > 1 {
        throw .twice(shard: index, folders: own.map { $0.folder.relativePath })
      }
    }
    let found = Set(parts.map(\.bundle.shard.index))
    let missing = (1...count).filter { !found.contains($0) }
    guard missing.isEmpty else { throw .missing(shards: missing, count: count) }
    self.parts = parts.sorted { $0.bundle.shard.index < $1.bundle.shard.index }
    if first.frames == nil { try checkCover() } else { try checkSeams() }
  }

  /// Whether the work is one film in runs of frames.
  package var isFilm: Bool { parts.first?.bundle.frames != nil }

  /// Whether the work is a verification.
  package var isVerification: Bool { parts.first?.bundle.verification != nil }

  private static func check(
    _ bundle: ShardBundle, of folder: String, like first: ShardBundle
  ) throws(ShardError) {
    guard bundle.shard.count == first.shard.count else {
      throw .otherCount(folder: folder, found: bundle.shard.count, wanted: first.shard.count)
    }
    guard bundle.tool == first.tool, bundle.build == first.build else {
      throw .otherTool(
        folder: folder, found: "\(bundle.tool), \(bundle.build)",
        wanted: "\(first.tool), \(first.build)")
    }
    guard bundle.settings == first.settings, bundle.title == first.title else {
      throw .otherWork(folder: folder, what: "the settings")
    }
    guard bundle.scenes == first.scenes else {
      throw .otherWork(folder: folder, what: "the scenes")
    }
    guard (bundle.frames == nil) == (first.frames == nil),
      (bundle.verification == nil) == (first.verification == nil)
    else { throw .mixed(folder: folder) }
  }

  private func checkCover() throws(ShardError) {
    let scenes = parts[0].bundle.scenes
    let made = Set(
      parts.flatMap {
        $0.bundle.verification?.shares.map(\.position) ?? $0.bundle.shares.map(\.position)
      })
    let missing = scenes.indices.filter { !made.contains($0) }
    guard missing.isEmpty else { throw .uncovered(scenes: missing.map { scenes[$0].name }) }
  }

  /// Runs follow each other, and where two meet both have drawn the frame alike.
  private func checkSeams() throws(ShardError) {
    var end = 0
    var last: (hash: String, folder: String)?
    for (folder, bundle) in parts {
      guard let frames = bundle.frames, frames.first == end,
        frames.hashes.count == frames.end - frames.first
      else { throw .unreadable(folder: folder.relativePath) }
      if let last, let seam = frames.seam, seam != last.hash {
        throw .seam(frame: frames.first - 1, folders: [last.folder, folder.relativePath])
      }
      if let hash = frames.hashes.last { last = (hash, folder.relativePath) }
      end = frames.end
    }
    guard end == parts[0].bundle.frames?.total else {
      throw .unreadable(folder: parts[parts.count - 1].folder.relativePath)
    }
  }

  /// The gallery of all shards, its films copied into a folder.
  package func gallery(into folder: ExportFolder) throws -> Gallery {
    try folder.create()
    for (source, bundle) in parts {
      for file in bundle.files {
        let target = folder.url.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contentsOf: source.appendingPathComponent(file.path))
          .write(to: target, options: .atomic)
      }
    }
    let first = parts[0].bundle
    let shares = parts.flatMap(\.bundle.shares).sorted { $0.position < $1.position }
    return Gallery(title: first.title, tool: first.tool, entries: shares.flatMap(\.entries))
  }
}
