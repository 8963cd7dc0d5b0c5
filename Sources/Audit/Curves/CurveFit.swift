/// The curve that explains how a property got from one value to another.
package struct CurveFit: Equatable, Sendable {
  package var curve: MotionCurve
  /// Seconds after the first sample at which the motion starts.
  package var startSeconds: Double
  /// Root of the mean square error, as a share of the travel.
  package var error: Double
  /// The target, in travels that were seen: 1 but for a motion that was cut short.
  package var reach = 1.0

  /// A fit with less error than this is an explanation: half a percent of the travel.
  package static let goodEnough = 0.006

  /// What numbers a person would type may cost: more than scenes' springs are off the exact ones.
  private static let typing = 0.0015

  /// Finds the simplest curve that explains samples.
  ///
  /// - Parameters:
  ///   - times: Seconds from the first sample on.
  ///   - shares: 0 at the start, 1 at the target.
  ///   - slack: How much later than the first sample the motion may have started.
  ///   - mayMove: Whether a spring may start with a velocity.
  ///   - isCut: Whether the motion was cut short, so that its target is not known.
  /// - Returns: The best fit; nil for fewer than three samples.
  package static func find(
    times: [Double], shares: [Double], slack: Double = 0, mayMove: Bool = false,
    isCut: Bool = false
  ) -> CurveFit? {
    guard times.count >= 3, times.count == shares.count, let length = times.last, length > 0
    else { return nil }
    let samples = Samples(times: times, shares: shares, slack: slack, isCut: isCut)
    let seen = samples.length
    var found: [CurveFit] = []
    for make in [
      MotionCurve.linear, MotionCurve.easeInOut, MotionCurve.easeOut, MotionCurve.easeIn,
    ] {
      let fit = samples.fit([seen, slack / 2], steps: [seen * 0.08, slack / 3]) { make($0[0]) }
      if fit.error < goodEnough / 2 { return fit.rounded(samples) }
      found.append(fit)
    }
    found.append(spring(samples, mayMove: false))
    if let fit = found.last, fit.error < goodEnough { return fit.rounded(samples) }
    if mayMove {
      found.append(spring(samples, mayMove: true))
      if let fit = found.last, fit.error < goodEnough { return fit.rounded(samples) }
    }
    found += bezier(samples, seen)
    return found.min { $0.error < $1.error }?.rounded(samples)
  }

  private static func spring(_ samples: Samples, mayMove: Bool) -> CurveFit {
    var best: CurveFit?
    for share in [0.3, 0.6, 1.0] {
      for bounce in [0.0, 0.3, 0.6] {
        let fit = samples.fit(
          [samples.length * share, bounce, 0, samples.slack / 2],
          steps: [samples.length * 0.1, 0.1, mayMove ? 2 : 0, samples.slack / 3], rounds: 160
        ) {
          .spring(seconds: max($0[0], 0.01), bounce: min(max($0[1], -0.9), 0.99), velocity: $0[2])
        }
        if fit.error < (best?.error ?? .infinity) { best = fit }
        if fit.error < goodEnough / 10 { return fit }
      }
    }
    return best ?? CurveFit(curve: .linear(samples.length), startSeconds: 0, error: .infinity)
  }

  private static func bezier(_ samples: Samples, _ seen: Double) -> [CurveFit] {
    [[0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [0.3, 0.8, 0.5, 1.2], [0.6, 0, 0.7, 0.4]].map {
      samples.fit(
        $0 + [seen, samples.slack / 2],
        steps: [0.1, 0.15, 0.1, 0.15, seen * 0.05, samples.slack / 3], rounds: 400
      ) {
        .bezier(
          x1: min(max($0[0], 0), 1), y1: $0[1], x2: min(max($0[2], 0), 1), y2: $0[3],
          seconds: max($0[4], 0.001))
      }
    }
  }

  /// The same with parameters a person would have typed, where they explain as well.
  private func rounded(_ samples: Samples) -> CurveFit {
    let candidates: [MotionCurve]
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2, let seconds):
      let isNamed = [0, 0.42, 0.58, 1].contains(x1) && [0, 0.42, 0.58, 1].contains(x2)
      let p = isNamed ? [x1, y1, x2, y2] : [x1, y1, x2, y2].map { nearest($0, 0.01) }
      candidates = [0.05, 0.01, 0.001].map {
        .bezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3], seconds: nearest(seconds, $0))
      }
    case .spring(let seconds, let bounce, let velocity):
      candidates = [(0.05, 0.05), (0.01, 0.05), (0.01, 0.01), (0.001, 0.01)].map {
        .spring(
          seconds: nearest(seconds, $0.0), bounce: nearest(bounce, $0.1),
          velocity: nearest(velocity, 0.01))
      }
    }
    for candidate in candidates where candidate.seconds > 0 {
      let (start, error) = samples.start(of: candidate, near: startSeconds)
      if error <= max(self.error * 1.3, self.error + Self.typing) {
        return CurveFit(
          curve: candidate, startSeconds: start, error: error,
          reach: samples.reach(of: candidate, startingAt: start))
      }
    }
    var fit = self
    fit.reach = samples.reach(of: curve, startingAt: startSeconds)
    return fit
  }
}

/// A number on a grid; division by the grid's inverse keeps .35 what it is.
private func nearest(_ value: Double, _ grid: Double) -> Double {
  let inverse = (1 / grid).rounded()
  return (value * inverse).rounded() / inverse
}

/// What is to be explained.
private struct Samples {
  let times: [Double]
  let shares: [Double]
  let slack: Double
  let isCut: Bool

  /// Seconds until the last sample that is not yet at the target.
  var length: Double {
    let last = shares.lastIndex { ($0 - 1).magnitude > 1e-4 } ?? 0
    return times[min(last + 1, times.count - 1)]
  }

  func error(of curve: MotionCurve, startingAt start: Double) -> Double {
    let sampler = curve.sampler
    let reach = reach(of: curve, startingAt: start)
    var sum = 0.0
    for index in times.indices {
      let time = times[index] - start
      let miss = (time > 0 ? sampler.value(time) : 0) * reach - shares[index]
      sum += miss * miss
    }
    let error = (sum / Double(times.count)).squareRoot()
    return error.isFinite ? error : 1e9
  }

  /// The target that suits a motion that was cut short best; 1 for a whole one.
  func reach(of curve: MotionCurve, startingAt start: Double) -> Double {
    guard isCut else { return 1 }
    let sampler = curve.sampler
    var (both, own) = (0.0, 0.0)
    for index in times.indices where times[index] > start {
      let value = sampler.value(times[index] - start)
      both += value * shares[index]
      own += value * value
    }
    // Farther away a target could be anywhere.
    return own > 0 ? min(max(both / own, 0.5), 2) : 1
  }

  /// Fits parameters whose last is the start.
  func fit(
    _ first: [Double], steps: [Double], rounds: Int = 80, _ curve: ([Double]) -> MotionCurve
  ) -> CurveFit {
    withoutActuallyEscaping(curve) { curve in
      let slack = slack
      var simplex = Simplex(start: first, steps: steps) { point in
        let start = point[point.count - 1]
        let outside = max(0, -start) + max(0, start - slack)
        return error(of: curve(point), startingAt: min(max(start, 0), slack)) + outside * 100
      }
      let best = simplex.minimum(rounds: rounds)
      let start = min(max(best.point[best.point.count - 1], 0), slack)
      return CurveFit(curve: curve(best.point), startSeconds: start, error: best.value)
    }
  }

  /// The start that suits a curve best.
  func start(of curve: MotionCurve, near guess: Double) -> (Double, Double) {
    guard slack > 0 else { return (0, error(of: curve, startingAt: 0)) }
    let tries = (0...20).map { Double($0) / 20 * slack } + [guess]
    return tries.map { ($0, error(of: curve, startingAt: $0)) }.min { $0.1 < $1.1 } ?? (guess, 1)
  }
}
