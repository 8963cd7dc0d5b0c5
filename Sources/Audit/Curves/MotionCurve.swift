import AnimationCore
import Geometry

/// A curve that carries a property from 0 to 1.
package enum MotionCurve: Equatable, Sendable {
  /// By its control points and seconds.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double, seconds: Double)
  /// By perceptual duration and bounce; the velocity it starts with in travels a second.
  case spring(seconds: Double, bounce: Double, velocity: Double = 0)

  package static func linear(_ seconds: Double) -> MotionCurve {
    .bezier(x1: 0, y1: 0, x2: 1, y2: 1, seconds: seconds)
  }
  package static func easeIn(_ seconds: Double) -> MotionCurve {
    .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1, seconds: seconds)
  }
  package static func easeOut(_ seconds: Double) -> MotionCurve {
    .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1, seconds: seconds)
  }
  package static func easeInOut(_ seconds: Double) -> MotionCurve {
    .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1, seconds: seconds)
  }

  /// The perceptual duration: what a designer would call the length of the motion.
  package var seconds: Double {
    switch self {
    case .bezier(_, _, _, _, let seconds), .spring(let seconds, _, _): seconds
    }
  }

  package func value(at time: Double) -> Double { sampler.value(time) }
  /// Travels a second.
  package func velocity(at time: Double) -> Double { sampler.velocity(time) }

  /// The curve made ready for many calls.
  package var sampler: Sampler { Sampler(self) }

  package struct Sampler: Sendable {
    private enum Motion { case curve(UnitCurve, Double), spring(Spring, Double) }
    private let motion: Motion

    fileprivate init(_ curve: MotionCurve) {
      switch curve {
      case .bezier(let x1, let y1, let x2, let y2, let seconds):
        let isStraight = x1 == y1 && x2 == y2
        motion = .curve(
          isStraight
            ? .linear
            : .bezier(
              startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)),
          seconds)
      case .spring(let seconds, let bounce, let velocity):
        motion = .spring(Spring(duration: seconds, bounce: bounce), velocity)
      }
    }

    package func value(_ time: Double) -> Double {
      switch motion {
      case .curve(let curve, let seconds):
        guard seconds > 0 else { return 1 }
        return curve.value(at: max(0, time) / seconds)
      case .spring(let spring, let velocity):
        return spring.value(target: 1.0, initialVelocity: velocity, time: time)
      }
    }

    package func velocity(_ time: Double) -> Double {
      switch motion {
      case .curve(let curve, let seconds):
        guard seconds > 0, time >= 0, time <= seconds else { return 0 }
        let slope = curve.velocity(at: time / seconds) / seconds
        return slope.isFinite ? slope : 0
      case .spring(let spring, let velocity):
        return spring.velocity(target: 1.0, initialVelocity: velocity, time: time)
      }
    }
  }

  /// The curve as a scene spells it.
  package var spelling: String {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2, let seconds):
      let length = decimal(seconds, 3)
      switch (x1, y1, x2, y2) {
      case (0, 0, 1, 1): return ".linear(duration: \(length))"
      case (0.42, 0, 1, 1): return ".easeIn(duration: \(length))"
      case (0, 0, 0.58, 1): return ".easeOut(duration: \(length))"
      case (0.42, 0, 0.58, 1): return ".easeInOut(duration: \(length))"
      default:
        let points = [x1, y1, x2, y2].map { decimal($0, 2) }.joined(separator: ", ")
        return ".timingCurve(\(points), duration: \(length))"
      }
    case .spring(let seconds, let bounce, _):
      return ".spring(duration: \(decimal(seconds, 3)), bounce: \(decimal(bounce, 2)))"
    }
  }

  /// The curve in a designer's words.
  package var words: String {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2, let seconds):
      let length = decimal(seconds, 3) + " s"
      switch (x1, y1, x2, y2) {
      case (0, 0, 1, 1): return "linear \(length)"
      case (0.42, 0, 1, 1): return "easeIn \(length)"
      case (0, 0, 0.58, 1): return "easeOut \(length)"
      case (0.42, 0, 0.58, 1): return "easeInOut \(length)"
      default:
        let points = [x1, y1, x2, y2].map { decimal($0, 2) }.joined(separator: ", ")
        return "curve (\(points)) \(length)"
      }
    case .spring(let seconds, let bounce, _):
      return "spring \(decimal(seconds, 3)) s, bounce \(decimal(bounce, 2))"
    }
  }
}

/// A number with at most so many places after the point and no needless zeros.
package func decimal(_ value: Double, _ places: Int) -> String {
  guard value.isFinite else { return value.isNaN ? "–" : value > 0 ? "∞" : "−∞" }
  var power = 1.0
  for _ in 0..<places { power *= 10 }
  let rounded = (value.magnitude * power).rounded()
  let digits = String(Int(min(rounded, 1e15)))
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  var text = String(padded.dropLast(places))
  var rest = padded.suffix(places)
  while rest.last == "0" { rest.removeLast() }
  if !rest.isEmpty { text += "." + rest }
  return (value < 0 && rounded > 0 ? "-" : "") + text
}
