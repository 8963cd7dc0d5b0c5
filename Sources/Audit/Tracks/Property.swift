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

  /// The change below which nobody sees a difference.
  var threshold: Double {
    switch self {
    case .x, .y, .width, .height, .blur: 0.01
    case .scaleX, .scaleY: 0.0005
    case .rotation: 0.02
    case .opacity, .red, .green, .blue, .colorOpacity: 0.001
    }
  }

  /// What a number of it is counted in; empty for shares.
  package var unit: String {
    switch self {
    case .x, .y, .width, .height, .blur: "pt"
    case .rotation: "°"
    case .scaleX, .scaleY, .opacity, .red, .green, .blue, .colorOpacity: ""
    }
  }

  /// The property as a designer says it.
  package var words: String {
    switch self {
    case .scaleX: "scale"
    case .scaleY: "scale y"
    case .colorOpacity: "colour opacity"
    default: rawValue
    }
  }

  /// Whether it is a part of a colour in sRGB, which moves in linear light.
  var isLight: Bool { self == .red || self == .green || self == .blue }
}
