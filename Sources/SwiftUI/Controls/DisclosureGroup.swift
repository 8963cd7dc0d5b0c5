/// Views that can be folded below a label.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let expanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Folded views.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    expanded = nil
  }
  /// Views that a value folds.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    expanded = isExpanded
  }

  /// The group in the style of the environment.
  public var body: some View {
    let binding = expanded ?? $isOpen
    if let style {
      style.makeGroup(
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init { AnyView(content()) },
          isExpanded: binding))
    } else {
      DisclosureBody(label: label, expanded: binding, content: content)
    }
  }
}

/// The platform's look of a folded group.
struct DisclosureBody<Label: View, Content: View>: View {
  let label: Label
  let expanded: Binding<Bool>
  @ViewBuilder let content: () -> Content
  @Environment(\.listLook) private var list

  var body: some View {
    let binding = expanded
    let isExpanded = binding.wrappedValue
    var actions = TouchActions()
    actions.tap = { _ in
      withAnimation(.spring(duration: 0.35, bounce: 0)) { binding.wrappedValue.toggle() }
    }
    return DisclosureRows(isList: list != nil) {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(TintShapeStyle())
          .rotationEffect(.degrees(isExpanded ? 90 : 0))
      }
      .contentShape(Rectangle())
      .modifier(TouchModifier(actions))
      if isExpanded { content() }
    }
  }
}

/// Rows of their own in a list, a column elsewhere.
private struct DisclosureRows<Content: View>: View {
  let isList: Bool
  let content: Content
  init(isList: Bool, @ViewBuilder content: () -> Content) {
    self.isList = isList
    self.content = content()
  }
  var body: some View {
    if isList { content } else { VStack(spacing: 8) { content } }
  }
}

extension DisclosureGroup where Label == Text {
  /// Folded views below a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  /// Folded views below a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
  /// Views below a text that a value folds.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }
  /// Views below a text that a value folds.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }
}
