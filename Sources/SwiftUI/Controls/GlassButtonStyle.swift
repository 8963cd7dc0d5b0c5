/// The label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  private let glass: Glass
  /// The label on glass.
  public init() { glass = .regular }
  /// The label on a glass.
  public init(_ glass: Glass) { self.glass = glass }
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  var look: AnyButtonStyle { AnyButtonStyle(GlassLook(glass: glass, isProminent: false)) }
}

/// The label on glass of the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label on glass of the tint.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  var look: AnyButtonStyle { AnyButtonStyle(GlassLook(glass: .regular, isProminent: true)) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// The label on a glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on glass of the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A label on a capsule of glass, which grows a little while it is pressed.
private struct GlassLook: ButtonStyle {
  let glass: Glass
  let isProminent: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var border

  private var insets: (x: CGFloat, y: CGFloat) {
    switch size {
    case .mini, .small: (10, 4)
    case .regular: (12, 7)
    case .large, .extraLarge: (20, 14.5)
    }
  }

  func makeBody(configuration: Configuration) -> some View {
    let label =
      configuration.label
      .foregroundStyle(
        !isEnabled ? Color.labelColor(level: 2) : isProminent ? Color.white : Color.primary
      )
      .padding(.horizontal, insets.x)
      .padding(.vertical, insets.y)
    let shape = AnyShape(
      border.radius.map { AnyShape(RoundedRectangle(cornerRadius: $0)) } ?? AnyShape(Capsule()))
    return Group {
      if isProminent && isEnabled {
        label.background(TintShapeStyle(), in: shape)
          .glassEffect(.clear, in: shape)
      } else {
        label.glassEffect(glass, in: shape)
      }
    }
    .scaleEffect(configuration.isPressed ? 1.05 : 1)
    .animation(.spring(duration: 0.25), value: configuration.isPressed)
  }
}
