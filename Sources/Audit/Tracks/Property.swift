/// Something about a drawn view that can change.
package enum Property: String, CaseIterable, Codable, Sendable {
  /// The middle of the view on the canvas, in points.
  case x, y
  /// Size before any transform, in points.
  case width, height
  /// How much the transform enlarges the view along its own axes.
  case scaleX, scaleY
  /// Degrees, clockwise; counts on past a full turn.
  case rotation
  /// Product of all opacities that reach the view.
  case opacity
  /// Standard deviation in points.
  case blur
  /// The first colour of the view, 0…1.
  case red, green, blue, colorOpacity
  /// Width of its line, length of its outlines, and size of its shadow, in points.
  case lineWidth, outline, shadow
  /// Fingerprints of its geometry, its paints and the effects on it: numbers without order.
  case shape, paint, effect

  /// Those with a meaning of their own, which can move along curves.
  package static let allCases: [Property] = [
    .x, .y, .width, .height, .scaleX, .scaleY, .rotation, .opacity, .blur, .red, .green, .blue,
    .colorOpacity,
  ]
  /// Those that tell of a look where none of the others does.
  static let looks: [Property] = [.lineWidth, .shadow, .outline]
  static let prints: [Property] = [.shape, .paint, .effect]

  /// The change below which nobody sees a difference.
  var threshold: Double {
    switch self {
    case .x, .y, .width, .height, .blur, .lineWidth, .outline, .shadow: 0.01
    case .scaleX, .scaleY: 0.0005
    case .rotation: 0.02
    case .opacity, .red, .green, .blue, .colorOpacity: 0.001
    case .shape, .paint, .effect: 0.5
    }
  }

  /// What a number of it is counted in; empty for shares.
  package var unit: String {
    switch self {
    case .x, .y, .width, .height, .blur, .lineWidth, .outline, .shadow: "pt"
    case .rotation: "°"
    case .scaleX, .scaleY, .opacity, .red, .green, .blue, .colorOpacity, .shape, .paint, .effect: ""
    }
  }

  /// The property as a designer says it.
  package var words: String {
    switch self {
    case .scaleX: "scale"
    case .scaleY: "scale y"
    case .colorOpacity: "colour opacity"
    case .lineWidth: "line width"
    case .outline: "length of the outline"
    default: rawValue
    }
  }

  /// A number of it with its unit.
  func amount(_ value: Double) -> String {
    decimal(value, 3) + (unit.isEmpty || unit == "°" ? unit : " " + unit)
  }

  var isExtent: Bool { self == .width || self == .height }
  /// Whether it tells how a view is drawn rather than where.
  var isDrawing: Bool { Self.looks.contains(self) || Self.prints.contains(self) }

  /// Whether it is a part of a colour in sRGB, which moves in linear light.
  var isLight: Bool { self == .red || self == .green || self == .blue }
}
