import Audit
import Testing

@Suite("Curve fits") struct CurveFitTests {
  @Test("find a spring behind the published table", arguments: springTable.indices)
  func table(_ row: Int) throws {
    let fit = try #require(
      CurveFit.find(times: [0] + springTimes, shares: [0] + springTable[row].values))
    guard case .spring(let seconds, let bounce, let velocity) = fit.curve,
      case .spring(let wanted, let wantedBounce, _) = springTable[row].curve
    else {
      Issue.record("\(fit.curve)")
      return
    }
    #expect((seconds - wanted).magnitude < 0.002)
    #expect((bounce - wantedBounce).magnitude < 0.01)
    #expect(velocity == 0)
    #expect(fit.error < 0.001)
  }

  @Test("find a curve behind the published table of easeOut")
  func easeOut() throws {
    // Half a second long, sampled each twentieth.
    let shares = [
      0, 0.16057, 0.30837, 0.44519, 0.57088, 0.68464, 0.78514, 0.87042, 0.93772, 0.98297, 1, 1, 1,
    ]
    let times = shares.indices.map { Double($0) * 0.05 }
    let fit = try #require(CurveFit.find(times: times, shares: shares))
    #expect(fit.curve == .easeOut(0.5))
  }

  @Test("find a line by its formula, though it starts between two frames")
  func late() throws {
    let times = (0...30).map { Double($0) / 60 }
    let shares = times.map { min(max(($0 - 0.01) / 0.3, 0), 1) }
    let fit = try #require(CurveFit.find(times: times, shares: shares, slack: 1.0 / 60))
    #expect(fit.curve == .linear(0.3))
    #expect((fit.startSeconds - 0.01).magnitude < 0.001)
  }

  @Test("find the control points of any cubic by its formula")
  func cubic() throws {
    // x = s³ where both x are 0, so y over time is a formula: s = ∛t.
    let times = (0...40).map { Double($0) / 40 }
    let cubic = times.map { time -> Double in
      var s = 0.5
      for _ in 0..<60 { s -= (s * s * s - time) / max(3 * s * s, 1e-9) }
      return 3 * (1 - s) * (1 - s) * s * 0.5 + 3 * (1 - s) * s * s * 1.2 + s * s * s
    }
    var samples = cubic
    samples[0] = 0
    let fit = try #require(CurveFit.find(times: times, shares: samples))
    #expect(fit.error < 0.005)
    #expect(fit.curve.value(at: 0.3).isFinite)
  }

  @Test("say nothing about two samples")
  func short() { #expect(CurveFit.find(times: [0, 1], shares: [0, 1]) == nil) }
}
