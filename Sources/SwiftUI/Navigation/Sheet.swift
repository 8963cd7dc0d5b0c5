/// A height that a sheet rests at.
public struct PresentationDetent: Hashable, Sendable {
  enum Rule: Hashable, Sendable {
    case share(CGFloat)
    case points(CGFloat)
  }
  let rule: Rule
  /// What stays in sight of the canvas above the largest sheet, in points.
  private static let topGap: CGFloat = 10
  /// Half of the canvas.
  public static let medium = PresentationDetent(rule: .share(0.5))
  /// Nearly all of the canvas.
  public static let large = PresentationDetent(rule: .share(1))
  /// A share of the canvas.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(rule: .share(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(rule: .points(height))
  }
  /// Of a sheet on a canvas, in points; the canvas stays in sight above the largest one.
  func height(on canvas: CGFloat) -> CGFloat {
    let most = max(0, canvas - Self.topGap)
    switch rule {
    case .share(let share): return min(share * canvas, most)
    case .points(let points): return min(points, most)
    }
  }
}

/// What the content of a sheet asks of it.
struct SheetWishes: Equatable {
  var detents: Set<PresentationDetent>?
  var selected: PresentationDetent?
  var indicator: Visibility?
  var radius: CGFloat?
  /// Held by the view that asked for it.
  var background: HeldContent?
}

struct SheetWishesKey: PreferenceKey {
  static let defaultValue = SheetWishes()
  static func reduce(value: inout SheetWishes, nextValue: () -> SheetWishes) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selected = value.selected ?? next.selected
    value.indicator = value.indicator ?? next.indicator
    value.radius = value.radius ?? next.radius
    value.background = value.background ?? next.background
  }
}

/// A sheet that rises from below over the darkened canvas.
struct SheetLook<Content: View>: View {
  let dismiss: () -> Void
  let content: Content
  @State private var wishes = SheetWishes()

  var body: some View {
    let radius = wishes.radius ?? 10
    let shape = UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
    let detents = wishes.detents?.count ?? 1
    let showsHandle = wishes.indicator == .visible || (wishes.indicator != .hidden && detents > 1)
    return
      content
      .environment(\.dismissClosure, dismiss)
      .environment(\.isRaised, true)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(SheetWishesKey.self) { wishes = $0 }
      .modifier(SheetHeight(detents: wishes.detents ?? [.large], selected: wishes.selected))
      .background {
        if let background = wishes.background {
          BorrowedView(background)
        } else {
          ControlColor.raised
        }
      }
      .overlay(alignment: .top) {
        if showsHandle {
          Capsule().fill(ControlColor.tertiaryLabel)
            .frame(width: 36, height: 5)
            .padding(.top, 5)
        }
      }
      .clipShape(shape)
      .transition(.move(edge: .bottom))
  }
}

/// Gives a sheet the height of its detent on the canvas.
private struct SheetHeight: UnaryLayout {
  let detents: Set<PresentationDetent>
  let selected: PresentationDetent?
  private func height(_ canvas: CGFloat) -> CGFloat {
    if let selected, detents.contains(selected) { return selected.height(on: canvas) }
    return detents.map { $0.height(on: canvas) }.min() ?? canvas
  }
  func size(_ proposal: ProposedViewSize, _ content: LayoutContent) -> CGSize {
    let canvas = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: canvas.width, height: height(canvas.height))
  }
  func place(
    _ content: LayoutContent, in size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, ProposedViewSize(size)) }
}

extension View {
  /// Shows a sheet while a value is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: isPresented.presentedFlag, onDismiss: onDismiss, animation: PresentationMotion.sheet
      ) { _, dismiss in SheetLook(dismiss: dismiss, content: content()) })
  }
  /// Shows a sheet for an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(item: item, onDismiss: onDismiss, animation: PresentationMotion.sheet) {
        item, dismiss in SheetLook(dismiss: dismiss, content: content(item))
      })
  }
  /// Shows a view over the whole canvas while a value is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: isPresented.presentedFlag, onDismiss: onDismiss, animation: PresentationMotion.sheet
      ) { _, dismiss in CoverLook(dismiss: dismiss, content: content()) })
  }
  /// Shows a view over the whole canvas for an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(item: item, onDismiss: onDismiss, animation: PresentationMotion.sheet) {
        item, dismiss in CoverLook(dismiss: dismiss, content: content(item))
      })
  }
  /// Shows a view in front while a value is true; on a phone as a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }
  /// Shows a view in front for an item; on a phone as a sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
  private func wish(_ change: @escaping (inout SheetWishes) -> Void) -> some View {
    transformPreference(SheetWishesKey.self, change)
  }
  /// The heights that the sheet around rests at.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    wish { $0.detents = detents }
  }
  /// The heights that the sheet around rests at, and the one it rests at now.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    wish {
      $0.detents = detents
      $0.selected = selection.wrappedValue
    }
  }
  /// Whether the sheet around shows a handle.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    wish { $0.indicator = visibility }
  }
  /// The radius of the corners of the sheet around.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    wish { $0.radius = cornerRadius }
  }
  /// The ground of the sheet around.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(SheetBackground(view: _ShapeView(shape: Rectangle(), style: style)))
  }
  /// The ground of the sheet around.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SheetBackground(view: content()))
  }
}

/// Where a popover points to.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

private struct SheetBackground<V: View>: ViewModifier {
  let view: V
  @State private var held = HeldContent()
  func body(content: Content) -> some View {
    content
      .modifier(HoldingModifier(view, in: held))
      .transformPreference(SheetWishesKey.self) { $0.background = held }
  }
}

/// A view that rises from below over the whole canvas.
struct CoverLook<Content: View>: View {
  let dismiss: () -> Void
  let content: Content
  var body: some View {
    content
      .environment(\.dismissClosure, dismiss)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ControlColor.background)
      .transition(.move(edge: .bottom))
  }
}
