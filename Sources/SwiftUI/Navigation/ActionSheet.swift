import SwiftUICore

/// Choices at the bottom, as older code makes them.
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Choices under a title; the one that gives up stands apart.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor func look(_ dismiss: @escaping () -> Void) -> DialogLook {
    // The look has a button to give up of its own.
    let choices = buttons.filter { $0.role != .cancel }
    return DialogLook(
      title: title, message: message.map { AnyView($0) },
      actions: AnyView(
        ForEach(choices.indices, id: \.self) { index in
          SwiftUI.Button(role: choices[index].role) {
            choices[index].action?()
          } label: {
            choices[index].label
          }
        }), dismiss: dismiss)
  }
}

extension View {
  /// Shows choices while a value is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return modifier(
      PresentationModifier(
        item: isPresented.presentedFlag, onDismiss: nil, animation: PresentationMotion.sheet
      ) { _, dismiss in sheet.look(dismiss) })
  }
  /// Shows choices for an item.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, onDismiss: nil, animation: PresentationMotion.sheet
      ) { item, dismiss in content(item).look(dismiss) })
  }
}
