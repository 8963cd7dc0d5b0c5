import SwiftUICore

/// A whole application.
///
/// The tool shows the views of its first window.
@MainActor @preconcurrency
public protocol App {
  /// What the application consists of.
  associatedtype Body: Scene
  /// The application's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// An application in its first state.
  @MainActor @preconcurrency init()
}

extension App {
  /// Would start the application; the tool plays its views instead and never calls this.
  @MainActor @preconcurrency public static func main() {}

  /// The views of the first window; nil where there is none.
  @MainActor package static func firstWindow() -> AnyView? { Body._views(of: Self().body) }
}

/// A part of an application, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene
  /// The parts of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The views the scene shows; nil where it shows none.
  @MainActor @preconcurrency static func _views(of scene: Self) -> AnyView?
}

extension Scene {
  /// The views of the scene's parts.
  @MainActor @preconcurrency public static func _views(of scene: Self) -> AnyView? {
    Body._views(of: scene.body)
  }
}

extension Never: Scene {
  /// Shows nothing.
  @MainActor @preconcurrency public static func _views(of scene: Never) -> AnyView? { nil }
}

/// Builds scenes from statements.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    _SceneList(content: (repeat each content))
  }
  /// An expression.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes; the first that shows views counts.
struct _SceneList<each Content: Scene>: Scene {
  let content: (repeat each Content)
  var body: Never { fatalError("a list of scenes has no body") }
  static func _views(of scene: _SceneList) -> AnyView? {
    for part in repeat each scene.content {
      if let views = type(of: part)._views(of: part) { return views }
    }
    return nil
  }
}
