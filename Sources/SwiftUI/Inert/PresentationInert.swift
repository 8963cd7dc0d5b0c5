/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  /// The platform's choice.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// Nothing else.
  public static let none = PresentationAdaptation(name: "none")
  /// A card that points at its view.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// How large a sheet is where there is much room.
public protocol PresentationSizing {}
/// One of the system's sizes.
public struct _PresentationSize: PresentationSizing {}
extension PresentationSizing where Self == _PresentationSize {
  /// The platform's choice.
  public static var automatic: _PresentationSize { _PresentationSize() }
  /// As large as a page.
  public static var page: _PresentationSize { _PresentationSize() }
  /// As large as a form.
  public static var form: _PresentationSize { _PresentationSize() }
  /// As large as its content.
  public static var fitted: _PresentationSize { _PresentationSize() }
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's choice.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Has no effect here: on a phone popovers are sheets.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  /// Has no effect here: on a phone popovers are sheets.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  /// Has no effect in a film: on a phone sheets have the width of the canvas.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  /// Has no effect in a film: menus close after an action.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    self
  }
}
