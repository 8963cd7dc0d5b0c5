/// A look for menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = MenuStyleConfiguration
  /// The menu in the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a menu's style is told.
public struct MenuStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The rows.
  public struct Content: View {
    let content: AnyView
    /// The rows.
    public var body: some View { content }
  }
  let label: Label
  let content: Content
  let action: (() -> Void)?
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was told of, in the style around that one.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, action: configuration.action)
  }
}

/// The platform's look: the label as a button.
public struct DefaultMenuStyle: MenuStyle {
  /// The platform's look.
  public init() {}
  /// The menu itself.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// The label in the look that buttons have.
public struct ButtonMenuStyle: MenuStyle {
  /// The look that buttons have.
  public init() {}
  /// The menu itself.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// The label without a ground.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// A look without a ground.
  public init() {}
  /// The menu with a button that has no ground.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(BorderlessButtonStyle())
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The platform's look.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The look that buttons have.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A look without a ground.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

struct AnyMenuStyle {
  let makeMenu: @MainActor (MenuStyleConfiguration) -> AnyView
  init<S: MenuStyle>(_ style: S, around outer: AnyMenuStyle?) {
    makeMenu = { configuration in
      AnyView(
        LinkedStyle(value: style) { $0.makeBody(configuration: configuration) }
          .environment(\.menuStyle, outer))
    }
  }
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: AnyMenuStyle? { nil }
}

extension EnvironmentValues {
  /// The scene's style for menus; nil: the platform's.
  var menuStyle: AnyMenuStyle? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of menus inside.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyle) { $0 = AnyMenuStyle(style, around: $0) }
  }
}
