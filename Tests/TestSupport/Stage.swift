import AnimationCore
import Display
import Geometry
import Observation
import SwiftUICore

/// A scene in a test: a view on a canvas and a clock that the test moves.
@MainActor
package final class Stage {
  package let graph: ViewGraph

  package init<V: View>(
    _ view: V, size: CGSize = CGSize(width: 200, height: 200),
    environment: SceneEnvironment = SceneEnvironment(), recordsEvents: Bool = true
  ) {
    var environment = environment
    environment.displayScale = 2
    graph = ViewGraph(
      root: AnyView(view), size: size, environment: environment,
      recordsEvents: recordsEvents)
  }

  /// Moves the clock and draws.
  @discardableResult package func move(to seconds: Double) -> [DrawnView] {
    graph.advance(to: Time(seconds: seconds))
    graph.flush()
    _ = graph.displayList()
    return graph.drawnViews()
  }

  /// Makes changes at an instant.
  package func change(at seconds: Double, _ body: () -> Void) {
    graph.advance(to: Time(seconds: seconds))
    body()
    graph.flush()
  }

  /// The drawn view of a name at an instant; nil when it is not there.
  package func view(_ name: String, at seconds: Double) -> DrawnView? {
    move(to: seconds).first { $0.name == name }
  }

  /// Where the middle of a view lies at an instant.
  package func x(_ name: String, at seconds: Double) -> Double? {
    view(name, at: seconds).map { Double($0.center.x) }
  }

  package func events(_ kind: SceneEvent.Kind) -> [SceneEvent] {
    graph.events.filter { $0.kind == kind }
  }
}

/// State that a test changes from outside, as an action of a view would.
@MainActor @Observable
package final class Remote {
  package var flag = false
  package var number = 0.0
  package var other = 0.0
  package var items: [Int] = []
  package init() {}
}
