/// A look for labels with values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The label and the value in the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What the style of a label with a value is told.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The value.
  public struct Content: View {
    let content: AnyView
    /// The value.
    public var body: some View { content }
  }
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The platform's look.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The platform's look.
  public init() {}
  /// The label at the leading side, the value at the trailing one.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentBody(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The platform's look.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// What a style was told, in the style around that one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

struct AnyLabeledContentStyle {
  let makeContent: @MainActor (LabeledContentStyleConfiguration) -> AnyView
  init<S: LabeledContentStyle>(_ style: S, around outer: AnyLabeledContentStyle?) {
    makeContent = { configuration in
      AnyView(
        LinkedStyle(value: style) { $0.makeBody(configuration: configuration) }
          .environment(\.labeledContentStyle, outer))
    }
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabeledContentStyle? { nil }
}

extension EnvironmentValues {
  /// The scene's style for labels with values; nil: the platform's.
  var labeledContentStyle: AnyLabeledContentStyle? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of labels with values inside.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyle) {
      $0 = AnyLabeledContentStyle(style, around: $0)
    }
  }
}
