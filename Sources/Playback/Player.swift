import AnimationCore
import Display
import Geometry
import SwiftUICore

/// Plays one scene: moves its clocks from instant to instant and takes pictures on the way.
@MainActor package final class Player {
  package enum Failure: Error, Equatable {
    case interaction(InteractionScript.Failure)
    /// Time stands still, or views change each other for ever.
    case neverIdle(reason: String, seconds: Double)
  }

  /// Rounds of work at one instant beyond this are taken for a loop.
  private static let roundLimit = 10_000

  private let graph: any SceneGraph
  private let events: any EventSource
  private var script: InteractionScript
  /// What fingers on the screen will still do.
  private var drags: [TouchEvent] = []
  package private(set) var warnings: [String] = []
  /// Told the scene time before each step.
  package var onStep: (Time) -> Void = { _ in }

  package init(graph: any SceneGraph, events: any EventSource, script: InteractionScript) {
    self.graph = graph
    self.events = events
    self.script = script
  }

  /// Whether nothing moves, nothing waits and nothing is still to be done.
  package var isSettled: Bool {
    graph.isSettled && events.nextEvent == nil && script.remaining == 0 && drags.isEmpty
  }

  /// The first time of rest is known only to steps, so it is kept here.
  package private(set) var lastActivity = Time.zero
  package var now: Time { graph.now }
  package func displayList() throws(Failure) -> DisplayList {
    let list = graph.displayList()
    try check()
    return list
  }
  package func elements() -> [SceneElement] { graph.elements() }
  package var remainingInteractions: Int { script.remaining }

  /// Does everything due at or before an instant, in order, and stops there.
  package func run(to time: Time) throws(Failure) {
    var instant = Time(seconds: -.infinity)
    var rounds = 0
    while let next = nextInstant, next <= time {
      rounds = next == instant ? rounds + 1 : 1
      instant = next
      guard rounds <= Self.roundLimit else {
        throw .neverIdle(
          reason: "more than \(Self.roundLimit) rounds of work at one instant",
          seconds: instant.seconds)
      }
      lastActivity = next
      try step(next)
    }
    onStep(time)
    events.advance(to: time)
    graph.advance(to: time)
    graph.flush()
    try check()
  }

  private var nextInstant: Time? {
    [events.nextEvent, graph.nextWake, script.next, drags.first?.time].compactMap { $0 }.min()
      .map { max($0, graph.now) }
  }

  private func step(_ time: Time) throws(Failure) {
    onStep(time)
    events.advance(to: time)
    graph.advance(to: time)
    try check()
    if let due = events.nextEvent, due <= time {
      events.runDue(at: time)
    } else {
      moveDrags(to: time)
      for interaction in script.takeDue(at: time) {
        try perform(interaction)
        graph.flush()
      }
    }
    graph.flush()
    try check()
  }

  private func check() throws(Failure) {
    if let reason = graph.failure { throw .neverIdle(reason: reason, seconds: graph.now.seconds) }
  }

  private func perform(_ interaction: Interaction) throws(Failure) {
    let point: CGPoint
    do {
      point = try InteractionScript.point(of: interaction.target, among: graph.elements())
    } catch {
      throw .interaction(error)
    }
    let taken: Bool
    switch interaction.gesture {
    case .tap: taken = graph.tap(at: point)
    case .longPress(let seconds): taken = graph.longPress(at: point, seconds: seconds)
    case .drag(let dx, let dy, let seconds):
      taken = beginDrag(from: point, by: CGSize(width: dx, height: dy), seconds: seconds)
    case .type, .scroll, .hover, .magnify, .rotate:
      return warn("this cannot be played yet; it is left out at \(interaction.timeSeconds) s")
    }
    guard !taken else { return }
    warn("the touch at \(point.x), \(point.y) at \(interaction.timeSeconds) s met nothing")
  }

  // MARK: Drags

  /// A finger moves at an even pace and reports 120 times a second, as screens do.
  private static let reportsPerSecond = 120.0

  private func beginDrag(from start: CGPoint, by way: CGSize, seconds: Double) -> Bool {
    let begin = graph.now
    let event = TouchEvent(stage: .began, start: start, location: start, time: begin)
    guard graph.drag(event) else { return false }
    let steps = max(1, Int((max(0, seconds) * Self.reportsPerSecond).rounded(.up)))
    drags += (1...steps).map { step in
      let share = Double(step) / Double(steps)
      let place = CGPoint(x: start.x + way.width * share, y: start.y + way.height * share)
      return TouchEvent(
        stage: step == steps ? .ended : .moved, start: start, location: place,
        time: begin + max(0, seconds) * share)
    }
    drags.sort { $0.time < $1.time }
    return true
  }

  private func moveDrags(to time: Time) {
    while let event = drags.first, event.time <= time {
      drags.removeFirst()
      _ = graph.drag(event)
      graph.flush()
    }
  }

  private func warn(_ text: String) { if !warnings.contains(text) { warnings.append(text) } }
}
