import Geometry

/// All definitions by name.
///
/// The text of a family is lines: `: name settings` begins a symbol, `= name other` declares a
/// second name for a symbol, any other line is a part of the symbol above it. Settings are `f`,
/// `c`, `q`, `s` (listed variants), `b=plus,minus` (listed badges, `dot` the plain one),
/// `at=tr` (the badge's corner), `in=x,y,k` (place and size of a sign inside) and `w=0.6` (the
/// share of heavier weights that a dense drawing takes on).
struct SymbolCatalogue: Sendable {
  private(set) var definitions: [String: SymbolDefinition] = [:]
  /// Second names, each with the name it stands for.
  private(set) var aliases: [String: String] = [:]

  init(families: [String]) {
    for family in families { read(family) }
    for definition in SkeletonAlphabet.definitions { definitions[definition.name] = definition }
  }

  /// Whether a definition's outline and filled variant differ.
  func isFillable(_ name: String, depth: Int = 0) -> Bool {
    guard depth < 4, let definition = definitions[name] else { return false }
    return definition.parts.contains { part in
      part.condition != .always || part.kind == .body || part.kind == .over
        || (part.kind == .use && isFillable(part.usedName, depth: depth + 1))
    }
  }

  private mutating func read(_ family: String) {
    var current: SymbolDefinition?
    for line in family.utf8.split(separator: UInt8(ascii: "\n")) {
      switch line.first {
      case UInt8(ascii: ":"):
        if let current { definitions[current.name] = current }
        current = SymbolCatalogue.header(line.dropFirst())
      case UInt8(ascii: "="):
        let words = line.dropFirst().split(separator: UInt8(ascii: " "))
        if words.count == 2 {
          aliases[String(Substring(words[0]))] = String(Substring(words[1]))
        }
      default:
        if let part = SymbolPart(line: line) { current?.parts.append(part) }
      }
    }
    if let current { definitions[current.name] = current }
  }

  private static func header(_ line: Substring.UTF8View) -> SymbolDefinition? {
    let words = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    guard let name = words.first else { return nil }
    var definition = SymbolDefinition(name: name)
    for word in words.dropFirst() {
      let sides = word.split(separator: "=", maxSplits: 1).map { String($0) }
      guard sides.count == 2 else {
        definition.variants += word
        continue
      }
      let items = sides[1].split(separator: ",").map { String($0) }
      switch sides[0] {
      case "b": definition.badges = items.map { $0 == "dot" ? "" : $0 }
      case "at":
        definition.badgeCorner = SymbolDefinition.Corner(rawValue: sides[1]) ?? .bottomTrailing
      case "w": definition.heaviness = Double(sides[1]) ?? 1
      case "in":
        var scanner = ByteScanner(sides[1].utf8)
        let numbers = scanner.numbers()
        if numbers.count == 3 { definition.inside = numbers }
      default: break
      }
    }
    return definition
  }
}
