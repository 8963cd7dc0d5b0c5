import AnimationCore
import Display
import Geometry
import SwiftUICore

/// A scene as a player sees it: something with a clock, a state and a look.
@MainActor package protocol SceneGraph: AnyObject {
  var now: Time { get }
  /// The earliest instant, `now` or later, at which the scene has something to do of itself.
  var nextWake: Time? { get }
  /// Moves the clock; what falls due on the way is done in order.
  func advance(to time: Time)
  /// Applies pending writes of state until nothing is left to do at this instant.
  func flush()
  /// Why the scene can not go on, once it cannot.
  var failure: String? { get }
  /// What is drawn at `now`.
  func displayList() -> DisplayList
  /// Whether nothing moves and nothing will by itself.
  var isSettled: Bool { get }
  func elements() -> [SceneElement]
  /// - Returns: Whether anything took the touch.
  func tap(at point: CGPoint) -> Bool
  func longPress(at point: CGPoint, seconds: Double) -> Bool
  /// Begins, moves or ends a drag or a gesture of two fingers.
  func drag(_ event: TouchEvent) -> Bool
  /// Begins, moves or ends scrolling by a way since its beginning; nil: of what lies in front.
  func scroll(at point: CGPoint?, by way: CGSize, stage: TouchEvent.Stage, finger: Int) -> Bool
  /// Taps a field at a point, so that letters go to it.
  func chooseField(at point: CGPoint) -> Bool
  /// Gives the field a letter; a line break is the return key.
  func type(_ letter: String) -> Bool
  /// Moves a pointer, or takes it away.
  func hover(at point: CGPoint?) -> Bool
  /// Names of the views whose tasks have not ended.
  var busyViews: [String] { get }
  var warnings: [String] { get }
  var notices: [String] { get }
}

/// Work that waits beside the graph: timers, queues and tasks of the scene's code.
@MainActor package protocol EventSource: AnyObject {
  /// Later than the instant asked for where code has slept.
  var now: Time { get }
  /// The earliest instant, `now` or later, at which something waits to run.
  var nextEvent: Time? { get }
  /// Moves the clock forward.
  func advance(to time: Time)
  /// Runs what is queued and due; what that queues in turn is left for the next call.
  func runDue(at time: Time)
}

/// A scene without timers, queues or tasks.
@MainActor package final class NoEvents: EventSource {
  package private(set) var now = Time.zero
  package var nextEvent: Time? { nil }
  package init() {}
  package func advance(to time: Time) { now = max(now, time) }
  package func runDue(at time: Time) {}
}
