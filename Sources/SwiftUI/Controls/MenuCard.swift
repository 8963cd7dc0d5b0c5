/// A button that opens a card of actions beside itself.
struct MenuHost<Label: View, Rows: View>: View {
  let label: Label
  /// Makes the rows; the closure closes the card.
  let rows: (@escaping () -> Void) -> Rows
  @State private var isOpen = false
  @State private var mark = MenuMark()

  var body: some View {
    let mark = mark
    Button {
      isOpen = true
    } label: {
      label
    }
    .modifier(MenuMarkModifier(mark: mark))
    .modifier(MenuPresentation(isOpen: $isOpen, mark: mark, rows: rows))
  }
}

/// Shows a card of actions beside the marked view.
struct MenuPresentation<Rows: View>: ViewModifier {
  let isOpen: Binding<Bool>
  let mark: MenuMark
  let rows: (@escaping () -> Void) -> Rows
  func body(content: Content) -> some View {
    let mark = mark
    let rows = rows
    content.modifier(
      PresentationModifier(
        item: isOpen.presentedFlag, onDismiss: nil,
        animation: .spring(duration: 0.35, bounce: 0.15),
        dimming: 0, closesOutside: true, alignment: .topLeading
      ) { _, dismiss in
        MenuCard(anchor: mark.frame, dismiss: dismiss, rows: rows(dismiss))
      })
  }
}

/// Where a menu's button is on the canvas.
///
/// Owned by the menu's state.
final class MenuMark {
  weak var node: _Node?
  var frame: CGRect { node?.presentedFrame ?? .zero }
}

struct MenuMarkModifier: ViewModifier {
  typealias Body = Never
  let mark: MenuMark
  @MainActor @preconcurrency
  static func _updateModified<C: View>(
    _ modifier: MenuMarkModifier, content: C, _ node: _Node
  ) {
    modifier.mark.node = node
    node.updateOnlyChild(content)
  }
}

/// Rows on a card of 250 points, below what opened it or above where there is no room.
private struct MenuCard<Rows: View>: View {
  let anchor: CGRect
  let dismiss: () -> Void
  let rows: Rows

  var body: some View {
    MenuPlace(anchor: anchor) {
      VStack(spacing: 0) {
        SubviewsReader(rows) { views in
          EachSubview(Array(views)) { view, index in
            if index > 0 { Hairline(axis: .horizontal) }
            view
          }
        }
      }
      .environment(\.buttonStyle, AnyButtonStyle(MenuRowStyle(dismiss: dismiss)))
      .environment(\.labelStyle, AnyLabelStyle(MenuLabelStyle()))
      .environment(\.pickerLook, .inline)
      .font(.body)
      .foregroundStyle(Color.primary)
      .frame(width: 250)
      .background(Material.regular)
      .clipShape(RoundedRectangle(cornerRadius: 13))
      .background {
        // A shadow around a group would hide what the material blurs.
        RoundedRectangle(cornerRadius: 13).fill(Color.black.opacity(0.22)).blur(radius: 16)
      }
    }
    .transition(
      .modifier(
        active: MenuGrowth(share: 0.2, anchor: anchor),
        identity: MenuGrowth(share: 1, anchor: anchor)))
  }
}

/// A card that grows out of what opened it.
private struct MenuGrowth: ViewModifier {
  let share: CGFloat
  let anchor: CGRect
  func body(content: Content) -> some View {
    content.visualEffect { [share, anchor] effect, proxy in
      effect.scaleEffect(
        share,
        anchor: UnitPoint(
          x: proxy.size.width > 0 ? anchor.midX / proxy.size.width : 0.5,
          y: proxy.size.height > 0 ? anchor.midY / proxy.size.height : 0.5)
      )
      .opacity(share < 1 ? 0 : 1)
    }
  }
}

private struct MenuPlace: Layout {
  let anchor: CGRect
  private static let gap: CGFloat = 8
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let card = subviews.first else { return }
    let size = card.sizeThatFits(.unspecified)
    let gap = Self.gap
    let left = anchor.midX > bounds.midX ? anchor.maxX - size.width : anchor.minX
    let x = min(
      max(left, bounds.minX + gap), max(bounds.minX + gap, bounds.maxX - gap - size.width))
    var y = anchor.maxY + gap
    if y + size.height > bounds.maxY - gap, anchor.minY - gap - size.height >= bounds.minY + gap {
      y = anchor.minY - gap - size.height
    }
    card.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
  }
}

/// A row of a menu; it also closes the menu.
private struct MenuRowStyle: ButtonStyle {
  let dismiss: () -> Void
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .background(configuration.isPressed ? ControlColor.fill : Color.clear)
      .contentShape(Rectangle())
      .onChange(of: configuration.isPressed) { _, isPressed in
        if !isPressed { dismiss() }
      }
  }
}

/// The title at the leading side, the symbol at the trailing one.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon
    }
  }
}

extension View {
  /// Actions that a long press on the view shows.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenu(items: menuItems()))
  }
  /// Actions that a long press on the view shows; the preview is not drawn in a film.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenu(items: menuItems()))
  }
}

private struct ContextMenu<Items: View>: ViewModifier {
  let items: Items
  @State private var isOpen = false
  @State private var mark = MenuMark()
  func body(content: Content) -> some View {
    let mark = mark
    let items = items
    content
      .modifier(MenuMarkModifier(mark: mark))
      .modifier(MenuPresentation(isOpen: $isOpen, mark: mark) { _ in items })
      .modifier(TouchModifier(actions))
  }
  private var actions: TouchActions {
    var actions = TouchActions()
    actions.longPress = { isOpen = true }
    return actions
  }
}
