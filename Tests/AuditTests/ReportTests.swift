import Audit
import Testing

@Suite("Curve exports") struct CurveExportTests {
  @Test("write curves as CSS has them")
  func css() {
    #expect(CurveExport.css.text(.easeInOut(0.3)) == "300ms cubic-bezier(0.42, 0, 0.58, 1)")
    #expect(CurveExport.css.text(.linear(0.25)) == "250ms linear")
  }

  @Test("write springs as stops that follow the spring within a hundredth")
  func stops() throws {
    let curve = MotionCurve.spring(seconds: 0.5, bounce: 0.3)
    // The published settling time of this spring.
    let text = CurveExport.linear(curve, seconds: 0.8187)
    let body = try #require(text.wholeMatch(of: #/linear\((.*)\)/#)).output.1
    let stops = body.split(separator: ",").map { $0.split(separator: " ") }
    #expect(stops.first == ["0"])
    #expect(stops.last == ["1"])
    #expect(stops.count < 60)
    var shares: [Double] = []
    for stop in stops.dropFirst().dropLast() {
      let value = try #require(Double(stop[0]))
      let share = try #require(Double(stop[1].dropLast())) / 100
      #expect((curve.value(at: share * 0.8187) - value).magnitude < 0.01)
      shares.append(share)
    }
    #expect(shares == shares.sorted())
  }

  @Test("write springs for Compose by the published stiffness")
  func compose() {
    #expect(
      CurveExport.compose.text(.spring(seconds: 0.5, bounce: 0.3))
        == "spring(dampingRatio = 0.7f, stiffness = 157.91f)")
    #expect(
      CurveExport.compose.text(.easeIn(0.2))
        == "tween(200, easing = CubicBezierEasing(0.42f, 0f, 1f, 1f))")
  }
}

@Suite("Motion energy") struct MotionEnergyTests {
  @Test("chooses frames where something moves, each once, from the first to the last")
  func frames() {
    // All motion lies in the half second after .5 s.
    let energy = MotionEnergy(film(start: 0.5, travel: 100) { min($0 / 0.5, 1) })
    let chosen = energy.keyFrames(10)
    #expect(chosen.first == 0)
    #expect(chosen.last == 119)
    #expect(zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 })
    #expect(chosen.count { (30...61).contains($0) } >= 7)
  }

  @Test("spreads frames evenly where nothing is known to move")
  func still() {
    #expect(MotionEnergy(film { _ in 0 }).keyFrames(8) == [0, 17, 34, 51, 68, 85, 102, 119])
    #expect(MotionEnergy(film { _ in 0 }).keyFrames(500).count == 120)
  }
}

@Suite("Sparklines") struct SparklineTests {
  @Test("go from the lowest block to the highest")
  func ramp() {
    #expect(Sparkline.text([0, 1, 2, 3, 4, 5, 6, 7], width: 8) == "▁▂▃▄▅▆▇█")
    #expect(Sparkline.text([5, 5], width: 8) == "▁▁")
    #expect(Sparkline.text([], width: 8) == "")
  }
}
