/// A control that opens a list of actions.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let action: (() -> Void)?
  @Environment(\.menuStyle) private var style

  init(label: Label, content: Content, action: (() -> Void)?) {
    self.label = label
    self.content = content
    self.action = action
  }
  /// A menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), action: nil)
  }
  /// A menu with a label and an action of its own.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), action: primaryAction)
  }
  /// The label in the look of buttons, or in the style of the environment.
  public var body: some View {
    if let style {
      style.makeMenu(
        MenuStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
          action: action))
    } else if let action {
      Button(action: action) { label }
    } else {
      MenuHost(label: label) { _ in content }
    }
  }
}

extension Menu where Label == Text {
  /// A menu with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), action: nil)
  }
  /// A menu with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), action: nil)
  }
}
extension Menu where Label == Text {
  /// A menu with a text and an action of its own.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), action: primaryAction)
  }
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(), action: nil)
  }
}

/// A button that leads to an address.
///
/// A film opens none.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL
  /// A link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
  /// The label in the tint.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}
extension Link where Label == Text {
  /// A link with a text.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// A link with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button that would share something.
///
/// A film shares nothing.
public struct ShareLink<Label: View>: View {
  let label: Label
  /// A button with a label.
  public init<I>(item: I, @ViewBuilder label: () -> Label) { self.label = label() }
  /// The label in the look of buttons.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}
extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// The platform's button.
  public init<I>(item: I) {
    self.init(item: item) { SwiftUI.Label("Share", systemImage: "square.and.arrow.up") }
  }
  /// A button with a text.
  public init<I>(_ titleKey: LocalizedStringKey, item: I) {
    self.init(item: item) { SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}
