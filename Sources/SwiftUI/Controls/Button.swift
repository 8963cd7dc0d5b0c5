/// A view that does something when it is tapped.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyle) private var style
  @State private var isPressed = false

  /// A button that shows a view.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    role = nil
    self.action = action
    self.label = label()
  }
  /// A button with a part to play.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in the style of the environment.
  public var body: some View {
    style.makeButton(
      PrimitiveButtonConfiguration(
        role: role, label: AnyView(label), isPressed: isPressed, action: action,
        setPressed: { pressed in
          if pressed {
            isPressed = true
          } else {
            withAnimation(.easeOut(duration: ButtonLook.releaseSeconds)) { isPressed = false }
          }
        }))
  }
}

extension Button where Label == Text {
  /// A button that shows a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  /// A button that shows a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// A button that shows a text and plays a part.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// A button that shows a text and plays a part.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button that shows a text and a symbol and plays a part.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
  /// A button that shows a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// A button that shows a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// The part a button plays.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Gives something up.
  public static let cancel = ButtonRole(name: "cancel")
}

enum ButtonLook {
  /// From release to the resting look; measured between 0.33 and 0.40 s.
  static let releaseSeconds = 0.35
  /// Of a borderless label while it is pressed.
  static let pressedOpacity = 0.2
}

/// What a button style works with.
struct PrimitiveButtonConfiguration {
  let role: ButtonRole?
  let label: AnyView
  let isPressed: Bool
  let action: @MainActor () -> Void
  let setPressed: (Bool) -> Void
}

/// A look for buttons that also decides when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The button in the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style is told.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The part the button plays.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void
  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// A look for buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = ButtonStyleConfiguration
  /// The button in the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button style is told.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The part the button plays.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is pressed.
  public let isPressed: Bool
}

/// A style of any kind.
struct AnyButtonStyle {
  let makeButton: @MainActor (PrimitiveButtonConfiguration) -> AnyView

  init(_ makeButton: @escaping @MainActor (PrimitiveButtonConfiguration) -> AnyView) {
    self.makeButton = makeButton
  }
  init<S: ButtonStyle>(_ style: S) {
    makeButton = { button in
      AnyView(
        StyledButton(style: style, button: button)
          .modifier(TouchModifier(.button(button))))
    }
  }
  init<S: PrimitiveButtonStyle>(primitive style: S) {
    makeButton = { button in
      AnyView(
        StyledPrimitiveButton(style: style, button: button)
          .modifier(TouchModifier(.button(button))))
    }
  }
}

/// A button in a style, as a view of its own: styles may read the environment.
private struct StyledButton<S: ButtonStyle>: View {
  let style: S
  let button: PrimitiveButtonConfiguration
  var body: some View {
    LinkedStyle(value: style) { style in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: button.role, label: .init(content: button.label), isPressed: button.isPressed))
    }
  }
}

private struct StyledPrimitiveButton<S: PrimitiveButtonStyle>: View {
  let style: S
  let button: PrimitiveButtonConfiguration
  var body: some View {
    LinkedStyle(value: style) { style in
      style.makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: button.role, label: .init(content: button.label), action: button.action))
    }
  }
}

extension TouchActions {
  static func button(_ button: PrimitiveButtonConfiguration) -> TouchActions {
    var actions = TouchActions()
    actions.tap = { _ in onMainThread { button.action() } }
    actions.press = button.setPressed
    return actions
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static let defaultValue = AnyButtonStyle(BorderlessLook())
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
  /// The look of buttons inside.
  @_disfavoredOverload
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonStyle, (style as? any BuiltInButtonStyle)?.look ?? AnyButtonStyle(primitive: style))
  }
}
