/// What a page tells the navigation bar above it.
struct NavigationPage: Equatable {
  var title: Text?
  var display: NavigationBarItem.TitleDisplayMode?
  var isHidden: Bool?
  var hidesBack = false
  var items: [Item] = []
  /// Behind the bar and the page, where the page's list has a ground.
  var ground: Color?

  /// Views held for one place of the bar.
  struct Item: Equatable {
    var place: ToolbarItemPlacement.Place
    var held: HeldContent
  }
  func items(_ place: ToolbarItemPlacement.Place) -> [HeldContent] {
    items.filter { $0.place == place }.map(\.held)
  }
}

/// Collects what the views of a page tell the bar; the outermost word counts.
struct NavigationPageKey: PreferenceKey {
  static let defaultValue = NavigationPage()
  static func reduce(value: inout NavigationPage, nextValue: () -> NavigationPage) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.display = value.display ?? next.display
    value.isHidden = value.isHidden ?? next.isHidden
    value.hidesBack = value.hidesBack || next.hidesBack
    value.items += next.items
    value.ground = value.ground ?? next.ground
  }
}

/// How a navigation bar shows its title.
public struct NavigationBarItem: Sendable {
  /// How a navigation bar shows its title.
  public enum TitleDisplayMode: Sendable {
    /// As the page before.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// The bar above a page: 44 points, and 52 more for a large title.
struct NavigationBar: View {
  let page: NavigationPage
  /// The title of the page before; nil on the first page.
  let back: String?
  let goBack: () -> Void
  static let height: CGFloat = 44
  static let largeHeight: CGFloat = 52

  private var isLarge: Bool {
    guard page.title != nil else { return false }
    switch page.display ?? .automatic {
    case .inline: return false
    case .large: return true
    case .automatic: return back == nil
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        HStack(spacing: 8) {
          if let back, !page.hidesBack { BackButton(title: back, action: goBack) }
          items(.leading)
          Spacer(minLength: 0)
          items(.trailing)
        }
        .padding(.leading, back == nil || page.hidesBack ? 16 : 8)
        .padding(.trailing, 16)
        if page.items(.principal).isEmpty {
          if !isLarge, let title = page.title {
            title.font(.headline).lineLimit(1).padding(.horizontal, 80)
          }
        } else {
          items(.principal)
        }
      }
      .frame(height: Self.height)
      if isLarge, let title = page.title {
        title
          .font(.system(size: 34, weight: .bold))
          .lineLimit(1)
          .padding(.horizontal, 16)
          .padding(.top, 3)
          .frame(maxWidth: .infinity, minHeight: Self.largeHeight, alignment: .topLeading)
      }
    }
    .frame(maxWidth: .infinity)
  }

  private func items(_ place: ToolbarItemPlacement.Place) -> some View {
    HStack(spacing: 16) {
      ForEach(page.items(place), id: \.self) { BorrowedView($0) }
    }
  }
}

private struct BackButton: View {
  let title: String
  let action: () -> Void
  var body: some View {
    Button {
      action()
    } label: {
      HStack(spacing: 6) {
        Image(systemName: "chevron.backward").font(.system(size: 19, weight: .semibold))
        Text(verbatim: title).lineLimit(1)
      }
    }
    .buttonStyle(BorderlessLook())
  }
}

extension View {
  fileprivate func page(_ change: @escaping (inout NavigationPage) -> Void) -> some View {
    transformPreference(NavigationPageKey.self, change)
  }
  /// The title of the page.
  public func navigationTitle(_ title: Text) -> some View { page { $0.title = title } }
  /// The title of the page.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    page { $0.title = Text(titleKey) }
  }
  /// The title of the page.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    page { $0.title = Text(title) }
  }
  /// The title of the page.
  public func navigationBarTitle(_ title: Text) -> some View { page { $0.title = title } }
  /// The title of the page.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    page { $0.title = Text(titleKey) }
  }
  /// The title of the page.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    page { $0.title = Text(title) }
  }
  /// The title of the page and how it is shown.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    page {
      $0.title = Text(titleKey)
      $0.display = displayMode
    }
  }
  /// The title of the page and how it is shown.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    page {
      $0.title = title
      $0.display = displayMode
    }
  }
  /// How the title of the page is shown.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    page { $0.display = displayMode }
  }
  /// Whether the page has no bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View { page { $0.isHidden = hidden } }
  /// Whether the bar has no button to go back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    page { $0.hidesBack = hidesBackButton }
  }
  /// Whether the page has a bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    page { page in
      guard bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) else {
        return
      }
      page.isHidden = visibility == .hidden
    }
  }
  /// Whether the page has a bar.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    page { page in
      guard bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) else {
        return
      }
      page.isHidden = visibility == .hidden
    }
  }
  /// What lies behind the page and its bar.
  func pageGround(_ color: Color) -> some View { page { $0.ground = color } }
}
