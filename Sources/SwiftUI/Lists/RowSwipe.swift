import Foundation

/// Buttons that come to light when a row is pulled aside.
struct RowSwipe {
  /// The buttons of one side.
  struct Side {
    let buttons: AnyView
    let allowsFullSwipe: Bool
  }
  let leading: Side?
  let trailing: Side?

  /// nil: the row cannot be pulled.
  init?(_ traits: RowTraits, deleted: (() -> Void)?) {
    leading = traits.swipes[.leading]
    let delete = deleted.map { delete in
      Side(
        buttons: AnyView(Button("Delete", role: .destructive) { withAnimation { delete() } }),
        allowsFullSwipe: true)
    }
    trailing = traits.swipes[.trailing] ?? delete
    if leading == nil, trailing == nil { return nil }
  }
}

/// A row that can be pulled aside.
struct SwipedRow: ViewModifier {
  let swipe: RowSwipe?
  func body(content: Content) -> some View {
    if let swipe { SwipeRow(swipe: swipe, content: content) } else { content }
  }
}

private struct SwipeRow<Content: View>: View {
  let swipe: RowSwipe
  let content: Content
  @State private var offset: CGFloat = 0
  /// The side whose buttons have come to light.
  @State private var edge: HorizontalEdge?
  @State private var pull = SwipePull()
  private static var motion: Animation { .spring(duration: 0.4, bounce: 0) }

  var body: some View {
    let pull = pull
    content
      .background(
        GeometryReader { proxy in Color.clear.modifier(WidthMark(pull, proxy.size.width)) }
      )
      .offset(x: offset)
      .background(alignment: edge == .trailing ? .trailing : .leading) {
        if edge == .trailing, let side = swipe.trailing {
          buttons(side, width: -offset)
        } else if edge == .leading, let side = swipe.leading {
          buttons(side, width: offset)
        }
      }
      .clipped()
      .modifier(TouchModifier(actions))
  }

  private func buttons(_ side: RowSwipe.Side, width: CGFloat) -> some View {
    let pull = pull
    let close = { withAnimation(Self.motion) { offset = 0 } }
    return SubviewsReader(
      side.buttons.environment(\.buttonStyle, .swipe(pull, close))
        .environment(\.labelStyle, AnyLabelStyle(IconOnlyLabelStyle()))
    ) { views in
      HStack(spacing: 0) { ForEach(edge == .trailing ? views.reversed() : Array(views)) { $0 } }
        .frame(maxHeight: .infinity)
        .onAppear { pull.count = views.count }
    }
    .frame(width: max(0, width))
    .frame(maxHeight: .infinity)
    .clipped()
  }

  private var actions: TouchActions {
    var actions = TouchActions()
    let pull = pull
    actions.dragAxes = .horizontal
    actions.drag = { event in
      if event.stage == .began {
        pull.start = offset
        pull.action = nil
      }
      var next = pull.start + event.location.x - event.start.x
      if swipe.trailing == nil { next = max(0, next) }
      if swipe.leading == nil { next = min(0, next) }
      if next != 0 { edge = next < 0 ? .trailing : .leading }
      guard event.stage == .ended else { return offset = next }
      let side = next < 0 ? swipe.trailing : swipe.leading
      let open = SwipePull.buttonWidth * CGFloat(max(1, pull.count))
      if side?.allowsFullSwipe == true, abs(next) > pull.width * 0.6, let action = pull.action {
        withAnimation(Self.motion) { offset = 0 }
        return onMainThread { action() }
      }
      withAnimation(Self.motion) {
        offset = abs(next) > open / 2 ? (next < 0 ? -open : open) : 0
      }
    }
    return actions
  }
}

/// What a row knows of the finger on it.
///
/// Owned by the row's state.
final class SwipePull {
  static let buttonWidth: CGFloat = 74
  var start: CGFloat = 0
  var width: CGFloat = 0
  var count = 1
  /// What a pull across the whole row does.
  var action: (@MainActor () -> Void)?
}

/// Tells a row's pull how wide the row is.
private struct WidthMark: ViewModifier {
  let pull: SwipePull
  let width: CGFloat
  init(_ pull: SwipePull, _ width: CGFloat) {
    self.pull = pull
    self.width = width
  }
  func body(content: Content) -> some View {
    pull.width = width
    return content
  }
}

extension AnyButtonStyle {
  /// Buttons behind a row.
  fileprivate static func swipe(
    _ pull: SwipePull, _ close: @escaping () -> Void
  ) -> AnyButtonStyle {
    AnyButtonStyle { button in
      if pull.action == nil { pull.action = button.action }
      var actions = TouchActions.button(button)
      actions.tap = { _ in
        close()
        onMainThread { button.action() }
      }
      return AnyView(SwipeButton(button: button).modifier(TouchModifier(actions)))
    }
  }
}

private struct SwipeButton: View {
  let button: PrimitiveButtonConfiguration
  @Environment(\.tint) private var tint
  var body: some View {
    let ground =
      button.role == .destructive
      ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color.gray)
    button.label
      .font(.subheadline)
      .foregroundStyle(Color.white)
      .lineLimit(1)
      .frame(minWidth: SwipePull.buttonWidth, maxWidth: .infinity, maxHeight: .infinity)
      .background(ground)
      .contentShape(Rectangle())
  }
}

extension View {
  /// Buttons behind a row that come to light when it is pulled aside.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let side = RowSwipe.Side(buttons: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    return modifier(TraitLayout { $0.row.swipes[edge] = side })
  }
}

/// Rows of a `ForEach` that can be deleted.
private struct DeletableContent<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let action: ((IndexSet) -> Void)?
  var data: Base.Data { base.data }
  var body: some View {
    let deletion = action.map { RowDeletion(owner: RowOwner(), action: $0) }
    base.modifier(TraitLayout { $0.row.deletion = deletion })
  }
}

private final class RowOwner {}

extension DynamicViewContent {
  /// Lets rows be deleted by pulling them aside.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    DeletableContent(base: self, action: action)
  }
}
