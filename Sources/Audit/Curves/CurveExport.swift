/// A curve in the words of other systems.
package enum CurveExport: String, CaseIterable, Sendable {
  /// A CSS easing: `cubic-bezier()` where that is exact, else `linear()`.
  case css
  /// Jetpack Compose.
  case compose
  /// Keyframes of Lottie: the time in frames at 60 a second, and the share of the way.
  case lottie

  package func text(_ curve: MotionCurve) -> String {
    switch self {
    case .css: Self.css(curve)
    case .compose: Self.compose(curve)
    case .lottie: Self.lottie(curve)
    }
  }

  private static func css(_ curve: MotionCurve) -> String {
    switch curve {
    case .bezier(0, 0, 1, 1, let seconds): return "\(milliseconds(seconds)) linear"
    case .bezier(let x1, let y1, let x2, let y2, let seconds):
      let points = [x1, y1, x2, y2].map { decimal($0, 4) }.joined(separator: ", ")
      return "\(milliseconds(seconds)) cubic-bezier(\(points))"
    case .spring:
      let seconds = SettleReport(curve).settlingSeconds
      return "\(milliseconds(seconds)) \(linear(curve, seconds: seconds))"
    }
  }

  /// The curve as straight pieces that miss it by less than a five hundredth of the travel.
  package static func linear(_ curve: MotionCurve, seconds: Double) -> String {
    let stops = LinearStops(curve, seconds: seconds, tolerance: 0.002).stops
    let words = stops.enumerated().map { index, stop in
      index == 0 || index == stops.count - 1
        ? decimal(stop.value, 4) : "\(decimal(stop.value, 4)) \(decimal(stop.share * 100, 2))%"
    }
    return "linear(\(words.joined(separator: ", ")))"
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\(decimal(seconds * 1000, 0))ms"
  }

  /// A curve by its two handles is a pair of keyframes, a spring as many as it takes straight.
  private static func lottie(_ curve: MotionCurve) -> String {
    func key(_ frame: Double, _ share: Double, _ handles: String) -> String {
      "{\"t\":\(decimal(frame, 2)),\"s\":[\(decimal(share, 4))]\(handles)}"
    }
    func handles(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
      let (o, i) = ([x1, y1].map { decimal($0, 4) }, [x2, y2].map { decimal($0, 4) })
      return ",\"o\":{\"x\":[\(o[0])],\"y\":[\(o[1])]},\"i\":{\"x\":[\(i[0])],\"y\":[\(i[1])]}"
    }
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2, let seconds):
      return "[" + key(0, 0, handles(x1, y1, x2, y2)) + "," + key(seconds * 60, 1, "") + "]"
    case .spring:
      let seconds = SettleReport(curve).settlingSeconds
      let stops = LinearStops(curve, seconds: seconds, tolerance: 0.002).stops
      let keys = stops.enumerated().map { index, stop in
        key(
          stop.share * seconds * 60, stop.value,
          index < stops.count - 1 ? handles(0, 0, 1, 1) : "")
      }
      return "[" + keys.joined(separator: ",") + "]"
    }
  }

  private static func compose(_ curve: MotionCurve) -> String {
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2, let seconds):
      let milliseconds = decimal(seconds * 1000, 0)
      if x1 == y1, x2 == y2 { return "tween(\(milliseconds), easing = LinearEasing)" }
      let points = [x1, y1, x2, y2].map { decimal($0, 4) + "f" }.joined(separator: ", ")
      return "tween(\(milliseconds), easing = CubicBezierEasing(\(points)))"
    case .spring(let seconds, let bounce, _):
      let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
      let frequency = 2 * Double.pi / max(seconds, 1e-3)
      return "spring(dampingRatio = \(decimal(ratio, 4))f, "
        + "stiffness = \(decimal(frequency * frequency, 2))f)"
    }
  }
}

/// Points of a curve, dense where it bends.
struct LinearStops {
  /// A share of the duration and the value there.
  private(set) var stops: [(share: Double, value: Double)] = [(0, 0)]
  private let sampler: MotionCurve.Sampler
  private let seconds: Double
  private let tolerance: Double

  init(_ curve: MotionCurve, seconds: Double, tolerance: Double) {
    sampler = curve.sampler
    self.seconds = seconds
    self.tolerance = tolerance
    // Eight parts, so that no swing hides between two ends of equal height.
    for part in 0..<8 { add(from: Double(part) / 8, to: Double(part + 1) / 8, depth: 0) }
    stops[stops.count - 1].value = 1
  }

  private func value(_ share: Double) -> Double { sampler.value(share * seconds) }

  private mutating func add(from low: Double, to high: Double, depth: Int) {
    let isStraight = [0.25, 0.5, 0.75].allSatisfy { share in
      let straight = value(low) + share * (value(high) - value(low))
      return (value(low + share * (high - low)) - straight).magnitude < tolerance
    }
    if isStraight || depth > 8 { return stops.append((high, value(high))) }
    add(from: low, to: (low + high) / 2, depth: depth + 1)
    add(from: (low + high) / 2, to: high, depth: depth + 1)
  }
}
