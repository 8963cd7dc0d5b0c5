/// Which drawing is asked for.
package struct SymbolRequest: Hashable, Sendable {
  /// How large the drawing is beside its text.
  package enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// A name such as `heart.fill` or `cart.badge.plus`.
  package var name: String
  /// The font's weight, 100 (ultralight) to 900 (black); values outside count as the nearest end.
  package var weight: Double
  /// How large the drawing is beside its text.
  package var scale: Scale
  /// 0…1: how many of the drawing's variable layers are lit; `nil` lights all.
  package var variableValue: Double?

  package init(
    name: String, weight: Double = 400, scale: Scale = .medium, variableValue: Double? = nil
  ) {
    self.name = name
    self.weight = weight
    self.scale = scale
    self.variableValue = variableValue
  }
}
