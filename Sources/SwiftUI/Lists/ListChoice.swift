/// The row of a list that is chosen, and how to choose another one by a tap.
struct ListChoice {
  let selected: AnyHashable?
  /// Chooses a row if its tag is of the list's kind.
  let choose: (AnyHashable) -> Void

  init?<Value: Hashable>(_ selection: Binding<Value?>?) {
    guard let selection else { return nil }
    selected = selection.wrappedValue.map { AnyHashable($0) }
    choose = { tag in
      // A tag may be set for the value or for an optional of it.
      if let value = tag.base as? Value { selection.wrappedValue = value }
    }
  }

  func isSelected(_ tag: AnyHashable?) -> Bool { selected != nil && tag == selected }
}

private struct ListChoiceKey: EnvironmentKey { static let defaultValue: ListChoice? = nil }

extension EnvironmentValues {
  /// What is chosen in the list around.
  var listChoice: ListChoice? {
    get { self[ListChoiceKey.self] }
    set { self[ListChoiceKey.self] = newValue }
  }
}

/// Makes a row of a list with a choice one that can be chosen.
struct ChoosableRow: ViewModifier {
  let tag: AnyHashable?
  @Environment(\.listChoice) private var choice

  func body(content: Content) -> some View {
    if let choice, let tag {
      content
        .background(choice.isSelected(tag) ? ControlColor.gray4 : Color.clear)
        .contentShape(Rectangle())
        .modifier(TouchModifier(actions(choice, tag)))
        .environment(\.listChoice, nil)
    } else {
      content
    }
  }

  private func actions(_ choice: ListChoice, _ tag: AnyHashable) -> TouchActions {
    var actions = TouchActions()
    actions.tap = { _ in choice.choose(tag) }
    return actions
  }
}
