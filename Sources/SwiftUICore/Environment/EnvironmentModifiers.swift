import Combine
import Observation

/// Changes the environment of its content.
package struct EnvironmentChange: ViewModifier {
  package typealias Body = Never
  let change: (inout EnvironmentValues) -> Void
  package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
  /// Updates the content under the changed environment.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(
    _ modifier: EnvironmentChange, content: C, _ node: _Node
  ) {
    var environment = node.environment
    modifier.change(&environment)
    node.updateOnlyChild(content, environment: environment)
  }
}

extension View {
  /// Sets a value of the environment.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentChange { $0[keyPath: keyPath] = value })
  }
  /// Hands down an observable object.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentChange { $0[T.self] = object })
  }
  /// Changes a value of the environment.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentChange { transform(&$0[keyPath: keyPath]) })
  }
  /// Hands down an object that views follow.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentChange { $0.objects[ObjectIdentifier(T.self)] = object })
  }
}
