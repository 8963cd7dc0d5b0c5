/// What a field tells of its use, as older code asks for it.
struct FieldEditing {
  var changed: (Bool) -> Void = { _ in }
  var commit: () -> Void = {}
}

/// The text of a field, or words that stand in for it; while letters go to it, with a caret.
struct FieldLine: View {
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  let isSecure: Bool
  let name: String?
  let editing: FieldEditing
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.lineLimit) private var lineLimit

  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
  var body: some View {
    let value = text.wrappedValue
    let shown = isSecure ? String(repeating: "●", count: value.count) : value
    FieldTouch(text: text, isMultiline: axis == .vertical, name: name, editing: editing) {
      isFocused in
      ZStack(alignment: frameAlignment) {
        if value.isEmpty {
          (prompt ?? Text(verbatim: " ")).foregroundStyle(ControlColor.placeholder)
            .padding(.horizontal, isFocused && axis == .horizontal ? 2 : 0)
        }
        if axis == .vertical {
          if !value.isEmpty || isFocused { FieldText(value: shown, isFocused: isFocused) }
        } else if isFocused {
          CaretLine(alignment: alignment) {
            Text(verbatim: shown)
            Caret()
          }
        } else if !value.isEmpty {
          Text(verbatim: shown)
        }
      }
      .lineLimit(axis == .horizontal ? 1 : lineLimit)
      .frame(maxWidth: .infinity, minHeight: 22, alignment: frameAlignment)
      .clipped()
    }
  }
}

/// Takes touches and letters for a field.
struct FieldTouch<Content: View>: View {
  let text: Binding<String>
  let isMultiline: Bool
  let name: String?
  let editing: FieldEditing
  let content: (Bool) -> Content
  @State private var isChosen = false
  @Environment(\.focusLink) private var link
  @Environment(\.submitActions) private var submitActions
  @Environment(\.isEnabled) private var isEnabled

  init(
    text: Binding<String>, isMultiline: Bool, name: String?, editing: FieldEditing,
    @ViewBuilder content: @escaping (Bool) -> Content
  ) {
    self.text = text
    self.isMultiline = isMultiline
    self.name = name
    self.editing = editing
    self.content = content
  }

  var body: some View {
    let isFocused = link?.isFocused ?? isChosen
    content(isFocused)
      .contentShape(Rectangle())
      .modifier(TouchModifier(actions))
      .modifier(AccessibilityModifier(Accessibility(label: name, value: text.wrappedValue)))
      .onChange(of: isFocused) { _, isFocused in editing.changed(isFocused) }
  }

  private var actions: TouchActions {
    var actions = TouchActions()
    guard isEnabled else { return actions }
    let focus: (Bool) -> Void = { wants in
      if let link { link.set(wants) } else { isChosen = wants }
    }
    actions.typing = TypingActions(focus: focus) { letter in
      guard letter == "\n", !isMultiline else {
        text.wrappedValue += letter
        return
      }
      // The keyboard goes before the scene says where it goes next.
      focus(false)
      editing.commit()
      for action in submitActions { action() }
    }
    return actions
  }
}

/// Lines of text with a caret after the last letter.
struct FieldText: View {
  let value: String
  let isFocused: Bool
  var body: some View {
    if isFocused {
      Text(verbatim: value)
        + Text(verbatim: "|").fontWeight(.ultraLight).foregroundStyle(TintShapeStyle())
    } else {
      Text(verbatim: value)
    }
  }
}

/// The mark that shows where the next letter comes: 2 points wide, as high as a line.
private struct Caret: View {
  var body: some View {
    Text(verbatim: " ")
      .hidden()
      .frame(width: 2)
      .overlay { Rectangle().fill(TintShapeStyle()) }
  }
}

/// A text and a caret after it; the caret stays in sight where the text is too long.
private struct CaretLine: Layout {
  let alignment: TextAlignment
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.reduce(0) { $0 + $1.width }
    return CGSize(
      width: proposal.width ?? ideal, height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    let text = subviews[0].sizeThatFits(.unspecified)
    let caret = subviews[1].sizeThatFits(.unspecified)
    let isMirrored = subviews.layoutDirection == .rightToLeft
    let free = bounds.width - text.width - caret.width
    var share: CGFloat =
      switch alignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    // The end of a text that is too long is what is shown.
    if free < 0 { share = 1 }
    if isMirrored { share = 1 - share }
    let left = bounds.minX + free * share
    let textX = isMirrored ? left + caret.width : left
    let caretX = isMirrored ? left : left + text.width
    subviews[0].place(
      at: CGPoint(x: textX, y: bounds.midY - text.height / 2), proposal: .unspecified)
    subviews[1].place(
      at: CGPoint(x: caretX, y: bounds.midY - caret.height / 2), proposal: .unspecified)
  }
}
