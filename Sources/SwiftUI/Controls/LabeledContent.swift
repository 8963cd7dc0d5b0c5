/// A label with a value.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style
  /// A label with a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
  /// The label and the value in the style of the environment.
  public var body: some View {
    if let style {
      style.makeContent(
        LabeledContentStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
    } else {
      LabeledContentBody(label: label, content: content)
    }
  }
}

/// The platform's look: the label at the leading side, the value at the trailing one.
struct LabeledContentBody<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.hidesLabels) private var hidesLabels
  var body: some View {
    HStack(spacing: 8) {
      if !hidesLabels {
        label
        Spacer(minLength: 0)
      }
      content.foregroundStyle(Color.secondary)
    }
  }
}

extension LabeledContent where Label == Text {
  /// A text with a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  /// A text with a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}
extension LabeledContent where Label == Text, Content == Text {
  /// A text with a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
  /// A text with a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  /// A text with a formatted value.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}

/// Says that there is nothing to show, and what to do.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions
  /// A label with a description and buttons.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
  /// The parts one below the other in the middle.
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description
        .font(.subheadline)
        .foregroundStyle(Color.secondary)
        .multilineTextAlignment(.center)
      actions
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(Color.secondary)
      configuration.title.font(.title2).fontWeight(.bold).multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A text with a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
  /// A text with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text, Actions == EmptyView {
  /// No results.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      label: { SwiftUI.Label("No Results", systemImage: "magnifyingglass") },
      description: { Text("Check the spelling or try a new search.") }, actions: { EmptyView() })
  }
  /// No results for a text.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SwiftUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass") },
      description: { Text("Check the spelling or try a new search.") }, actions: { EmptyView() })
  }
}
