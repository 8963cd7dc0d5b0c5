import SwiftUICore

/// Windows of one kind.
///
/// The tool shows one.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// Windows that show some views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Windows with a title, which the tool does not draw.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Windows with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// A group of windows has no body of its own.
  public var body: Never { fatalError("a group of windows has no body") }
  /// The views of a window.
  public static func _views(of scene: WindowGroup) -> AnyView? { AnyView(scene.content) }
}
