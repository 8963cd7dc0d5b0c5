/// A control that leads to another page.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let target: Navigator.Page.Target?
  let isActive: Binding<Bool>?
  @Environment(\.navigator) private var navigator
  @Environment(\.listLook) private var list
  @State private var isPressed = false

  init(_ label: Label, _ target: Navigator.Page.Target?, isActive: Binding<Bool>? = nil) {
    self.label = label
    self.target = target
    self.isActive = isActive
  }
  /// A link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), .view(AnyView(destination())))
  }
  /// A link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), .view(AnyView(destination)))
  }
  /// A link to a view that a value can also follow.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .view(AnyView(destination())), isActive: isActive)
  }
  /// A link to a view that a value can also follow.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .view(AnyView(destination)), isActive: isActive)
  }

  /// The label; in a list with a mark at the trailing side.
  public var body: some View {
    let navigator = navigator
    var actions = TouchActions()
    if let target {
      actions.tap = { _ in
        if let isActive { isActive.wrappedValue = true } else { navigator?.push(target) }
      }
      actions.press = { pressed in
        if pressed {
          isPressed = true
        } else {
          withAnimation(.easeOut(duration: ButtonLook.releaseSeconds)) { isPressed = false }
        }
      }
    }
    return NavigationLinkLabel(label: label, isRow: list != nil)
      .opacity(isPressed && list == nil ? ButtonLook.pressedOpacity : 1)
      .contentShape(Rectangle())
      .modifier(TouchModifier(actions))
      .modifier(ActiveLink(isActive: isActive, target: target))
  }
}

private struct NavigationLinkLabel<Label: View>: View {
  let label: Label
  let isRow: Bool
  @Environment(\.foregroundStyles) private var styles
  var body: some View {
    if isRow {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(ControlColor.tertiaryLabel)
      }
    } else if styles.isEmpty {
      label.modifier(ButtonForeground(role: nil))
    } else {
      label
    }
  }
}

/// Follows a value that opens and closes a link's page.
private struct ActiveLink: ViewModifier {
  let isActive: Binding<Bool>?
  let target: Navigator.Page.Target?
  @Environment(\.navigator) private var navigator
  @State private var page: Int?
  func body(content: Content) -> some View {
    content.onChange(of: isActive?.wrappedValue ?? false, initial: true) { _, isShown in
      guard isActive != nil, let target else { return }
      if isShown, page == nil {
        page = navigator?.push(target)
      } else if !isShown, let shown = page {
        page = nil
        navigator?.remove(shown)
      }
    }
  }
}

extension NavigationLink where Label == Text {
  /// A link to a view with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(titleKey), .view(AnyView(destination())))
  }
  /// A link to a view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(Text(title), .view(AnyView(destination())))
  }
  /// A link to a view with a text.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(Text(titleKey), .view(AnyView(destination)))
  }
  /// A link to a view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(Text(title), .view(AnyView(destination)))
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label(), value.map { .value(AnyHashable($0)) })
  }
  /// A link to the page of a value with a text.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(Text(titleKey), value.map { .value(AnyHashable($0)) })
  }
  /// A link to the page of a value with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(Text(title), value.map { .value(AnyHashable($0)) })
  }
}
