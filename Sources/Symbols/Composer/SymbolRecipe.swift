/// How a name is put together.
indirect enum SymbolRecipe: Equatable, Sendable {
  case base(String, isFilled: Bool)
  /// A sign inside a shape such as a circle or a shield.
  case enclosed(SymbolRecipe, in: String, isFilled: Bool)
  /// A symbol crossed out.
  case slashed(SymbolRecipe)
  /// A symbol with a small sign at a corner; an empty sign is a plain dot.
  case badged(SymbolRecipe, sign: String)

  /// The filled variant, or `nil` where there is none.
  func filled(in catalogue: SymbolCatalogue) -> SymbolRecipe? {
    switch self {
    case .base(let name, isFilled: false):
      catalogue.isFillable(name) ? .base(name, isFilled: true) : nil
    case .enclosed(let sign, let shape, isFilled: false):
      .enclosed(sign, in: shape, isFilled: true)
    case .slashed(let inner): inner.filled(in: catalogue).map { .slashed($0) }
    case .badged(let inner, let sign):
      inner.filled(in: catalogue).map { .badged($0, sign: sign) }
    case .base, .enclosed: nil
    }
  }

  /// What is left without slashes and badges.
  var body: SymbolRecipe {
    switch self {
    case .slashed(let inner), .badged(let inner, _): inner.body
    case .base, .enclosed: self
    }
  }

  /// The name of the drawn symbol at the heart of the recipe.
  var baseName: String {
    switch self {
    case .base(let name, _): name
    case .enclosed(_, let shape, _): shape
    case .slashed(let inner), .badged(let inner, _): inner.baseName
    }
  }
}
