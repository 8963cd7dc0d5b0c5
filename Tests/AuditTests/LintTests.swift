import Audit
import Display
import Geometry
import Playback
import Raster
import Testing

@Suite("Lint") struct LintTests {
  private let source = SourceText([
    (
      name: "Toast.swift",
      text: """
      struct Toast: View {
        var body: some View {
          Text("Saved")
            .phaseAnimator(Phase.allCases, trigger: shown) { $0 }
            .transition(.scale)
        }
      }
      struct Wave: Shape {}
      """
    )
  ])

  /// Four seconds of one view whose opacity follows a formula.
  private func film(
    events: [TrackEvent] = [], _ property: Property = .opacity, _ value: (Double) -> Double
  ) -> TrackSet {
    let times = (0..<240).map { Double($0) / 60 }
    let still = Array(repeating: 1.0, count: times.count)
    var values: [Property: [Double]] = [
      .x: still, .y: still, .width: still, .height: still, .opacity: still, .rotation: still,
      .scaleX: still, .scaleY: still,
    ]
    values[property] = times.map(value)
    return TrackSet(
      timesSeconds: times,
      tracks: [
        Track(
          name: "Saved", type: "Text", place: "Toast.swift:3", owners: ["Toast"], values: values)
      ], events: events)
  }
  private func step(
    _ time: Double, _ index: Int, of count: Int = 3, delay: Double = 0, seconds: Double = 0.25,
    _ name: String
  ) -> TrackEvent {
    TrackEvent(
      timeSeconds: time, kind: "phase", view: "PhaseAnimator", detail: name, owners: ["Toast"],
      identity: 7,
      step: TrackEvent.Step(
        index: index, count: count, isTriggered: true, animation: "x", delaySeconds: delay,
        seconds: seconds))
  }
  private func rules(_ film: TrackSet, reduced: TrackSet? = nil) -> [LintFinding.Rule] {
    Lint(film, sources: source).findings(reduced: reduced).map(\.rule)
  }

  @Test("finds nothing in a film at rest")
  func rest() {
    let still = film { _ in 1 }
    #expect(rules(still, reduced: still) == [])
  }

  @Test(
    "tells motion left under Reduce Motion beyond the published limits",
    arguments: [
      (Property.x, 3.9, false), (.x, 4.1, true), (.rotation, 0.09, false), (.rotation, 0.11, true),
      (.scaleX, 0.0009, false), (.scaleX, 0.0011, true), (.opacity, 1, false),
    ])
  func reduced(_ property: Property, _ travel: Double, _ isTold: Bool) {
    let moving = film(property) { min($0, 1) * travel }
    #expect(rules(film { _ in 1 }, reduced: moving) == (isTold ? [.reduceMotion] : []))
  }

  @Test("tells the line of the owner where the view's own is not certain")
  func ownerLine() {
    var moving = film(.x) { min($0, 1) * 20 }
    moving.tracks[0].place = nil
    let found = Lint(film { _ in 1 }, sources: source).findings(reduced: moving)
    #expect(found.map(\.place) == ["Toast.swift:1"])
  }

  @Test("tells the line of an animator with more than five phases")
  func phases() throws {
    let five = film(events: [step(1, 1, of: 5, "a")]) { _ in 1 }
    #expect(rules(five) == [])
    let six = Lint(film(events: [step(1, 1, of: 6, "a")]) { _ in 1 }, sources: source)
    let finding = try #require(six.findings(reduced: nil).first)
    #expect(finding.rule == .tooManyPhases)
    #expect(finding.place == "Toast.swift:4")
  }

  @Test("tells a phase that takes no time though its animation does, but not the way home")
  func skipped() {
    let twin = [step(1, 1, "left"), step(1.25, 2, "center"), step(1.25, 0, "rest")]
    #expect(rules(film(events: twin) { _ in 1 }) == [.phaseSkipped])
    let home = [step(1, 1, "left"), step(1.25, 0, "rest"), step(1.25, 1, "left")]
    #expect(rules(film(events: home) { _ in 1 }) == [])
    let jump = [step(1, 1, seconds: 0, "left"), step(1, 2, "center")]
    #expect(rules(film(events: jump) { _ in 1 }) == [])
  }

  @Test("tells a hold on the phase before the one that is to be held")
  func owner() throws {
    // The published table: invisible for 2 s, .2 s in, .25 s out.
    let wrong = [
      step(0, 1, delay: 2, seconds: 2.2, "visible"), step(2.2, 2, "dismissing"),
      step(2.45, 0, seconds: 0.35, "hidden"),
    ]
    let late = film(events: wrong) { time in
      time < 2 ? 0 : time < 2.2 ? (time - 2) / 0.2 : max(0, 1 - (time - 2.2) / 0.25)
    }
    #expect(rules(late) == [.phaseOwner])
    // The same hold on the phase that is gone to.
    let right = [
      step(0, 1, seconds: 0.4, "visible"), step(0.4, 2, delay: 1.5, seconds: 1.9, "fadingOut"),
      step(2.3, 0, seconds: 0, "hidden"),
    ]
    let held = film(events: right) { time in
      time < 0.4 ? time / 0.4 : time < 1.9 ? 1 : max(0, 1 - (time - 1.9) / 0.4)
    }
    #expect(rules(held) == [])
  }

  @Test("tells more than three flashes a second", arguments: [(3, false), (4, true), (10, true)])
  func flashing(_ flashes: Int, _ isTold: Bool) {
    // Whole flashes within the first second, then rest.
    let blinking = film { time in
      guard time < 1 else { return 1 }
      let share = time * Double(flashes)
      return share - share.rounded(.down) < 0.5 ? 1 : 0
    }
    #expect(rules(blinking) == (isTold ? [.flashing] : []))
  }

  @Test("tells what the scene itself noticed, with a line")
  func noticed() {
    let events = ["transitionSkipped", "animatableDataMissing", "sameValue"].map {
      TrackEvent(
        timeSeconds: 1, kind: $0, view: "Toast", detail: $0.hasPrefix("anim") ? "Wave" : "comes",
        owners: ["Toast"])
    }
    let found = Lint(film(events: events) { _ in 1 }, sources: source).findings(reduced: nil)
    #expect(found.map(\.rule) == [.transitionSnaps, .animatableDataMissing, .triggerUnchanged])
    #expect(found.map(\.place) == ["Toast.swift:5", "Toast.swift:8", "Toast.swift:1"])
  }
}

@Suite("Animations inside conditions") struct ConditionTests {
  private func place(_ body: String) -> String? {
    let text = "struct Toast: View {\n  var body: some View {\n\(body)\n  }\n}"
    let event = TrackEvent(
      timeSeconds: 1, kind: "transitionSkipped", view: "Text", detail: "goes", owners: ["Toast"])
    let film = TrackSet(timesSeconds: [0], tracks: [], events: [event])
    let found = Lint(film, sources: SourceText([(name: "Toast.swift", text: text)]))
      .findings(reduced: nil)
    #expect(found.count == 1)
    return found.first.flatMap { $0.rule == .animationInside ? $0.place : nil }
  }

  @Test("are told with their line")
  func inside() {
    #expect(
      place(
        """
            if isShown {
              Text("Saved")
                .transition(.slide)
                .animation(.spring, value: isShown)
            }
        """) == "Toast.swift:6")
    #expect(
      place(
        """
            if isShown {
              VStack { Text("Saved") }
                .animation(.spring, value: isShown).transition(.slide)
            } else { Text("Gone") }
        """) == "Toast.swift:5")
  }

  @Test("are not taken for those outside, nor for those of a view deeper within")
  func outside() {
    #expect(
      place(
        """
            VStack {
              if isShown { Text("Saved").transition(.slide) }
            }
            .animation(.spring, value: count)
        """) == nil)
    #expect(
      place(
        """
            if isShown {
              VStack {
                Circle().animation(.spring, value: isShown)
              }
              .transition(.slide)
            }
        """) == nil)
  }
}

@Suite("Flashes on frames") struct FlashMeterTests {
  /// A second of frames, each of one colour, or of white where it covers only a part.
  private func flashes(
    _ size: PixelSize = PixelSize(width: 64, height: 64), share: Int = 64,
    _ color: (Double) -> (UInt8, UInt8, UInt8)
  ) -> [FlashMeter.Flash] {
    let meter = FlashMeter()
    let rate = FrameRate.sixty
    meter.begin(
      FilmFormat(size: size, rate: rate, frameCount: 60, hasAlpha: false, scale: 1))
    let clock = FrameClock(rate: rate)
    for index in 0..<60 {
      let (r, g, b) = color(Double(index) / 60)
      let picture = Pixmap(size: size)
      for y in 0..<size.height {
        let row = picture.row(y).assumingMemoryBound(to: UInt8.self)
        for x in 0..<size.width {
          let bytes: [UInt8] = y < share ? [b, g, r, 255] : [255, 255, 255, 255]
          for channel in 0..<4 { row[x * 4 + channel] = bytes[channel] }
        }
      }
      meter.consume(
        Frame(
          index: index, sceneFrame: index, time: clock.time(of: index),
          pixels: picture, repeatsPrevious: false))
    }
    return meter.flashes
  }
  private func blink(_ times: Double, _ time: Double) -> Bool {
    let share = time * times
    return share - share.rounded(.down) < 0.5
  }

  @Test("are counted in a second", arguments: [(3.0, 0), (5.0, 1)])
  func general(_ times: Double, _ found: Int) {
    let told = flashes { time in blink(times, time) ? (0, 0, 0) : (255, 255, 255) }
    #expect(told.count == found)
    #expect(told.first.map(\.isRed) ?? false == false)
  }

  @Test("of less than a tenth of full light, or both brighter than .8, do not count")
  func small() {
    // Relative luminance .216 and .283; .88 and 1.
    #expect(flashes { time in blink(5, time) ? (128, 128, 128) : (145, 145, 145) }.isEmpty)
    #expect(flashes { time in blink(5, time) ? (241, 241, 241) : (255, 255, 255) }.isEmpty)
  }

  @Test("of saturated red count though they are not bright")
  func red() {
    // 0.2126 × 0.27 is less than a tenth.
    let told = flashes { time in blink(5, time) ? (0, 0, 0) : (143, 0, 0) }
    #expect(told.map(\.isRed) == [true])
  }

  @Test("on less than a quarter of the canvas do not count")
  func area() {
    #expect(flashes(share: 8) { blink(5, $0) ? (0, 0, 0) : (255, 255, 255) }.isEmpty)
    let told = flashes(share: 32) { blink(5, $0) ? (0, 0, 0) : (255, 255, 255) }
    #expect(told.map(\.area) == [CGRect(x: 0, y: 0, width: 64, height: 32)])
  }
}
