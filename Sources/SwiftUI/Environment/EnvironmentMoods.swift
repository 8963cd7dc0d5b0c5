/// How large text is, in the words of older code.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  /// Whether it is one of the sizes for people who see badly.
  public var isAccessibilityCategory: Bool { index >= 7 }
  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  var size: DynamicTypeSize { DynamicTypeSize.allCases[index] }
  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}

/// How heavy letters are drawn.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// Whether it is.
  public var isEditing: Bool { self != .inactive }
}

/// Would load content anew; a film has nobody who asks for it.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Loads content anew.
  public func callAsFunction() async { await action() }
}

/// Would end a search.
///
/// Has no effect in a film, which searches nothing.
public struct DismissSearchAction {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Would open a window.
///
/// Has no effect in a film, which has one.
public struct OpenWindowAction {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Would close a window.
///
/// Has no effect in a film, which has one.
public struct DismissWindowAction {
  /// Does nothing.
  public func callAsFunction() {}
  /// Does nothing.
  public func callAsFunction(id: String) {}
}

private struct EditModeKey: EnvironmentKey { static let defaultValue: Binding<EditMode>? = nil }
private struct LegibilityKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = .regular
}

extension EnvironmentValues {
  /// Whether lists are being edited; nil where nothing was set.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// How large text is, in the words of older code.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
  /// How heavy letters are drawn.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
  /// Would load content anew: a film has nobody who asks for it.
  public var refresh: RefreshAction? { nil }
  /// Whether a person searches: never in a film.
  public var isSearching: Bool { false }
  /// Would end a search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Would open a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Would close a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Whether there can be several windows: a film has one.
  public var supportsMultipleWindows: Bool { false }
  /// Whether helps for people who see or hear badly are in use.
  public var accessibilityEnabled: Bool { false }
  /// Whether the screen is enlarged or read aloud by a quick way.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether large letters stand for small ones while they are touched.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether a scene is drawn for a person to see at once.
  public var isHoverEffectEnabled: Bool { true }
  /// Whether corrections are off.
  public var autocorrectionDisabled: Bool { false }
  /// Whether bars show where content is from top to bottom: never in a film.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .hidden }
  /// Whether bars show where content is sideways: never in a film.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .hidden }
}
