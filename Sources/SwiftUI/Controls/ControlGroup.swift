/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
  let label: AnyView
  let content: Content
  @Environment(\.controlGroupStyle) private var style
  /// A group.
  public init(@ViewBuilder content: () -> Content) {
    label = AnyView(EmptyView())
    self.content = content()
  }
  /// A group with a label.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.label = AnyView(label())
    self.content = content()
  }
  /// A group with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = AnyView(Text(titleKey))
    self.content = content()
  }
  /// The group in the style of the environment.
  public var body: some View {
    style.makeGroup(
      ControlGroupStyleConfiguration(
        content: .init(content: AnyView(content)), label: .init(content: label)))
  }
}

/// A look for groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The group in the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a group's style is told.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: View {
    let content: AnyView
    /// The controls.
    public var body: some View { content }
  }
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

/// The platform's look: side by side on one ground.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The platform's look.
  public init() {}
  /// The controls side by side on one ground.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(ControlColor.tertiaryFill, in: RoundedRectangle(cornerRadius: 8))
  }
}
/// Side by side without a ground, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Controls of a bar.
  public init() {}
  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}
/// All of them behind a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// A menu.
  public init() {}
  /// A menu of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The platform's look.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Side by side without a ground.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// All of them behind a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

struct AnyControlGroupStyle {
  let makeGroup: @MainActor (ControlGroupStyleConfiguration) -> AnyView
  init<S: ControlGroupStyle>(_ style: S) {
    makeGroup = { configuration in
      AnyView(LinkedStyle(value: style) { $0.makeBody(configuration: configuration) })
    }
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static let defaultValue = AnyControlGroupStyle(AutomaticControlGroupStyle())
}

extension EnvironmentValues {
  var controlGroupStyle: AnyControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of groups of controls inside.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, AnyControlGroupStyle(style))
  }
}
