/// A glass ground: clear or tinted, drawn as a thin material with a light rim.
public struct Glass: Equatable, Sendable {
  let isClear: Bool
  var tintColor: Color?
  /// The usual glass.
  public static let regular = Glass(isClear: false)
  /// Glass one can see through.
  public static let clear = Glass(isClear: true)
  /// No glass.
  public static let identity = Glass(isClear: true)
  /// Glass of a colour.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tintColor = color
    return copy
  }
  /// Glass that answers to touches; drawn alike.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Puts the view on glass.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View
  {
    background {
      ZStack {
        _ShapeView(shape: shape, style: glass.isClear ? Material.ultraThin : Material.thin)
        if let tint = glass.tintColor { _ShapeView(shape: shape, style: tint.opacity(0.75)) }
        shape.stroke(Color.white.opacity(0.3), lineWidth: 0.5)
      }
    }
  }
}
