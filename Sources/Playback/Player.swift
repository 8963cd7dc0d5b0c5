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
  /// What has begun and is still to go on.
  private var hands = Hands()
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
    graph.isSettled && events.nextEvent == nil && script.remaining == 0 && hands.next == nil
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
          reason: whoIsBusy + "more than \(Self.roundLimit) rounds of work at one instant",
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

  /// Whose tasks run on, as the beginning of a sentence.
  private var whoIsBusy: String {
    let views = graph.busyViews
    guard let last = views.last else { return "" }
    let names = views.count == 1 ? last : views.dropLast().joined(separator: ", ") + " or " + last
    return "the task of \(names) does not wait for anything: "
  }

  private var nextInstant: Time? {
    [events.nextEvent, graph.nextWake, script.next, hands.next].compactMap { $0 }.min()
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
      hands.move(graph, to: time)
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
    let point: CGPoint?
    do {
      point = try InteractionScript.point(of: interaction, among: graph.elements())
    } catch {
      throw .interaction(error)
    }
    guard !begin(interaction.gesture, at: point) else { return }
    let place = point.map { "the point \($0.x), \($0.y)" } ?? "this scene"
    warn(
      "\(place) cannot be \(interaction.gesture.participle) at \(interaction.timeSeconds) s; "
        + "nothing there takes it")
  }

  /// - Returns: Whether anything took it.
  private func begin(_ gesture: Interaction.Gesture, at point: CGPoint?) -> Bool {
    if case .scroll(let dx, let dy, let seconds) = gesture {
      return hands.scroll(graph, at: point, by: CGSize(width: dx, height: dy), seconds: seconds)
    }
    guard let point else { return false }
    switch gesture {
    case .tap: return graph.tap(at: point)
    case .longPress(let seconds): return graph.longPress(at: point, seconds: seconds)
    case .drag(let dx, let dy, let seconds):
      return hands.drag(graph, from: point, by: CGSize(width: dx, height: dy), seconds: seconds)
    case .type(let letters, let seconds):
      return hands.type(graph, letters, at: point, seconds: seconds)
    case .hover(let seconds): return hands.hover(graph, at: point, seconds: seconds)
    case .magnify(let scale, let seconds):
      return hands.turn(graph, .magnify, at: point, from: 1, to: scale, seconds: seconds)
    case .rotate(let degrees, let seconds):
      return hands.turn(graph, .rotate, at: point, from: 0, to: degrees, seconds: seconds)
    case .scroll: return false
    }
  }

  private func warn(_ text: String) { if !warnings.contains(text) { warnings.append(text) } }
}
