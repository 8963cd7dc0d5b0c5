/// A line of text that shows dots.
public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let editing: FieldEditing
  @Environment(\.textFieldStyle) private var style

  init(text: Binding<String>, prompt: Text?, label: Label, editing: FieldEditing) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.editing = editing
  }
  /// A field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label(), editing: FieldEditing())
  }
  /// The field in the style of the environment.
  public var body: some View {
    style.makeField(
      AnyView(
        FieldLine(
          text: text, prompt: prompt ?? label as? Text, axis: .horizontal, isSecure: true,
          name: label.plainWords ?? prompt?.plainText, editing: editing)))
  }
}

extension SecureField where Label == Text {
  /// A field with a text as label, shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  /// A field with a text as label, shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  /// A field that tells when it is used.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      text: text, prompt: nil, label: Text(titleKey), editing: FieldEditing(commit: onCommit))
  }
}
extension SecureField where Label == Text {
  /// A field that tells when it is used.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(title), editing: FieldEditing(commit: onCommit))
  }
}
