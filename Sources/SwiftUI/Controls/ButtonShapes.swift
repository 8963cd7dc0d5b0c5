import SwiftUICore

/// The shape of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// The platform's choice.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// Round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// Round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// Round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle \(radius)")
  }
  /// The radius of corners, in points; nil for the style's own.
  ///
  /// More than half of the height is round.
  var radius: CGFloat? {
    switch name {
    case "automatic", "roundedRectangle": nil
    case "capsule", "circle": 1000
    default: name.split(separator: " ").last.flatMap { Double($0) }.map { CGFloat($0) }
    }
  }
}
private struct BorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}
extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}
extension View {
  /// The shape of bordered buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
