/// Many lines of text that a person can change.
public struct TextEditor: View {
  let text: Binding<String>
  @Environment(\.hidesScrollBackground) private var hidesBackground
  /// An editor.
  public init(text: Binding<String>) { self.text = text }
  /// The text from the top on a ground of its own.
  public var body: some View {
    FieldTouch(
      text: text, isMultiline: true, name: nil, editing: FieldEditing()
    ) { isFocused in
      FieldText(value: text.wrappedValue, isFocused: isFocused)
        .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(hidesBackground ? Color.clear : ControlColor.background)
    }
  }
}
