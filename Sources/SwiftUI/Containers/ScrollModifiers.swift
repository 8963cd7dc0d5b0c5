/// How a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  /// Whether the view rests at whole windows.
  var _pages: Bool { get }
}

/// Rests at whole windows.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Rests at whole windows.
  public init() {}
  /// Rests at whole windows.
  public var _pages: Bool { true }
}

/// Rests at views of the target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one movement may go.
  public struct LimitBehavior: Sendable {
    /// The platform's choice.
    public static let automatic = LimitBehavior()
    /// One view at a time.
    public static let always = LimitBehavior()
    /// As far as the movement goes.
    public static let never = LimitBehavior()
    /// One view at a time.
    public static let alwaysByOne = LimitBehavior()
  }
  /// Rests at views.
  public init(limitBehavior: LimitBehavior = .automatic) {}
  /// Rests where it likes.
  public var _pages: Bool { false }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at whole windows.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// Rests at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Where margins apply.
public struct ContentMarginPlacement: Sendable {
  let appliesToContent: Bool
  /// The platform's choice.
  public static let automatic = ContentMarginPlacement(appliesToContent: true)
  /// The content alone.
  public static let scrollContent = ContentMarginPlacement(appliesToContent: true)
  /// The bars alone.
  public static let scrollIndicators = ContentMarginPlacement(appliesToContent: false)
}

extension View {
  /// How scroll views inside come to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollPaging, behavior._pages)
  }
  /// Where scroll views inside show their content first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }
  /// Whether scroll views inside do not follow a finger.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
  /// Whether scroll views inside show what lies beyond their frame.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollClipDisabled, disabled)
  }
  /// The view shown first in scroll views inside, by its identity.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(
      \.scrollPositionBinding,
      Binding(
        get: { id.wrappedValue.map { AnyHashable($0) } }, set: { id.wrappedValue = $0?.base as? ID }
      ))
  }
  /// Space around the content of scroll views inside; nil: 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16, edges: .all), for: placement)
  }
  /// Space around the content of scroll views inside.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length, edges: .all), for: placement)
  }
  /// Space around the content of scroll views inside.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      guard placement.appliesToContent else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }
}
