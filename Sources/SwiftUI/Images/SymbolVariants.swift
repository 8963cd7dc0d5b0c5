import SwiftUICore

/// Forms of symbols that surroundings ask for, such as filled ones.
public struct SymbolVariants: Hashable, Sendable {
  let parts: [String]
  /// None.
  public static let none = SymbolVariants(parts: [])
  /// In a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// Struck out.
  public static let slash = SymbolVariants(parts: ["slash"])
  /// In a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// In a square.
  public var square: SymbolVariants { adding("square") }
  /// In a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// Filled.
  public var fill: SymbolVariants { adding("fill") }
  /// Struck out.
  public var slash: SymbolVariants { adding("slash") }
  private func adding(_ part: String) -> SymbolVariants {
    parts.contains(part) ? self : SymbolVariants(parts: parts + [part])
  }

  /// The name of a symbol in this form.
  func name(of symbol: String) -> String {
    let own = symbol.split(separator: ".").map(String.init)
    // The order of the names' parts.
    let order = ["circle", "square", "rectangle", "slash", "fill"]
    return order.reduce(symbol) { name, part in
      parts.contains(part) && !own.contains(part) ? name + "." + part : name
    }
  }
}

private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
extension EnvironmentValues {
  /// The form of symbols inside.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
extension View {
  /// The form of symbols inside.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { known in
      known = SymbolVariants(parts: known.parts + variant.parts)
    }
  }
}
