/// A look for views that can be folded.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The group in the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a folded group's style is told.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The folded views.
  public struct Content: View {
    let make: () -> AnyView
    /// The folded views.
    public var body: some View { make() }
  }
  /// The label.
  public let label: Label
  /// The folded views.
  public let content: Content
  /// Whether the views are shown.
  @Binding public var isExpanded: Bool
}

/// The platform's look: a mark behind the label turns.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The platform's look.
  public init() {}
  /// The label with a mark, and the views while they are not folded.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureBody(
      label: configuration.label, expanded: configuration.$isExpanded,
      content: { configuration.content })
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The platform's look.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

struct AnyDisclosureGroupStyle {
  let makeGroup: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView
  init<S: DisclosureGroupStyle>(_ style: S) {
    makeGroup = { configuration in
      AnyView(LinkedStyle(value: style) { $0.makeBody(configuration: configuration) })
    }
  }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static let defaultValue: AnyDisclosureGroupStyle? = nil
}

extension EnvironmentValues {
  /// The scene's style for folded groups; nil: the platform's.
  var disclosureGroupStyle: AnyDisclosureGroupStyle? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of folded groups inside.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyDisclosureGroupStyle(style))
  }
}
