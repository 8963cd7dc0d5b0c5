import Foundation

/// A line of text that a person can change.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let axis: Axis
  let editing: FieldEditing
  @Environment(\.textFieldStyle) private var style

  init(
    text: Binding<String>, prompt: Text?, axis: Axis, label: Label,
    editing: FieldEditing = FieldEditing()
  ) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label
    self.editing = editing
  }
  /// A field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label())
  }
  /// The field in the style of the environment.
  public var body: some View {
    if let field = label as? TextFieldStyleLabel {
      // A style was applied to the field already.
      field
    } else {
      style.makeField(
        AnyView(
          FieldLine(
            text: text, prompt: prompt ?? label as? Text, axis: axis, isSecure: false,
            name: label.plainWords ?? prompt?.plainText, editing: editing)))
    }
  }
}

extension TextField where Label == Text {
  /// A field with a text as label, shown while the field is empty.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }
  /// A field with a text as label, shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
  }
  /// A field that tells when it is used.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, prompt: nil, axis: .horizontal, label: Text(titleKey),
      editing: FieldEditing(changed: onEditingChanged, commit: onCommit))
  }
  /// A field that tells when it is used.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      text: text, prompt: nil, axis: .horizontal, label: Text(titleKey),
      editing: FieldEditing(commit: onCommit))
  }
  /// A field for a formatted value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: Binding(
        get: { format.format(value.wrappedValue) },
        set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }),
      prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }
  /// A field for a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: Binding(
        get: { format.format(value.wrappedValue) },
        set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }),
      prompt: prompt, axis: .horizontal, label: Text(title))
  }
  /// A field for a formatted value that may be missing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: Binding(
        get: { value.wrappedValue.map(format.format) ?? "" },
        set: { value.wrappedValue = try? format.parseStrategy.parse($0) }),
      prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }
  /// A field for a value that a formatter writes and reads.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      text: Binding(
        get: { formatter.string(for: value.wrappedValue) ?? "" },
        set: { if let new: V = formatter.value(of: $0) { value.wrappedValue = new } }),
      prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }
  /// A field that tells when it is used.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, prompt: nil, axis: .horizontal, label: Text(title),
      editing: FieldEditing(changed: onEditingChanged, commit: onCommit))
  }
  /// A field that tells when it is used.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      text: text, prompt: nil, axis: .horizontal, label: Text(title),
      editing: FieldEditing(commit: onCommit))
  }
}

extension Formatter {
  /// What a text says; nil where it says nothing or the formatter only writes.
  fileprivate func value<V>(of text: String) -> V? {
    if let dates = self as? DateFormatter { return dates.date(from: text) as? V }
    guard let number = (self as? NumberFormatter)?.number(from: text) else { return nil }
    let values: [Any] = [
      number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue,
      number.decimalValue,
    ]
    return values.lazy.compactMap { $0 as? V }.first
  }
}
