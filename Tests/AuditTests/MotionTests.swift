import Audit
import Testing

/// A film of one view whose x goes from 10 by a formula, in 60 frames a second.
func film(
  _ name: String = "Card", start: Double = 0.2, travel: Double = 40, events: [TrackEvent] = [],
  _ share: (Double) -> Double
) -> TrackSet {
  let times = (0..<120).map { Double($0) / 60 }
  let x = times.map { $0 <= start ? 10 : 10 + travel * share($0 - start) }
  let still = Array(repeating: 1.0, count: times.count)
  return TrackSet(
    timesSeconds: times,
    tracks: [
      Track(
        name: name, type: "Rectangle",
        values: [.x: x, .y: still, .width: still, .height: still, .opacity: still])
    ], events: events)
}

/// The damped oscillator from 0 to 1, by its equation of motion.
func spring(_ time: Double, response: Double, ratio: Double) -> Double {
  let natural = 2 * Double.pi / response
  let decay = ratio * natural
  // Steps of the equation itself, small enough for four digits.
  var (x, v) = (0.0, 0.0)
  let steps = 2000
  let h = time / Double(steps)
  for _ in 0..<steps {
    let a1 = natural * natural * (1 - x) - 2 * decay * v
    let (x2, v2) = (x + v * h / 2, v + a1 * h / 2)
    let a2 = natural * natural * (1 - x2) - 2 * decay * v2
    (x, v) = (x + v2 * h, v + a2 * h)
  }
  return x
}

@Suite("Moves") struct MoveTests {
  @Test("are found with their ends, start and curve")
  func line() throws {
    let start = TrackEvent(timeSeconds: 0.2, kind: "animationStart", view: "Rectangle")
    let tracks = film(events: [start]) { min($0 / 0.5, 1) }
    let moves = MoveFinder(tracks).moves()
    let move = try #require(moves.first)
    #expect(moves.count == 1)
    #expect(move.property == .x)
    #expect(move.from == 10)
    #expect((move.to - 50).magnitude < 1e-9)
    #expect((move.startSeconds - 0.2).magnitude < 1e-9)
    #expect(move.fit?.curve == .linear(0.5))
  }

  @Test("become a row for each motion, with the delay since the last tap")
  func table() throws {
    let events = [
      TrackEvent(timeSeconds: 0.1, kind: "tap", view: "Button"),
      TrackEvent(timeSeconds: 0.2, kind: "animationStart", view: "Rectangle"),
    ]
    let tracks = film(events: events) { spring($0, response: 0.3, ratio: 0.6) }
    let table = MotionTable(tracks)
    let row = try #require(table.rows.first)
    #expect(row.curve == ".spring(duration: 0.3, bounce: 0.4)")
    #expect(row.from == "10 pt")
    #expect(row.to == "50 pt")
    #expect((row.delaySeconds - 0.1).magnitude < 1e-9)
    // exp(−πζ/√(1−ζ²)) for ζ = 0.6.
    #expect((row.overshoot - 0.09478).magnitude < 1e-4)
    #expect(table.markdown.contains("| Card | x | 10 pt → 50 pt |"))
    #expect(table.csv.split(separator: "\n").count == 2)
  }

  @Test("of views that go together are one row, and a jump takes no time")
  func together() {
    var tracks = film(events: []) { _ in 1 }
    tracks.tracks.append(tracks.tracks[0])
    tracks.tracks[1].name = "Label"
    let rows = MotionTable(tracks).rows
    #expect(rows.map(\.view) == ["Card, Label"])
    #expect(rows.map(\.durationSeconds) == [0])
    // The first frame after .2 s.
    #expect(rows.map { ($0.startSeconds * 60).rounded() } == [13])
  }

  @Test("cut short by the end of a view still name their curve and target")
  func cut() throws {
    let start = TrackEvent(timeSeconds: 0.2, kind: "animationStart", view: "Rectangle")
    var tracks = film(events: [start]) { min($0 / 0.5, 1) }
    // Gone four fifths of the way.
    for property in Property.allCases where !tracks.tracks[0].series(property).isEmpty {
      for frame in 37..<120 { tracks.tracks[0].values[property]?[frame] = .nan }
    }
    let move = try #require(MoveFinder(tracks).moves().first)
    #expect(move.fit?.curve.seconds.isFinite == true)
    #expect((move.startSeconds - 0.2).magnitude < 1e-9)
  }

  @Test("are not cut by what begins elsewhere")
  func elsewhere() {
    let events =
      [0.2, 0.35].map {
        TrackEvent(timeSeconds: $0, kind: "animationStart", view: "Rectangle")
      } + [TrackEvent(timeSeconds: 0.7, kind: "animationStart", view: "Rectangle")]
    let tracks = film(events: events) { time in
      time < 0.5 ? time / 0.5 : max(0, 1 - (time - 0.5) / 0.3)
    }
    let moves = MoveFinder(tracks).moves()
    #expect(moves.map(\.fit?.curve) == [.linear(0.5), .linear(0.3)])
  }

  @Test("that an event cuts in two are two")
  func turn() throws {
    let events = [0.2, 0.5].map {
      TrackEvent(timeSeconds: $0, kind: "animationStart", view: "Rectangle")
    }
    let tracks = film(events: events) { time in
      time < 0.3 ? time / 0.3 : max(0, 1 - (time - 0.3) / 0.5)
    }
    let moves = MoveFinder(tracks).moves()
    #expect(moves.map(\.fit?.curve) == [.linear(0.3), .linear(0.5)])
    #expect(moves.map { $0.to.rounded() } == [50, 10])
  }
}

@Suite("Motion differences") struct MotionDifferenceTests {
  private func texts(_ old: TrackSet, _ new: TrackSet) -> [String] {
    MotionDifference(from: old, to: new).findings.map(\.text)
  }
  private func at(_ seconds: Double) -> [TrackEvent] {
    [TrackEvent(timeSeconds: seconds, kind: "animationStart", view: "Rectangle")]
  }

  @Test("are none between equal films")
  func none() {
    let a = film { min($0 / 0.5, 1) }
    #expect(texts(a, a) == [])
  }

  @Test("tell a later start in milliseconds")
  func later() {
    let old = film(events: at(0.2)) { min($0 / 0.5, 1) }
    let new = film(start: 0.2 + 2 / 60, events: at(0.2 + 2 / 60)) { min($0 / 0.5, 1) }
    #expect(texts(old, new) == ["'Card' arrives 33 ms later"])
    #expect(texts(new, old) == ["'Card' arrives 33 ms earlier"])
  }

  @Test("tell another length")
  func slower() {
    let old = film(events: at(0.2)) { min($0 / 0.5, 1) }
    let new = film(events: at(0.2)) { min($0 / 0.55, 1) }
    #expect(texts(old, new) == ["'Card' takes 550 ms instead of 500 ms (10 % slower)"])
  }

  @Test("tell another overshoot")
  func overshoot() {
    // exp(−πζ/√(1−ζ²)): 16 % at ζ = .5, 9 % at ζ = .6.
    let old = film("Like", events: at(0.2)) { spring($0, response: 0.4, ratio: 0.5) }
    let new = film("Like", events: at(0.2)) { spring($0, response: 0.4, ratio: 0.6) }
    #expect(texts(old, new) == ["overshoot of 'Like' fell from 16 % to 9 %"])
  }

  @Test("tell another way")
  func amplitude() {
    let old = film(events: at(0.2)) { min($0 / 0.5, 1) }
    let new = film(travel: 44, events: at(0.2)) { min($0 / 0.5, 1) }
    #expect(texts(old, new) == ["x of 'Card' goes to 54 pt instead of 50 pt (10 % farther)"])
  }

  @Test("tell another place and other views")
  func place() {
    var (old, new) = (film { _ in 0 }, film { _ in 0 })
    new.tracks[0].values[.x] = new.tracks[0].series(.x).map { $0 + 2 }
    #expect(texts(old, new) == ["'Card' stands 2 pt further right"])
    old.tracks[0].name = "Old"
    #expect(texts(old, new) == ["'Old' is gone", "'Card' is new"])
  }

  @Test("tell another curve")
  func curve() {
    let old = film(events: at(0.2)) { min($0 / 0.5, 1) }
    let new = film(events: at(0.2)) { spring($0, response: 0.4, ratio: 0.9) }
    #expect(texts(old, new).contains { $0.contains("instead of linear 0.5 s") })
  }
}
