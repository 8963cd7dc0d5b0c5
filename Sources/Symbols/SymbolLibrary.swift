import Geometry
import Synchronization

/// The symbols by name.
package enum SymbolLibrary {
  private static let catalogue = SymbolCatalogue(families: SymbolFamilies.all)
  private static let store = DrawingStore(catalogue: catalogue)

  /// The drawing for a request; equal requests share their outlines.
  ///
  /// - Returns: `nil` when there is no symbol of that name.
  package static func drawing(for request: SymbolRequest) -> SymbolDrawing? {
    store.drawing(for: request)
  }

  /// Takes a scene's own symbol in; it stands before one of ours with the same name.
  package static func add(_ file: SymbolFile, named name: String) { store.add(file, named: name) }

  /// Whether a scene's own symbol has the name.
  package static func isOwn(_ name: String) -> Bool { store.isOwn(name) }

  /// Names whose drawing is data of its own rather than composed of others, sorted.
  package static let drawnNames: [String] = names.filter { name in
    catalogue.aliases[name] == nil
      && ![".fill", ".circle", ".square", ".slash", ".badge"].contains { name.contains($0) }
  }

  /// All listed names, sorted.
  ///
  /// More combinations of the same parts are drawn when asked for.
  package static let names: [String] = SymbolNames.all(in: catalogue)

  /// Second names and the names they stand for, sorted.
  package static let aliases: [(name: String, target: String)] =
    catalogue.aliases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }

  /// The names most like a misspelt one, best first.
  package static func closestNames(to name: String, limit: Int = 3) -> [String] {
    NameDistance.closest(to: name, among: names + store.ownNames, limit: limit)
  }

  /// Whether two symbols show the same body, once without and once with a slash, a badge or
  /// another enclosure's filling.
  package static func areRelated(_ first: String, _ second: String) -> Bool {
    guard first != second, let a = SymbolRecipe(name: first, catalogue: catalogue),
      let b = SymbolRecipe(name: second, catalogue: catalogue)
    else { return false }
    return a.body == b.body
  }

  /// What stands where a symbol is missing: a dashed square with a question mark.
  package static func placeholder(for request: SymbolRequest) -> SymbolDrawing {
    var copy = request
    copy.name = "questionmark.square.dashed"
    return drawing(for: copy)
      ?? SymbolDrawing(size: CGSize(width: 1, height: 1), baseline: 0.85, layers: [])
  }
}
