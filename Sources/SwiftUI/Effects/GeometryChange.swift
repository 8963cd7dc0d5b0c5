import SwiftUICore

extension View {
  /// Does something with a value of the view's geometry, at first and when it changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { _, value in action(value) }
      })
  }
  /// Does something with a value of the view's geometry and the one before when it changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { old, value in
          action(old, value)
        }
      })
  }
}
