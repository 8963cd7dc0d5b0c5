/// A control that counts up and down.
public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  @Environment(\.hidesLabels) private var hidesLabels

  init(label: Label, increment: (() -> Void)?, decrement: (() -> Void)?) {
    self.label = label
    self.increment = increment
    self.decrement = decrement
  }
  /// A stepper that calls closures.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), increment: onIncrement, decrement: onDecrement)
  }
  /// A stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), increment: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      decrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }
  /// A stepper of a value between bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    self.init(
      label: label(),
      increment: now < bounds.upperBound
        ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) }
        : nil,
      decrement: now > bounds.lowerBound
        ? { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
        : nil)
  }

  /// The label and both buttons.
  public var body: some View {
    HStack(spacing: 8) {
      if !hidesLabels {
        label
        Spacer(minLength: 0)
      }
      HStack(spacing: 0) {
        half("minus", "Decrement", decrement)
        Rectangle().fill(ControlColor.separator).frame(width: 1, height: 18)
        half("plus", "Increment", increment)
      }
      .frame(width: 94, height: 32)
      .background(ControlColor.tertiaryFill, in: RoundedRectangle(cornerRadius: 8))
    }
  }
  private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
    var actions = TouchActions()
    if let action { actions.tap = { _ in action() } }
    return Image(systemName: symbol)
      .font(.system(size: 17, weight: .medium))
      .foregroundStyle(action == nil ? Color.labelColor(level: 2) : Color.primary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .modifier(TouchModifier(actions))
      .modifier(AccessibilityModifier(Accessibility(label: name)))
  }
}

extension Stepper where Label == Text {
  /// A stepper of a value with a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) })
  }
  /// A stepper of a value between bounds with a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }
  /// A stepper of a value between bounds with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) })
  }
  /// A stepper that calls closures, with a text.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), increment: onIncrement, decrement: onDecrement)
  }
}
