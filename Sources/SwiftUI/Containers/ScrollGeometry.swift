import SwiftUICore

/// Where the content of a scroll view is.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the window begins in the content, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// Space around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the window, in points.
  public var containerSize: CGSize
  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The window in the content's space.
  public var bounds: CGRect { visibleRect }
  /// A place of content.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

private struct WatchersKey: EnvironmentKey {
  static let defaultValue: [(ScrollGeometry) -> Void] = []
}
extension EnvironmentValues {
  /// What wants to know where the content of the next scroll view inside is.
  var scrollWatchers: [(ScrollGeometry) -> Void] {
    get { self[WatchersKey.self] }
    set { self[WatchersKey.self] = newValue }
  }
}

/// Tells watchers where the content of a scroll view is.
struct ScrollWatch: ViewModifier {
  let track: ScrollTrack
  let watchers: [(ScrollGeometry) -> Void]

  func body(content: Content) -> some View {
    if watchers.isEmpty {
      content
    } else {
      content.onGeometryChange(for: ScrollGeometry.self) { proxy in
        let frame = proxy.frame(in: .named(ScrollWindow.space))
        return ScrollGeometry(
          contentOffset: CGPoint(x: -frame.minX, y: -frame.minY), contentSize: frame.size,
          contentInsets: EdgeInsets(), containerSize: track.window)
      } action: { geometry in
        for watcher in watchers { watcher(geometry) }
      }
    }
  }
}

/// Remembers the last value of a watcher.
///
/// Owned by the watching view's state.
private final class LastValue<T> { var value: T? }

private struct ScrollWatcher<T: Equatable>: ViewModifier {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  @State private var last = LastValue<T>()

  func body(content: Content) -> some View {
    let last = last
    return content.transformEnvironment(\.scrollWatchers) { watchers in
      watchers.append { geometry in
        let value = transform(geometry)
        defer { last.value = value }
        if last.value != value { action(last.value ?? value, value) }
      }
    }
  }
}

extension View {
  /// Does something with a value of where the content of a scroll view is when it changes.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(ScrollWatcher(transform: transform, action: action)) }
  /// Does something when a share of the view comes into or goes out of sight of a scroll view.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { modifier(ScrollVisibility(threshold: threshold, action: action)) }
}

private struct ScrollVisibility: ViewModifier {
  let threshold: Double
  let action: (Bool) -> Void
  @Environment(\.scrollWindow) private var window

  func body(content: Content) -> some View {
    let window = window
    return content.onGeometryChange(for: Bool.self) { proxy in
      guard let window else { return true }
      let frame = proxy.frame(in: .named(ScrollWindow.space))
      let seen = frame.intersection(CGRect(origin: .zero, size: window.size()))
      guard frame.width > 0, frame.height > 0, !seen.isNull else { return false }
      return Double(seen.width * seen.height / (frame.width * frame.height)) >= threshold
    } action: {
      action($0)
    }
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The window of the scroll view that the view is in.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollWindow.space) }
  /// The window of the scroll view along a direction that the view is in.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}
