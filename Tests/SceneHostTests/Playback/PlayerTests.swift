import AnimationCore
import Display
import Geometry
import Playback
import SwiftUICore
import Testing

/// A graph that draws one bar as wide as a function of time says.
@MainActor final class BarGraph: SceneGraph {
  var now = Time.zero
  var wakes: [Double] = []
  var log: [String] = []
  var width: (Double) -> Double = { $0 }
  var restsAt = 0.0
  var failure: String?
  var warnings: [String] = []
  var notices: [String] = []
  var busyViews: [String] = []

  var nextWake: Time? { wakes.first.map { Time(seconds: $0) } }
  func advance(to time: Time) {
    while let wake = wakes.first, wake <= time.seconds {
      wakes.removeFirst()
      log.append("wake \(wake)")
    }
    now = max(now, time)
  }
  func flush() {}
  func displayList() -> DisplayList {
    let bar = Path(CGRect(x: 5, y: 5, width: width(now.seconds), height: 1))
    return DisplayList(
      size: CGSize(width: 100, height: 100),
      items: [DisplayItem(.fill(bar, FillStyle(), .solid(.black)))])
  }
  var isSettled: Bool { now.seconds >= restsAt && wakes.isEmpty }
  func elements() -> [SceneElement] {
    [
      SceneElement(
        label: "Like", text: nil, symbol: "heart", identifier: nil,
        frame: CGRect(x: 10, y: 10, width: 20, height: 20), isTappable: true)
    ]
  }
  func tap(at point: CGPoint) -> Bool {
    log.append("tap \(point.x) \(point.y) at \(now.seconds)")
    return true
  }
  func longPress(at point: CGPoint, seconds: Double) -> Bool { false }
  func drag(_ event: TouchEvent) -> Bool {
    let what = event.kind == .drag ? event.location.x : event.amount
    log.append("\(event.stage) \(what) at \(now.seconds)")
    return true
  }
  func scroll(
    at point: CGPoint?, by way: CGSize, stage: TouchEvent.Stage, finger: Int
  ) -> Bool {
    log.append("scroll \(stage) \(way.height) at \(now.seconds)")
    return true
  }
  func chooseField(at point: CGPoint) -> Bool {
    log.append("field at \(now.seconds)")
    return true
  }
  func type(_ letter: String) -> Bool {
    log.append("type \(letter) at \(now.seconds)")
    return true
  }
  func hover(at point: CGPoint?) -> Bool {
    log.append("hover \(point == nil ? "away" : "here") at \(now.seconds)")
    return true
  }
}

/// Events at given instants, each of which may queue another or sleep.
@MainActor final class ListedEvents: EventSource {
  var now = Time.zero
  var queue: [(time: Double, run: () -> Void)] = []
  var nextEvent: Time? { queue.map(\.time).min().map { max(Time(seconds: $0), now) } }
  func advance(to time: Time) { now = max(now, time) }
  func runDue(at time: Time) {
    let due = queue.filter { $0.time <= time.seconds }.sorted { $0.time < $1.time }
    queue.removeAll { $0.time <= time.seconds }
    for event in due { event.run() }
  }
}

@MainActor @Suite("Player and FilmPlan") struct PlayerTests {
  let graph = BarGraph()
  let events = ListedEvents()
  let clock = FrameClock(rate: FrameRate(numerator: 10) ?? .sixty)

  private func plan(_ selection: FrameSelection, _ script: [Interaction] = []) -> FilmPlan {
    FilmPlan(
      player: Player(graph: graph, events: events, script: InteractionScript(script)),
      clock: clock, selection: selection)
  }

  private func film(_ plan: FilmPlan) throws -> (FilmOutcome, [Int]) {
    var frames: [Int] = []
    let outcome = try plan.play(begin: { _ in }, show: { frames.append($0.sceneFrame) })
    return (outcome, frames)
  }

  @Test("wakes, events and taps happen in the order of their instants")
  func order() throws {
    graph.wakes = [0.05, 0.25]
    events.queue = [(0.15, { [graph] in graph.log.append("event") })]
    let tap = Interaction(
      target: .named("like", occurrence: 1), gesture: .tap, timeSeconds: 0.2)
    _ = try film(plan(.range(fromSeconds: 0, toSeconds: 0.4), [tap]))
    #expect(graph.log == ["wake 0.05", "event", "tap 20.0 20.0 at 0.2", "wake 0.25"])
  }

  @Test("a drag reports on its way and ends at its goal")
  func drag() throws {
    let drag = Interaction(
      target: .point(x: 10, y: 0), gesture: .drag(dx: 6, dy: 0, seconds: 0.025), timeSeconds: 0.1)
    _ = try film(plan(.range(fromSeconds: 0, toSeconds: 0.3), [drag]))
    #expect(graph.log.first == "began 10.0 at 0.1")
    #expect(graph.log.count == 4)
    #expect(graph.log.last == "ended 16.0 at 0.125")
  }

  @Test("letters come one after the other, by pace or within a time")
  func typing() throws {
    func type(_ letters: String, _ seconds: Double?, at time: Double) -> Interaction {
      Interaction(
        target: .point(x: 5, y: 5), gesture: .type(letters, seconds: seconds), timeSeconds: time)
    }
    _ = try film(
      plan(
        .range(fromSeconds: 0, toSeconds: 2), [type("ab", nil, at: 0.25), type("x\n", 0.5, at: 1)]))
    #expect(
      graph.log == [
        "field at 0.25", "type a at 0.35", "type b at 0.45", "field at 1.0", "type x at 1.25",
        "type \n at 1.5",
      ])
  }

  @Test("a pointer goes after its time, and two fingers part evenly")
  func pointers() throws {
    let point = Interaction.Target.point(x: 5, y: 5)
    _ = try film(
      plan(
        .range(fromSeconds: 0, toSeconds: 2),
        [
          Interaction(target: point, gesture: .hover(seconds: 0.5), timeSeconds: 0.25),
          Interaction(
            target: point, gesture: .magnify(scale: 2, seconds: 1.0 / 60), timeSeconds: 1),
        ]))
    #expect(
      graph.log.prefix(3) == ["hover here at 0.25", "hover away at 0.75", "began 1.0 at 1.0"])
    #expect(graph.log.dropFirst(3).map { $0.split(separator: " ")[1] } == ["1.5", "2.0"])
  }

  @Test("scrolling is gentle and ends where it was told to")
  func scrolling() throws {
    let scroll = Interaction(
      target: .any, gesture: .scroll(dx: 0, dy: 80, seconds: 0.05), timeSeconds: 0.5)
    _ = try film(plan(.range(fromSeconds: 0, toSeconds: 1), [scroll]))
    let ways = graph.log.map { Double($0.split(separator: " ")[2]) ?? -1 }
    // Six reports; 3s² - 2s³ of the way.
    #expect(ways.count == 7)
    #expect(ways[3] == 40)
    #expect(ways.last == 80)
    #expect(graph.log.last?.hasPrefix("scroll ended") == true)
  }

  @Test("a range is half open on the frame grid")
  func range() throws {
    let (outcome, frames) = try film(plan(.range(fromSeconds: 0.2, toSeconds: 0.5)))
    #expect(frames == [2, 3, 4])
    #expect(outcome.durationSeconds == 0.3)
    #expect(outcome.moves)
  }

  @Test("frames come in the order asked for")
  func reordered() throws {
    let (_, frames) = try film(plan(.frames([5, 2, 2, 7])))
    #expect(frames == [5, 2, 2, 7])
  }

  @Test("a film ends with the first frame at rest")
  func settled() throws {
    graph.restsAt = 0.31
    graph.width = { min($0, 0.31) }
    let (outcome, frames) = try film(plan(.untilSettled(limitSeconds: 5)))
    #expect(frames == [0, 1, 2, 3, 4])
    #expect(outcome.ending == "settled")
  }

  @Test("what jumps as it comes to rest is shown at rest too")
  func jumps() throws {
    graph.restsAt = 0.4
    graph.width = { $0 > 0.4 ? 1 : $0 }
    #expect(try film(plan(.untilSettled(limitSeconds: 5))).1 == [0, 1, 2, 3, 4, 5])
  }

  @Test("waiting work keeps a still scene from being at rest")
  func waits() throws {
    graph.width = { _ in 1 }
    events.queue = [(0.55, {})]
    let (outcome, frames) = try film(plan(.untilSettled(limitSeconds: 5)))
    #expect(frames.count == 7)
    #expect(outcome.settledSeconds == 0.55)
  }

  @Test("a scene that comes round again gets one loop")
  func loop() throws {
    graph.restsAt = .infinity
    graph.width = { ($0 * 10).rounded().truncatingRemainder(dividingBy: 7) }
    let (outcome, frames) = try film(plan(.untilSettled(limitSeconds: 2)))
    #expect(outcome.ending == "loop")
    #expect(outcome.loopSeconds == 0.7)
    #expect(frames.count == 7)
  }

  @Test("a scene that never comes round is cut at the limit")
  func limit() throws {
    graph.restsAt = .infinity
    let (outcome, frames) = try film(plan(.untilSettled(limitSeconds: 2)))
    #expect(outcome.ending == "limit")
    #expect(frames.count == 20)
  }

  @Test("the extent is the union of all frames")
  func extent() throws {
    graph.width = { 10 - $0 * 10 }
    let (outcome, _) = try film(plan(.range(fromSeconds: 0, toSeconds: 0.5)))
    #expect(outcome.extent == CGRect(x: 5, y: 5, width: 10, height: 1))
  }

  @Test("events that queue each other at one instant are a failure")
  func neverIdle() {
    func again() { events.queue.append((0, { again() })) }
    again()
    #expect(throws: Player.Failure.self) {
      try film(plan(.range(fromSeconds: 0, toSeconds: 1)))
    }
  }

  @Test("a missing target is told with what there is")
  func missing() {
    let tap = Interaction(target: .named("Bell", occurrence: 1), gesture: .tap, timeSeconds: 0)
    #expect(
      throws: Player.Failure.interaction(
        .targetMissing(wanted: "Bell", offered: ["Like"], action: "tapped", seconds: 0))
    ) { try film(plan(.range(fromSeconds: 0, toSeconds: 1), [tap])) }
  }

  @Test(
    "frame grids count exactly",
    arguments: [
      (30_000, 1001, 10.0, 300), (60, 1, 0.1, 6), (60, 1, 0.35, 21), (24, 1, 1.0 / 24, 1),
      (10, 1, 0.0, 0),
    ])
  func grid(_ numerator: Int, _ denominator: Int, _ seconds: Double, _ frame: Int) throws {
    let rate = try #require(FrameRate(numerator: numerator, denominator: denominator))
    #expect(FrameClock(rate: rate).firstFrame(atOrAfter: seconds) == frame)
  }
}

@Suite("LoopFinder") struct LoopFinderTests {
  @Test(
    "finds the shortest loop and where it begins",
    arguments: [
      ([9, 1, 2, 3, 1, 2, 3, 1, 2], 1, 3), ([1, 2, 1, 2], 0, 2), ([5, 4, 1, 1, 2, 1, 1, 2], 2, 3),
    ] as [([UInt64], Int, Int)])
  func loops(_ prints: [UInt64], _ start: Int, _ period: Int) {
    #expect(LoopFinder.loop(in: prints) == LoopFinder.Loop(start: start, period: period))
  }

  @Test(
    "rest and chance are no loops",
    arguments: [
      [1, 1, 1, 1, 1, 1], [1, 2, 3, 4], [1, 2, 3, 1, 2], [],
    ] as [[UInt64]])
  func none(_ prints: [UInt64]) { #expect(LoopFinder.loop(in: prints) == nil) }
}

@Suite("InteractionScript") struct InteractionScriptTests {
  private func element(_ label: String?, _ text: String?, x: CGFloat, tappable: Bool = true)
    -> SceneElement
  {
    SceneElement(
      label: label, text: text, symbol: nil, identifier: nil,
      frame: CGRect(x: x, y: 0, width: 10, height: 10), isTappable: tappable)
  }

  private func x(of name: String, _ occurrence: Int, _ elements: [SceneElement]) -> CGFloat? {
    let tap = Interaction(
      target: .named(name, occurrence: occurrence), gesture: .tap, timeSeconds: 0)
    return try? InteractionScript.point(of: tap, among: elements)?.x
  }

  @Test("an exact name beats another case, and that beats a part")
  func rules() {
    let elements = [
      element(nil, "Like it", x: 0), element(nil, "LIKE", x: 100), element(nil, "Like", x: 200),
    ]
    #expect(x(of: "Like", 1, elements) == 205)
    #expect(x(of: "like", 1, elements) == 105)
    #expect(x(of: "ke i", 1, elements) == 5)
    #expect(x(of: "none", 1, elements) == nil)
  }

  @Test("occurrences count what can be tapped, in order")
  func occurrences() {
    let elements = [
      element(nil, "Add", x: 0, tappable: false), element("Add", nil, x: 100),
      element(nil, "Add", x: 200),
    ]
    #expect(x(of: "Add", 1, elements) == 105)
    #expect(x(of: "Add", 2, elements) == 205)
    #expect(x(of: "Add", 3, elements) == nil)
  }
}
