/// Pages of which one is shown, with a bar to choose it.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var chosen: AnyHashable?
  @Environment(\.tabLook) private var look

  /// Pages that follow a value.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
  /// The pages in the style of the environment.
  public var body: some View {
    SubviewsReader(content) { pages in
      let all = Array(pages)
      switch look {
      case .bar: TabBarPages(pages: all, selected: index(all)) { choose(all[$0], $0) }
      case .pages(let showsDots):
        SlidingPages(pages: all, selected: index(all), showsDots: showsDots) { choose(all[$0], $0) }
      }
    }
  }
  private func index(_ pages: [Subview]) -> Int {
    let tag = selection.map { AnyHashable($0.wrappedValue) } ?? chosen
    guard let tag else { return 0 }
    return pages.indices.first { pages[$0].tag == tag || AnyHashable(PageIndex($0)) == tag } ?? 0
  }
  private func choose(_ page: Subview, _ index: Int) {
    if let selection {
      if let value = page.tag?.base as? SelectionValue {
        selection.wrappedValue = value
      } else if let value = index as? SelectionValue {
        selection.wrappedValue = value
      }
    } else {
      chosen = page.tag ?? AnyHashable(PageIndex(index))
    }
  }
}

/// Tells pages without a tag apart.
private struct PageIndex: Hashable {
  let index: Int
  init(_ index: Int) { self.index = index }
}

extension TabView where SelectionValue == Int {
  /// Pages.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// A page of a tab view with its label.
public struct Tab<Value, Content: View, Label: View>: View {
  let value: AnyHashable?
  let content: Content
  let label: Label
  /// The page, marked with its label and value.
  public var body: some View {
    content
      .modifier(TraitLayout { $0.tag = value })
      .tabItem { label }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A page with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = DefaultTabLabel(title: Text(titleKey), image: systemImage)
  }
}
extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// A page with a text and a symbol for a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.value = AnyHashable(value)
    self.content = content()
    label = DefaultTabLabel(title: Text(titleKey), image: systemImage)
  }
}

extension Tab where Value == Never {
  /// A page with a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.content = content()
    self.label = label()
  }
}
extension Tab where Value: Hashable {
  /// A page with a label for a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = AnyHashable(value)
    self.content = content()
    self.label = label()
  }
}
extension Tab where Value == Never, Label == DefaultTabLabel {
  /// The page of searches.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    value = nil
    self.content = content()
    label = DefaultTabLabel(title: Text("Search"), image: "magnifyingglass")
  }
}
extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// The page of searches for a value.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.value = AnyHashable(value)
    self.content = content()
    label = DefaultTabLabel(title: Text("Search"), image: "magnifyingglass")
  }
}

/// What a page of a tab view is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// Searches.
  public static let search = TabRole(name: "search")
}

/// Pages of a tab view that belong together; in a bar they stand one after the other.
public struct TabSection<Content: View>: View {
  let content: Content
  /// Pages below a title, which a bar does not show.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Pages below a header, which a bar does not show.
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.content = content() }
  /// The pages.
  public var body: some View { content }
}

/// A text with a symbol.
public struct DefaultTabLabel: View {
  let title: Text
  let image: String
  /// The text and the symbol.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: image)
    }
  }
}

enum TabItemKey {}

extension View {
  /// The label of the page in a tab bar.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return modifier(TraitLayout { $0.values[ObjectIdentifier(TabItemKey.self)] = label })
  }
}

/// The chosen page above a bar of 49 points.
private struct TabBarPages: View {
  let pages: [Subview]
  let selected: Int
  let choose: (Int) -> Void
  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        EachSubview(pages.indices.contains(selected) ? [pages[selected]] : []) { page, _ in page }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      Hairline(axis: .horizontal)
      HStack(spacing: 0) {
        ForEach(pages.indices, id: \.self) { index in
          TabBarItem(
            label: pages[index].traits.values[ObjectIdentifier(TabItemKey.self)] as? AnyView,
            isSelected: index == selected
          ) { choose(index) }
        }
      }
      .frame(height: 48)
      .background(Material.bar)
    }
  }
}

private struct TabBarItem: View {
  let label: AnyView?
  let isSelected: Bool
  let action: () -> Void
  var body: some View {
    var actions = TouchActions()
    actions.tap = { _ in action() }
    return VStack(spacing: 2) { label }
      .labelStyle(TabLabelStyle())
      .font(.system(size: 10, weight: .medium))
      .foregroundStyle(isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .modifier(TouchModifier(actions))
  }
}

private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 20)).frame(height: 26)
      configuration.title
    }
  }
}

/// Pages side by side that a finger pulls.
private struct SlidingPages: View {
  let pages: [Subview]
  let selected: Int
  let showsDots: Bool
  let choose: (Int) -> Void
  @State private var pull: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      PagesLayout(position: CGFloat(selected), pull: pull) {
        EachSubview(pages) { page, _ in
          page.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
      .clipped()
      .overlay(alignment: .bottom) {
        if showsDots { PageDots(count: pages.count, selected: selected).padding(.bottom, 20) }
      }
      .contentShape(Rectangle())
      .modifier(TouchModifier(actions(proxy.size.width)))
    }
    .animation(Self.motion, value: selected)
  }
  private static let motion = Animation.spring(duration: 0.4, bounce: 0)

  private func actions(_ width: CGFloat) -> TouchActions {
    var actions = TouchActions()
    actions.drag = { event in
      let distance = event.location.x - event.start.x
      guard event.stage == .ended else {
        pull = distance
        return
      }
      let step = distance < -width / 3 ? 1 : distance > width / 3 ? -1 : 0
      let next = min(max(selected + step, 0), pages.count - 1)
      withAnimation(Self.motion) {
        pull = 0
        if next != selected { choose(next) }
      }
    }
    return actions
  }
}

private struct PagesLayout: Layout {
  let position: CGFloat
  let pull: CGFloat
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(
          x: bounds.minX + (CGFloat(index) - position) * bounds.width + pull, y: bounds.minY),
        proposal: ProposedViewSize(bounds.size))
    }
  }
}

private struct PageDots: View {
  let count: Int
  let selected: Int
  @Environment(\.pageDotsHaveGround) private var hasGround
  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == selected ? 1 : 0.3)).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 9.5)
    // Without padding of its own the row of dots keeps the place it has without a ground.
    .background(
      hasGround ? AnyShapeStyle(Material.ultraThin) : AnyShapeStyle(Color.clear), in: Capsule()
    )
    .padding(.vertical, -9.5)
  }
}
