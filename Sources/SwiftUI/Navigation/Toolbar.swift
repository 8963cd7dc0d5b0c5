/// Where an item of a toolbar is shown.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable { case leading, trailing, principal, bottom, nowhere }
  let place: Place
  /// The platform's choice: at the trailing side of the bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// At the leading side of the bar.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// At the trailing side of the bar.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// In the bar below.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// At the trailing side of the bar.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// At the trailing side of the bar.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// At the leading side of the bar.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// At the trailing side of the bar.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// At the leading side of the bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing side of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the leading side of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing side of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the bar below.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// Above the keyboard, which no film shows.
  public static let keyboard = ToolbarItemPlacement(place: .nowhere)
}

/// A bar of the system.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The platform's choice.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar below.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds each item with its place.
  @MainActor @preconcurrency func _collect(_ items: inout [_ToolbarEntry])
}

/// One item of a toolbar with its place.
public struct _ToolbarEntry {
  let place: ToolbarItemPlacement.Place
  let view: AnyView
}

extension ToolbarContent {
  /// Adds the items of the body.
  public func _collect(_ items: inout [_ToolbarEntry]) { body._collect(&items) }
}
extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never evaluated.
  public var body: Never { fatalError("a primitive toolbar content has no body") }
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// Nothing: this is read, not built.
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  /// Adds the item.
  public func _collect(_ items: inout [_ToolbarEntry]) {
    items.append(_ToolbarEntry(place: placement.place, view: AnyView(content)))
  }
}

extension ToolbarItem where ID == () {
  /// An item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}
extension ToolbarItem where ID == String {
  /// An item a person can move.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

/// Several items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Nothing: this is read, not built.
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  /// Items at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  /// Adds the items.
  public func _collect(_ items: inout [_ToolbarEntry]) {
    items.append(_ToolbarEntry(place: placement.place, view: AnyView(content)))
  }
}

/// Space between items of a toolbar.
public struct ToolbarSpacer: ToolbarContent {
  /// Nothing: this is read, not built.
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  /// Space at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
  /// Adds the space.
  public func _collect(_ items: inout [_ToolbarEntry]) {
    let space = sizing == .fixed ? AnyView(Spacer().frame(width: 8)) : AnyView(Spacer())
    items.append(_ToolbarEntry(place: placement.place, view: space))
  }
}

/// How large space between items is.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// As large as there is room.
  public static let flexible = SpacerSizing(name: "flexible")
  /// The platform's choice.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// Builds toolbars from statements.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Several items.
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarItems {
    var all: [_ToolbarEntry] = []
    for item in repeat each content { onMainThread { item._collect(&all) } }
    return _ToolbarItems(entries: all)
  }
  /// An expression.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// An `if` without `else`.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarItems {
    content.map { buildBlock($0) } ?? _ToolbarItems(entries: [])
  }
  /// The first branch of a choice.
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarItems { buildBlock(first) }
  /// The second branch of a choice.
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarItems {
    buildBlock(second)
  }
  /// An `if #available`.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarItems {
    buildBlock(content)
  }
}

/// Items of a toolbar, as a builder's statements give them.
public struct _ToolbarItems: ToolbarContent {
  /// Nothing: this is read, not built.
  public typealias Body = Never
  let entries: [_ToolbarEntry]
  /// Adds the items.
  public func _collect(_ items: inout [_ToolbarEntry]) { items += entries }
}

/// Holds the items of a toolbar where they were written and shows them in the bar.
private struct ToolbarModifier: ViewModifier {
  let entries: [_ToolbarEntry]
  @State private var leading = HeldContent()
  @State private var trailing = HeldContent()
  @State private var principal = HeldContent()
  @State private var bottom = HeldContent()

  func body(content: Content) -> some View {
    content
      .modifier(HoldingModifier(row(.leading), in: leading))
      .modifier(HoldingModifier(row(.trailing), in: trailing))
      .modifier(HoldingModifier(row(.principal), in: principal))
      .modifier(HoldingModifier(row(.bottom), in: bottom))
      .transformPreference(NavigationPageKey.self) { page in
        let places: [(ToolbarItemPlacement.Place, HeldContent)] = [
          (.leading, leading), (.trailing, trailing), (.principal, principal), (.bottom, bottom),
        ]
        for (place, held) in places where entries.contains(where: { $0.place == place }) {
          page.items.append(NavigationPage.Item(place: place, held: held))
        }
      }
  }
  private func row(_ place: ToolbarItemPlacement.Place) -> some View {
    let views = entries.filter { $0.place == place }.map(\.view)
    return HStack(spacing: 16) {
      ForEach(views.indices, id: \.self) { views[$0] }
    }
    .buttonStyle(BorderlessLook())
  }
}

extension View {
  /// Items of the bars around the view.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    var entries: [_ToolbarEntry] = []
    content()._collect(&entries)
    return modifier(ToolbarModifier(entries: entries))
  }
  /// Items at the trailing side of the bar above the view.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(entries: [_ToolbarEntry(place: .trailing, view: AnyView(content()))]))
  }
  /// Items at both sides of the bar above the view.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      ToolbarModifier(entries: [
        _ToolbarEntry(place: .leading, view: AnyView(leading)),
        _ToolbarEntry(place: .trailing, view: AnyView(trailing)),
      ]))
  }
  /// Items at the trailing side of the bar above the view.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(ToolbarModifier(entries: [_ToolbarEntry(place: .trailing, view: AnyView(trailing))]))
  }
  /// Items at the leading side of the bar above the view.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarModifier(entries: [_ToolbarEntry(place: .leading, view: AnyView(leading))]))
  }
}
