/// Leads from page to page.
///
/// Owned by the state of a navigation stack.
final class Navigator {
  /// Pages above the first one.
  struct Page: Identifiable {
    enum Target {
      case view(AnyView)
      case value(AnyHashable)
    }
    let id: Int
    let target: Target
  }
  private var destinations: [ObjectIdentifier: (Any) -> AnyView?] = [:]
  var pages: () -> [Page] = { [] }
  var setPages: ([Page]) -> Void = { _ in }
  private var count = 0

  func register<D: Hashable>(_ type: D.Type, _ make: @escaping (D) -> AnyView) {
    destinations[ObjectIdentifier(type)] = { ($0 as? D).map(make) }
  }
  func view(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(Swift.type(of: value.base))].flatMap { $0(value.base) }
  }
  func page(_ target: Page.Target) -> Page {
    count += 1
    return Page(id: count, target: target)
  }
  /// Puts a page on top.
  /// - Returns: The page's number.
  @discardableResult func push(_ target: Page.Target) -> Int {
    let page = page(target)
    withAnimation(Self.motion) { setPages(pages() + [page]) }
    return page.id
  }
  func pop() {
    withAnimation(Self.motion) { setPages(Array(pages().dropLast())) }
  }
  /// Takes a page and all above it away.
  func remove(_ id: Int) {
    let pages = pages()
    guard let index = pages.firstIndex(where: { $0.id == id }) else { return }
    withAnimation(Self.motion) { setPages(Array(pages[..<index])) }
  }
  /// How pages slide: as the system's, without a bounce.
  static let motion = Animation.spring(duration: 0.5, bounce: 0)
}

private struct NavigatorKey: EnvironmentKey { static let defaultValue: Navigator? = nil }

extension EnvironmentValues {
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// Values that lead to pages.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []
  /// No pages.
  public init() {}
  /// Pages of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  /// How many pages lie above the first one.
  public var count: Int { values.count }
  /// Whether there are no pages above the first one.
  public var isEmpty: Bool { values.isEmpty }
  /// Puts a page on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Takes pages away.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

/// Registers the pages of a type of values.
private struct DestinationModifier<D: Hashable, C: View>: ViewModifier {
  let destination: (D) -> C
  @Environment(\.navigator) private var navigator
  func body(content: Content) -> some View {
    navigator?.register(D.self) { AnyView(destination($0)) }
    return content
  }
}

/// Shows a page as long as a value is true.
private struct PresentedDestination<V: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: V
  @Environment(\.navigator) private var navigator
  @State private var page: Int?
  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      if isShown, page == nil {
        page = navigator?.push(.view(AnyView(destination)))
      } else if !isShown, let shown = page {
        page = nil
        navigator?.remove(shown)
      }
    }
  }
}

extension View {
  /// The pages that values of a type lead to.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }
  /// A page that is shown as long as a value is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, destination: destination()))
  }
}
