import Display

/// Pictures beside a scene: files of their name, or image sets of asset catalogues.
package final class SceneImages: @unchecked Sendable {
  /// The pictures of the scene of this process.
  package static let process = SceneImages()

  package struct Named {
    package let pixels: DisplayImage
    /// In points.
    package let size: CGSize
  }

  /// Folders that are looked through, in order.
  package var folders: [URL] = []
  package var decoder: (any ImageDecoding)?
  private var known: [String: Named?] = [:]
  /// Names of colours that were asked for and are nowhere, in order.
  package private(set) var missingColors: [String] = []
  private var knownColors: [String: AssetColor?] = [:]

  package init() {}

  /// The picture of a name; a file's `@2x` or `@3x` says how many pixels a point has.
  package func image(named name: String) -> Named? {
    if let found = known[name] { return found }
    let found = load(name)
    known[name] = found
    return found
  }

  /// The colour of a name in an asset catalogue; nil where there is none.
  package func color(named name: String, isDark: Bool) -> DisplayColor? {
    if let found = knownColors[name] { return found?.color(isDark: isDark) }
    defer {
      if let found = knownColors[name], found == nil { missingColors.append(name) }
    }
    let found = folders.lazy.compactMap { AssetColor.load(name, in: $0) }.first
    knownColors[name] = found
    return found?.color(isDark: isDark)
  }

  private static let endings = ["png", "jpg", "jpeg", "webp", "gif", "heic"]

  private func load(_ name: String) -> Named? {
    for folder in folders {
      for candidate in candidates(name, in: folder) {
        guard let data = try? Data(contentsOf: candidate.url),
          let pixels = try? decoder?.decode(data)
        else { continue }
        return Named(
          pixels: pixels,
          size: CGSize(
            width: CGFloat(pixels.width) / candidate.scale,
            height: CGFloat(pixels.height) / candidate.scale))
      }
    }
    return nil
  }

  private struct Candidate {
    let url: URL
    let scale: CGFloat
  }

  private func candidates(_ name: String, in folder: URL) -> [Candidate] {
    var found: [Candidate] = []
    for scale in [3, 2, 1] {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      for ending in Self.endings {
        found.append(
          Candidate(
            url: folder.appendingPathComponent("\(name)\(suffix).\(ending)"), scale: CGFloat(scale))
        )
      }
    }
    found.append(Candidate(url: folder.appendingPathComponent(name), scale: 1))
    return found.filter { FileManager.default.fileExists(atPath: $0.url.path) }
      + imageSet(name, in: folder)
  }

  /// The files of an image set in an asset catalogue of the folder, sharpest first.
  private func imageSet(_ name: String, in folder: URL) -> [Candidate] {
    let catalogues = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcassets") }.sorted()
    for catalogue in catalogues {
      let set = folder.appendingPathComponent(catalogue).appendingPathComponent("\(name).imageset")
      guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
        let contents = try? JSONDecoder().decode(ImageSet.self, from: data)
      else { continue }
      let files = contents.images.compactMap { entry in
        entry.filename.map {
          Candidate(url: set.appendingPathComponent($0), scale: entry.factor)
        }
      }
      return files.sorted { $0.scale > $1.scale }
    }
    return []
  }

  private struct ImageSet: Decodable {
    struct Entry: Decodable {
      let filename: String?
      let scale: String?
      var factor: CGFloat { CGFloat(Double(scale?.dropLast() ?? "1") ?? 1) }
    }
    let images: [Entry]
  }
}
