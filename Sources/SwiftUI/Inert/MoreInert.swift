extension View {
  /// Has no effect in a film: the form of a pointer.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Has no effect in a film: which view takes the keyboard first.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { self }
  /// Has no effect in a film: where values are stored.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  /// Has no effect in a film: the language of text.
  public func typesettingLanguage(_ language: Locale.Language) -> some View { self }
  /// Has no effect in a film: how touches of things beyond the screen are counted.
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Has no effect in a film: how menus are ordered.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Has no effect in a film: whether menus show a mark.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Has no effect in a film: whether held buttons act again.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Has no effect in a film: when the bar of tabs becomes small.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
/// The form of a pointer.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// The usual one.
  public static let `default` = PointerStyle(name: "default")
  /// A hand.
  public static let link = PointerStyle(name: "link")
  /// A hand that may grab.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A hand that grabs.
  public static let grabActive = PointerStyle(name: "grabActive")
}
/// How menus are ordered.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The platform's choice.
  public static let automatic = MenuOrder(name: "automatic")
  /// As written.
  public static let fixed = MenuOrder(name: "fixed")
  /// The most important one near the finger.
  public static let priority = MenuOrder(name: "priority")
}
/// Whether held buttons act again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's choice.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Again and again.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// Once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
/// When the bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's choice.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When content goes down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When content goes up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}
/// How a page's title is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  /// The platform's choice.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// In the bar, large.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  var isInline: Bool { name.hasPrefix("inline") }
}
/// Whether what is behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
  /// The platform's choice.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction()
  /// It can while the sheet is no higher.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
}
/// What a drag on a sheet does first.
public struct PresentationContentInteraction: Sendable {
  /// The platform's choice.
  public static let automatic = PresentationContentInteraction()
  /// It makes the sheet larger.
  public static let resizes = PresentationContentInteraction()
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction()
}
extension View {
  /// Has no effect in a film: whether what is behind a sheet can be touched.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Has no effect in a film: what a drag on a sheet does first.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}
