/// The font and colour of a picker's options.
struct PickerOptionLook: ViewModifier {
  let look: PickerLook
  let isRow: Bool
  @Environment(\.font) private var font
  func body(content: Content) -> some View {
    let size: CGFloat? = look == .segmented ? 13 : look == .wheel ? 23 : nil
    content
      .font(size.map { .system(size: $0, weight: look == .segmented ? .medium : .regular) } ?? font)
      .modifier(
        EnvironmentChange { environment in
          guard look == .menu else { return }
          environment.setForeground(
            isRow ? [Color.secondary] as [any ShapeStyle] : [TintShapeStyle()])
        })
  }
}

/// Segments side by side: 32 points high, the chosen one on a raised ground that slides.
struct SegmentedPicker: View {
  let options: [Subview]
  let choice: PickerChoice
  private static let motion = Animation.spring(duration: 0.3, bounce: 0)

  var body: some View {
    let selected = options.firstIndex { choice.isSelected($0) }
    SegmentsLayout(selected: selected) {
      RoundedRectangle(cornerRadius: 7).fill(ControlColor.segment)
        .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
        .opacity(selected == nil ? 0 : 1)
      EachSubview(options) { option, _ in
        option
          .lineLimit(1)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .contentShape(Rectangle())
          .modifier(TouchModifier(choice.actions(option, Self.motion)))
      }
    }
    .frame(height: 32)
    .background(ControlColor.tertiaryFill, in: RoundedRectangle(cornerRadius: 9))
  }
}

/// Equal segments; the first view is the ground of the chosen one.
private struct SegmentsLayout: Layout {
  let selected: Int?
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let widest = subviews.dropFirst().map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = (widest + 24) * CGFloat(max(1, subviews.count - 1))
    return CGSize(width: proposal.width ?? ideal, height: proposal.height ?? 32)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let count = subviews.count - 1
    guard count > 0 else { return }
    let width = bounds.width / CGFloat(count)
    let isMirrored = subviews.layoutDirection == .rightToLeft
    func rect(_ index: Int) -> CGRect {
      CGRect(
        x: bounds.minX + width * CGFloat(isMirrored ? count - 1 - index : index), y: bounds.minY,
        width: width, height: bounds.height)
    }
    let ground = rect(selected ?? 0).insetBy(dx: 2, dy: 2)
    subviews[0].place(at: ground.origin, proposal: ProposedViewSize(ground.size))
    for index in 0..<count {
      let rect = rect(index)
      subviews[index + 1].place(at: rect.origin, proposal: ProposedViewSize(rect.size))
    }
  }
}

/// Rows with a check mark behind the chosen one.
struct InlinePicker<Label: View>: View {
  let label: Label
  let options: [Subview]
  let choice: PickerChoice
  var body: some View {
    EachSubview(options) { option, _ in
      HStack {
        option
        Spacer(minLength: 8)
        Image(systemName: "checkmark")
          .fontWeight(.semibold)
          .foregroundStyle(TintShapeStyle())
          .opacity(choice.isSelected(option) ? 1 : 0)
      }
      .contentShape(Rectangle())
      .modifier(TouchModifier(choice.actions(option, nil)))
    }
  }
}

/// The chosen option with a mark; a tap opens a card with all of them.
struct MenuPicker<Label: View>: View {
  let label: Label
  let options: [Subview]
  let choice: PickerChoice
  let isRow: Bool
  /// The options once more, for the card.
  let content: AnyView
  @Environment(\.hidesLabels) private var hidesLabels
  @State private var isOpen = false
  @State private var mark = MenuMark()

  var body: some View {
    let selected = options.firstIndex { choice.isSelected($0) }
    let mark = mark
    HStack(spacing: 8) {
      if isRow, !hidesLabels {
        label
        Spacer(minLength: 0)
      }
      HStack(spacing: 5) {
        if let selected { options[selected] }
        Image(systemName: "chevron.up.chevron.down").font(.system(size: 13, weight: .medium))
      }
      .foregroundStyle(isRow ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(TintShapeStyle()))
      .padding(.horizontal, isRow ? 0 : 12)
      .padding(.vertical, isRow ? 0 : 7)
      .modifier(MenuMarkModifier(mark: mark))
    }
    .contentShape(Rectangle())
    .modifier(TouchModifier(actions))
    .modifier(AccessibilityModifier(Accessibility(label: label.plainWords)))
    .modifier(
      MenuPresentation(isOpen: $isOpen, mark: mark) { dismiss in
        SubviewsReader(content) { options in
          EachSubview(Array(options)) { option, _ in
            MenuOption(option: option, choice: choice, dismiss: dismiss)
          }
        }
      })
  }
  private var actions: TouchActions {
    var actions = TouchActions()
    if !options.isEmpty { actions.tap = { _ in isOpen = true } }
    return actions
  }
}

/// An option on the card of a picker.
private struct MenuOption: View {
  let option: Subview
  let choice: PickerChoice
  let dismiss: () -> Void
  var body: some View {
    Button {
      choice.choose(option.tag)
    } label: {
      HStack(spacing: 8) {
        option.foregroundStyle(Color.primary)
        Spacer(minLength: 8)
        if choice.isSelected(option) { Image(systemName: "checkmark") }
      }
    }
  }
}

/// A wheel of rows of 32 points in a window of 216, seen from the front.
struct WheelPicker: View {
  let options: [Subview]
  let choice: PickerChoice
  private static let row: CGFloat = 32
  private static let height: CGFloat = 216

  var body: some View {
    let selected = options.firstIndex { choice.isSelected($0) } ?? 0
    ZStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(ControlColor.quaternaryFill)
        .frame(height: Self.row)
        .padding(.horizontal, 9)
      EachSubview(options) { option, index in
        let turn = angle(index - selected)
        option
          .lineLimit(1)
          .scaleEffect(x: 1, y: max(0.01, CGFloat(Transcendentals.cos(turn))))
          .opacity(abs(turn) > 1.4 ? 0 : index == selected ? 1 : 0.55 * Transcendentals.cos(turn))
          .offset(y: Self.radius * CGFloat(Transcendentals.sin(turn)))
          .modifier(TouchModifier(choice.actions(option, .spring(duration: 0.4, bounce: 0))))
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: Self.height)
    .clipped()
  }
  /// Of the cylinder that rows lie on.
  private static let radius: CGFloat = 100
  private func angle(_ distance: Int) -> Double {
    min(max(Double(distance) * Double(Self.row / Self.radius), -1.57), 1.57)
  }
}
