/// A control that opens a list of actions.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let action: (() -> Void)?

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
  /// The label in the look of buttons.
  public var body: some View {
    if let action {
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

/// A button that would begin to edit a list.
public struct EditButton: View {
  @State private var isEditing = false
  /// The button.
  public init() {}
  /// Edit, or Done while editing.
  public var body: some View {
    Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
  }
}

/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
  let content: Content
  /// A group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// A group with a label.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }
  /// The controls side by side on one ground.
  public var body: some View {
    HStack(spacing: 16) { content }
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(ControlColor.tertiaryFill, in: RoundedRectangle(cornerRadius: 8))
  }
}
