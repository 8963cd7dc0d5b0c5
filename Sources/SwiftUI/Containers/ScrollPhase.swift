import SwiftUICore

/// How a scroll view moves.
@frozen public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// Where a scroll view is when it begins to move in another way.
public struct ScrollPhaseChangeContext {
  /// Where the content is.
  public let geometry: ScrollGeometry
  /// Points a second; nil where the content rests.
  public let velocity: CGVector?
}

typealias ScrollPhaseWatcher = (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

private struct PhaseWatchersKey: EnvironmentKey {
  static let defaultValue: [ScrollPhaseWatcher] = []
}
extension EnvironmentValues {
  /// What wants to know how the next scroll view inside moves.
  var scrollPhaseWatchers: [ScrollPhaseWatcher] {
    get { self[PhaseWatchersKey.self] }
    set { self[PhaseWatchersKey.self] = newValue }
  }
}

extension ScrollTrack {
  /// Goes to a phase and tells those who want to know.
  func change(to next: ScrollPhase, at offset: CGPoint, _ watchers: [ScrollPhaseWatcher]) {
    let last = phase
    guard next != last else { return }
    phase = next
    let context = ScrollPhaseChangeContext(
      geometry: ScrollGeometry(
        contentOffset: offset, contentSize: size, contentInsets: EdgeInsets(),
        containerSize: window),
      velocity: next == .decelerating ? CGVector(dx: velocity.x, dy: velocity.y) : nil)
    for watcher in watchers { watcher(last, next, context) }
  }
}

extension View {
  /// Does something when a scroll view begins or ends to move.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }
  /// Does something when a scroll view begins or ends to move, with where it is.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { transformEnvironment(\.scrollPhaseWatchers) { $0.append(action) } }
  /// Does something when other views of the target layout come to be in sight, by their identity.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    transformEnvironment(\.scrollTargetWatchers) {
      $0.append(
        ScrollTargetWatcher(threshold: threshold) { action($0.compactMap { $0.base as? ID }) })
    }
  }
}

/// What wants to know which views of a target layout are in sight.
struct ScrollTargetWatcher {
  let threshold: Double
  let tell: ([AnyHashable]) -> Void
}

private struct TargetWatchersKey: EnvironmentKey {
  static let defaultValue: [ScrollTargetWatcher] = []
}
extension EnvironmentValues {
  var scrollTargetWatchers: [ScrollTargetWatcher] {
    get { self[TargetWatchersKey.self] }
    set { self[TargetWatchersKey.self] = newValue }
  }
}

/// Tells watchers which views of the target layout are in sight, whenever the content moves.
struct ScrollTargetWatch: ViewModifier {
  let track: ScrollTrack
  let watchers: [ScrollTargetWatcher]

  func body(content: Content) -> some View {
    if watchers.isEmpty {
      content
    } else {
      content.onGeometryChange(for: [[AnyHashable]].self) { proxy in
        let frame = proxy.frame(in: .named(ScrollWindow.space))
        let offset = CGPoint(x: -frame.minX, y: -frame.minY)
        return watchers.map { track.targets(inSightAt: offset, threshold: $0.threshold) }
      } action: { shown in
        for (watcher, identities) in zip(watchers, shown) { watcher.tell(identities) }
      }
    }
  }
}
