/// Views on a card with a label.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style
  /// A card with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  /// A card with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
  /// The card in the style of the environment.
  public var body: some View {
    style.makeBox(
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// A card.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}
extension GroupBox where Label == Text {
  /// A card with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
  /// A card with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// A look for cards.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The card in the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a card's style is told.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The views.
  public struct Content: View {
    let content: AnyView
    /// The views.
    public var body: some View { content }
  }
  /// The label.
  public let label: Label
  /// The views.
  public let content: Content
}

/// The platform's look.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The platform's look.
  public init() {}
  /// The label above the views, on a grey card.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(ControlColor.secondaryBackground, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The platform's look.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

struct AnyGroupBoxStyle {
  let makeBox: @MainActor (GroupBoxStyleConfiguration) -> AnyView
  init<S: GroupBoxStyle>(_ style: S) {
    makeBox = { configuration in
      AnyView(LinkedStyle(value: style) { $0.makeBody(configuration: configuration) })
    }
  }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static let defaultValue = AnyGroupBoxStyle(DefaultGroupBoxStyle())
}

extension EnvironmentValues {
  var groupBoxStyle: AnyGroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of cards inside.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyGroupBoxStyle(style))
  }
}
