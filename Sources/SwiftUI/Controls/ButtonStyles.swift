/// A primitive style of the system, which has a look that follows pressing.
protocol BuiltInButtonStyle {
  @MainActor var look: AnyButtonStyle { get }
}

/// What the platform uses: borderless.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The platform's style.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  var look: AnyButtonStyle { AnyButtonStyle(BorderlessLook()) }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label in the tint.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  var look: AnyButtonStyle { AnyButtonStyle(BorderlessLook()) }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label as it is.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  var look: AnyButtonStyle { AnyButtonStyle(PlainLook()) }
}

/// The label on a light ground of the tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label on a light ground.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  var look: AnyButtonStyle { AnyButtonStyle(BorderedLook(isProminent: false)) }
}

/// The label on a ground of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label on a ground of the tint.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  var look: AnyButtonStyle { AnyButtonStyle(BorderedLook(isProminent: true)) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a light ground of the tint.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a ground of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

struct BorderlessLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(ButtonForeground(role: configuration.role))
      .opacity(configuration.isPressed ? ButtonLook.pressedOpacity : 1)
  }
}

struct PlainLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed ? ButtonLook.pressedOpacity : 1)
  }
}

/// The tint, red for what destroys, grey for what is disabled.
struct ButtonForeground: ViewModifier {
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foregroundStyles) private var foreground
  func body(content: Content) -> some View {
    // A foreground that the scene sets around the button wins over the tint.
    let style: AnyShapeStyle =
      !isEnabled
      ? AnyShapeStyle(Color.labelColor(level: 2))
      : role == .destructive
        ? AnyShapeStyle(Color.red) : foreground.first ?? AnyShapeStyle(TintShapeStyle())
    return content.foregroundStyle(style)
  }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// How large controls inside are.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
  /// Whether controls inside cannot be used.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentChange { $0.isEnabled = $0.isEnabled && !disabled })
      .modifier(HitTestModifier(allows: !disabled))
  }
}

/// A label on a ground; measures of the regular size are 12 × 7 points around the label.
struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var border

  private var insets: (x: CGFloat, y: CGFloat, radius: CGFloat) {
    switch size {
    case .mini, .small: (10, 4, 6)
    case .regular: (12, 7, 7.6)
    case .large, .extraLarge: (20, 14.5, 12)
    }
  }

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: border.radius ?? insets.radius)
    let ground: AnyShapeStyle =
      configuration.role == .destructive
      ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    let label: AnyShapeStyle =
      !isEnabled
      ? AnyShapeStyle(Color.labelColor(level: 2))
      : isProminent ? AnyShapeStyle(Color.white) : ground
    let fill: AnyShapeStyle =
      !isEnabled
      ? AnyShapeStyle(Color(.system(.fill)))
      : isProminent ? ground : AnyShapeStyle(ground.opacity(0.15))
    return configuration.label
      .foregroundStyle(label)
      .padding(.horizontal, insets.x)
      .padding(.vertical, insets.y)
      .background(fill, in: shape)
      .overlay(Color.white.opacity(configuration.isPressed ? 0.2 : 0), in: shape)
  }
}
