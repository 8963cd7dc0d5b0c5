/// A system colour by name; the catalogue resolves it for light and dark.
package enum SymbolTint: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black
}
