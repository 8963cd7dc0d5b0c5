import Foundation

/// The words a scene can use: those that the interface of the catalogue declares.
package struct ScenesVocabulary {
  /// Modules that scenes can import, in order.
  package let modules: [String]
  /// Types, members and functions, in order.
  package let words: [String]

  package init(modules: [String], words: [String]) {
    self.modules = modules
    self.words = words
  }

  /// Reads the words from the compiled modules themselves.
  package init(modules folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let inner: Set<String> = [
      "AnimationCore", "Display", "Geometry", "Playback", "Raster", "SceneHost", "Symbols",
      "Typography", "SwiftUICore", "Encoders", "Golden", "Review", "Audit", "Batch",
    ]
    modules = names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
      .filter { !inner.contains($0) && $0.first?.isUppercase == true && !$0.hasSuffix("Tests") }
      .filter { !$0.hasSuffix("Support") }.sorted()
    var found: Set<String> = []
    for name in ["SwiftUI", "SwiftUICore", "AnimationCore", "Geometry", "UIKit", "Combine"] {
      let file = folder.appendingPathComponent("\(name).swiftmodule")
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      found.formUnion(Self.identifiers(in: data))
    }
    words = found.sorted()
  }

  /// The names in the table of identifiers: runs of letters and digits that end with a zero.
  static func identifiers(in data: Data) -> Set<String> {
    var found: Set<String> = []
    var start: Int?
    let bytes = [UInt8](data)
    for (index, byte) in bytes.enumerated() {
      let isWord =
        (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A)
        || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F
      if isWord {
        if start == nil { start = index }
        continue
      }
      if let begin = start, byte == 0, (4...40).contains(index - begin) {
        let name = String(decoding: bytes[begin..<index], as: UTF8.self)
        if name.first?.isLetter == true, !name.hasPrefix("s7") { found.insert(name) }
      }
      start = nil
    }
    return found
  }

  /// The word that differs least, if it differs by few letters only.
  package func nearest(to name: String, in words: [String]) -> String? {
    let allowed = name.count < 4 ? 1 : name.count < 8 ? 2 : 3
    let lowered = name.lowercased()
    var best: (word: String, distance: Int)?
    let isType = name.first?.isUppercase
    for word in words
    where abs(word.count - name.count) <= allowed && word != name
      && word.first?.isUppercase == isType
    {
      let distance = EditDistance.between(lowered, word.lowercased())
      if distance <= allowed, distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
  }
}
