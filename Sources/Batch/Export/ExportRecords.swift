import Foundation
import Golden
import Playback
import Review

/// What an export folder knows of the films in it, so that a run goes on where another stopped.
///
/// A record is written once all files of its film are whole; it counts as long as what the film
/// depends on, its files and its fonts are the same.
package struct ExportRecords: Sendable {
  /// A film that was made.
  package struct Record: Codable, Sendable {
    package var key: String
    package var scene: String
    package var entry: GalleryEntry
    /// Sizes of its files in bytes, by path below the export's folder.
    package var files: [String: Int]
    /// Sizes of the fonts it was set in, by name.
    package var fonts: [String: Int]
  }

  private struct Listing: Codable {
    var key: String
    var previews: [PreviewDescription]
  }

  private let folder: ExportFolder

  package init(_ folder: ExportFolder) { self.folder = folder }

  // MARK: Films

  /// A film's record, if it still holds.
  package func film(_ stem: String, key: String) -> Record? {
    guard let record: Record = read(file("films", stem)), record.key == key else { return nil }
    for (path, size) in record.files {
      guard Self.size(folder.url.appendingPathComponent(path)) == size else { return nil }
    }
    // A font of the machine that has gone or changed gives other pictures.
    for (path, size) in record.fonts where Self.size(URL(fileURLWithPath: path)) != size {
      return nil
    }
    return record
  }

  package func keep(
    _ entry: GalleryEntry, stem: String, key: String, paths: [String], fonts: [String]
  ) throws {
    var record = Record(key: key, scene: entry.scene, entry: entry, files: [:], fonts: [:])
    for path in paths {
      record.files[path] = Self.size(folder.url.appendingPathComponent(path))
    }
    for path in fonts { record.fonts[path] = Self.size(URL(fileURLWithPath: path)) }
    try write(record, to: file("films", stem))
  }

  /// The last good film of a name, whatever has changed since.
  package func last(_ stem: String) -> Record? { read(file("films", stem)) }

  /// The last good films of a scene.
  package func films(of scene: String) -> [Record] {
    stems.compactMap(last).filter { $0.scene == scene }
  }

  /// Forgets films that a whole run has not named, and deletes their files.
  /// - Parameter broken: Scenes whose films are not known today.
  package func prune(keeping stems: Set<String>, broken: Set<String>) {
    for stem in self.stems where !stems.contains(stem) {
      guard let record = last(stem), !broken.contains(record.scene) else { continue }
      for path in record.files.keys {
        try? FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
      }
      try? FileManager.default.removeItem(at: file("films", stem))
    }
  }

  private var stems: [String] {
    let place = folder.records.appendingPathComponent("films")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { String($0.dropLast(5)) }
  }

  // MARK: Previews

  /// The previews of a scene as they were found before, if it has not changed.
  package func previews(_ scene: SceneSource, key: String) -> [PreviewDescription]? {
    guard let listing: Listing = read(file("scenes", ContentHash.text(scene.name))),
      listing.key == key
    else { return nil }
    return listing.previews
  }

  package func keep(_ previews: [PreviewDescription], of scene: SceneSource, key: String) throws {
    try write(
      Listing(key: key, previews: previews), to: file("scenes", ContentHash.text(scene.name)))
  }

  // MARK: Files

  private func file(_ kind: String, _ name: String) -> URL {
    folder.records.appendingPathComponent(kind).appendingPathComponent(name + ".json")
  }

  private func read<Value: Decodable>(_ file: URL) -> Value? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  private func write(_ value: some Encodable, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(value).write(to: file, options: .atomic)
  }

  /// In bytes; nil where there is no such file.
  static func size(_ file: URL) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int
  }
}
