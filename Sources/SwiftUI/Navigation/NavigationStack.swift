/// Pages one above the other, each with a bar.
public struct NavigationStack<Data, Root: View>: View {
  let path: Binding<[AnyHashable]>?
  let root: Root

  /// Pages that links lead to.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }
  /// Pages of the values of a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = Binding(get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
    self.root = root()
  }
  /// Pages of the elements of a collection.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }
  /// The pages.
  public var body: some View { PageStack(path: path, root: root) }
}

/// Pages one above the other, each with a bar.
public struct NavigationView<Content: View>: View {
  let content: Content
  /// Pages that links lead to.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The pages.
  public var body: some View { PageStack(path: nil, root: content) }
}

/// The pages of a stack; those above slide in from the trailing side.
struct PageStack<Root: View>: View {
  let path: Binding<[AnyHashable]>?
  let root: Root
  @State private var pushed: [Navigator.Page] = []
  @State private var navigator = Navigator()
  @State private var titles: [Int: String] = [:]
  @State private var editMode = EditMode.inactive

  private var pages: [Navigator.Page] {
    guard let path else { return pushed }
    return path.wrappedValue.enumerated().map {
      Navigator.Page(id: -1 - $0.offset, target: .value($0.element))
    } + pushed
  }

  var body: some View {
    let pages = pages
    connect()
    return ZStack {
      PageView(back: nil, navigator: navigator, title: title(0)) { root }
        .modifier(CoveredEffect(share: pages.isEmpty ? 0 : 1))
      ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
        PageView(
          back: titles[index] ?? "Back", navigator: navigator, title: title(index + 1)
        ) {
          PageTarget(target: page.target, navigator: navigator)
        }
        .modifier(CoveredEffect(share: index + 1 < pages.count ? 1 : 0))
        .transition(.move(edge: .trailing))
        .zIndex(Double(index + 1))
      }
    }
    .animation(Navigator.motion, value: pages.count)
    .modifier(ScrollFrameClip())
    .environment(\.navigator, navigator)
    .transformEnvironment(\.editMode) { [editMode = $editMode] mode in
      if mode == nil { mode = editMode }
    }
  }

  private func title(_ index: Int) -> (String?) -> Void {
    { title in if titles[index] != title { titles[index] = title } }
  }

  private func connect() {
    let path = path
    let pushed = $pushed
    let count = path?.wrappedValue.count ?? 0
    navigator.pages = { pages }
    navigator.setPages = { pages in
      if let path {
        // Values go to the path of the scene, views stay with the stack.
        path.wrappedValue = pages.compactMap {
          if case .value(let value) = $0.target { return value }
          return nil
        }
        pushed.wrappedValue = pages.filter { if case .view = $0.target { true } else { false } }
      } else {
        pushed.wrappedValue = pages
      }
      _ = count
    }
  }
}

/// Cuts to the frame, so that pages on their way are not seen outside.
private struct ScrollFrameClip: RenderEffect {
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    state.clip(Path(CGRect(origin: .zero, size: size)))
  }
}

/// A page that another one covers lies a third to the leading side.
private struct CoveredEffect: RenderEffect {
  var share: Double
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    guard share != 0 else { return }
    let sign: CGFloat = environment.layoutDirection == .rightToLeft ? 1 : -1
    state.concatenate(
      CGAffineTransform(translationX: sign * CGFloat(share) * size.width * 0.3, y: 0))
  }
}

/// What a page shows.
private struct PageTarget: View {
  let target: Navigator.Page.Target
  let navigator: Navigator
  var body: some View {
    switch target {
    case .view(let view): view
    case .value(let value): navigator.view(for: value)
    }
  }
}

/// Items in a bar below a page.
private struct BottomBar: View {
  let items: [HeldContent]
  var body: some View {
    HStack(spacing: 16) {
      ForEach(items, id: \.self) { BorrowedView($0) }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity)
    .frame(height: NavigationBar.height)
    .background(Material.bar)
  }
}

/// A page with its bars, on the background.
struct PageView<Content: View>: View {
  let back: String?
  let navigator: Navigator
  let tellTitle: (String?) -> Void
  let content: Content
  @State private var page = NavigationPage()

  init(
    back: String?, navigator: Navigator, title: @escaping (String?) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.back = back
    self.navigator = navigator
    tellTitle = title
    self.content = content()
  }

  private var dismiss: (@MainActor () -> Void)? {
    guard back != nil else { return nil }
    let navigator = navigator
    return { navigator.pop() }
  }

  var body: some View {
    VStack(spacing: 0) {
      if page.isHidden != true {
        NavigationBar(page: page, back: back) { navigator.pop() }
      }
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onPreferenceChange(NavigationPageKey.self) {
          page = $0
          tellTitle($0.title?.plainText)
        }
        .transformPreference(NavigationPageKey.self) { $0 = NavigationPage() }
      if !page.items(.bottom).isEmpty { BottomBar(items: page.items(.bottom)) }
    }
    .environment(\.dismissClosure, dismiss)
    .background(page.ground ?? ControlColor.background.opacity(back == nil ? 0 : 1))
  }
}
