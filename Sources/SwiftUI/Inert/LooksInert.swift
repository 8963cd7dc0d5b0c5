import UIKit

/// A look for fields of many lines: all are drawn alike.
@MainActor @preconcurrency
public protocol TextEditorStyle {}
/// The platform's look.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The platform's look.
  public init() {}
}
/// Without a ground.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Without a ground.
  public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The platform's look.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without a ground.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Has no effect on a phone: the look of fields of many lines.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  /// Has no effect in a film: large letters.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Has no effect in a film: lines between a list's sections.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Has no effect in a film: a menu behind a page's title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Has no effect in a film: which ways of scrolling there are.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}

/// Whether a way of scrolling is there.
public struct ScrollInputBehavior: Sendable {
  /// The platform's choice.
  public static let automatic = ScrollInputBehavior()
  /// It is.
  public static let enabled = ScrollInputBehavior()
  /// It is not.
  public static let disabled = ScrollInputBehavior()
}
/// A way of scrolling.
public struct ScrollInputKind: Sendable {
  /// A gesture of the hand.
  public static let handGestureShortcut = ScrollInputKind()
}
