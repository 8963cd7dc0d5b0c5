import Foundation

/// A button that begins and ends the editing of lists.
public struct EditButton: View {
  @State private var ownMode = EditMode.inactive
  @Environment(\.editMode) private var mode
  /// The button.
  public init() {}
  /// Edit, or Done while editing.
  public var body: some View {
    let mode = mode ?? $ownMode
    Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
      withAnimation { mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active }
    }
  }
}

/// The marks of a row while its list is edited: what deletes it, and what it is moved by.
struct EditedRow: ViewModifier {
  let deleted: (() -> Void)?
  let isMovable: Bool
  @Environment(\.editMode) private var mode

  func body(content: Content) -> some View {
    // Without a mode to follow a row has nothing around it.
    if let mode {
      let isEditing = mode.wrappedValue.isEditing
      let (deletes, moves) = (isEditing && deleted != nil, isEditing && isMovable)
      content
        .padding(
          EdgeInsets(top: 0, leading: deletes ? 38 : 0, bottom: 0, trailing: moves ? 36 : 0)
        )
        .overlay(alignment: .leading) {
          if deletes {
            Image(systemName: "minus.circle.fill")
              .font(.system(size: 22))
              .symbolRenderingMode(.palette)
              .foregroundStyle(Color.white, Color.red)
              .modifier(TouchModifier(tap))
              .transition(.move(edge: .leading).combined(with: .opacity))
          }
        }
        .overlay(alignment: .trailing) {
          if moves {
            Image(systemName: "line.3.horizontal")
              .font(.system(size: 20))
              .foregroundStyle(ControlColor.tertiaryLabel)
              .transition(.move(edge: .trailing).combined(with: .opacity))
          }
        }
    } else {
      content
    }
  }

  private var tap: TouchActions {
    var actions = TouchActions()
    actions.tap = { _ in withAnimation { deleted?() } }
    return actions
  }
}

/// Rows of a `ForEach` that show a mark to be moved by.
private struct MovableContent<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let isMovable: Bool
  var data: Base.Data { base.data }
  var body: some View { base.modifier(TraitLayout { $0.row.isMovable = isMovable }) }
}

extension DynamicViewContent {
  /// Lets rows be moved while their list is edited; a film shows the mark and has no such drag.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    MovableContent(base: self, isMovable: action != nil)
  }
}
