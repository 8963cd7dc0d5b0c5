extension SymbolRecipe {
  /// Shapes that may hold a sign, longest names first.
  static let enclosures = [
    "rectangle.portrait", "rectangle", "circle", "square", "triangle", "diamond", "octagon",
    "hexagon", "seal", "shield", "bubble", "capsule", "app",
  ]

  /// Signs that may sit at a corner.
  static let badges = [
    "", "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis",
    "clock", "gearshape", "arrow.up", "arrow.down", "heart", "lock", "star",
  ]

  /// Reads a name.
  ///
  /// - Returns: `nil` when a part of the name is not drawn or does not fit.
  init?(name: String, catalogue: SymbolCatalogue) {
    guard let recipe = SymbolRecipe.read(name, catalogue, depth: 0) else { return nil }
    if case .base(let base, _) = recipe, catalogue.definitions[base]?.isBare != true { return nil }
    self = recipe
  }

  private static func read(
    _ name: String, _ catalogue: SymbolCatalogue, depth: Int
  ) -> SymbolRecipe? {
    guard depth < 8 else { return nil }
    if catalogue.definitions[name] != nil { return .base(name, isFilled: false) }
    if let target = catalogue.aliases[name] { return read(target, catalogue, depth: depth + 1) }
    if let stem = name.dropping(suffix: ".fill") {
      return read(stem, catalogue, depth: depth + 1)?.filled(in: catalogue)
    }
    if let (stem, sign) = name.splitAtBadge, badges.contains(sign) {
      return read(stem, catalogue, depth: depth + 1).map { .badged($0, sign: sign) }
    }
    if let stem = name.dropping(suffix: ".slash") {
      return read(stem, catalogue, depth: depth + 1).map { .slashed($0) }
    }
    for shape in enclosures {
      guard let stem = name.dropping(suffix: "." + shape) else { continue }
      guard let sign = read(stem, catalogue, depth: depth + 1) else { return nil }
      return .enclosed(sign.filled(in: catalogue) ?? sign, in: shape, isFilled: false)
    }
    return nil
  }
}

extension String {
  fileprivate func dropping(suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }

  /// `cart.badge.plus` → (`cart`, `plus`); `bell.badge` → (`bell`, ``).
  fileprivate var splitAtBadge: (stem: String, sign: String)? {
    let words = split(separator: ".", omittingEmptySubsequences: false)
    guard let place = words.lastIndex(of: "badge"), place > 0 else { return nil }
    return (
      words[..<place].joined(separator: "."), words[(place + 1)...].joined(separator: ".")
    )
  }
}
