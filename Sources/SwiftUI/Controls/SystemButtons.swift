/// A button that would take what was copied.
///
/// A film has nothing that was copied: the action is never called.
public struct PasteButton: View {
  /// A button for things of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// The button.
  public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(BorderedProminentButtonStyle())
  }
}

/// A button that would begin to give another name.
public struct RenameButton: View {
  /// The button.
  public init() {}
  /// The button; it does nothing in a film.
  public var body: some View {
    Button {
    } label: {
      Label("Rename", systemImage: "pencil")
    }
  }
}
