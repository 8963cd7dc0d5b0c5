public import Geometry

/// How far something has come at each share of its time: 0…1, and beyond for curves that overshoot.
public struct UnitCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case linear
    case circularIn, circularOut, circularInOut
    case bezier(UnitBezier)
  }

  let shape: Shape

  /// A cubic curve from (0, 0) to (1, 1).
  ///
  /// The x of both control points is held in 0…1, their y is free.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      shape: .bezier(
        UnitBezier(
          x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
          x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))))
  }

  private init(shape: Shape) { self.shape = shape }

  /// Progress in step with time.
  public static let linear = UnitCurve(shape: .linear)
  /// Starts slowly.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Starts and ends slowly.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// The older spelling of ``easeInOut``.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// The lower right quarter of a circle.
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  /// The upper left quarter of a circle.
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  /// Two quarters of a circle, meeting upright in the middle.
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(shape: .bezier(UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// Progress at a share of the time; the argument is held in 0…1.
  public func value(at progress: Double) -> Double {
    let t = Self.clamped(progress)
    switch shape {
    case .linear: return t
    case .circularIn: return 1 - (1 - t * t).squareRoot()
    case .circularOut: return (1 - (1 - t) * (1 - t)).squareRoot()
    case .circularInOut:
      return t < 0.5
        ? (1 - (1 - 4 * t * t).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - t) * (1 - t)).squareRoot()) / 2
    case .bezier(let bezier): return bezier.value(at: t)
    }
  }

  /// The slope at a share of the time; may be infinite where a curve stands upright.
  public func velocity(at progress: Double) -> Double {
    let t = Self.clamped(progress)
    switch shape {
    case .linear: return 1
    case .circularIn: return t / (1 - t * t).squareRoot()
    case .circularOut: return (1 - t) / (1 - (1 - t) * (1 - t)).squareRoot()
    case .circularInOut:
      let near = t < 0.5 ? t : 1 - t
      return 2 * near / (1 - 4 * near * near).squareRoot()
    case .bezier(let bezier): return bezier.velocity(at: t)
    }
  }

  /// The curve with time and progress exchanged; `circularEaseInOut` is its own, as recorded.
  public var inverse: UnitCurve {
    switch shape {
    case .linear, .circularInOut: self
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .bezier(let bezier): UnitCurve(shape: .bezier(bezier.inverse))
    }
  }

  /// A share of time held in 0…1; NaN counts as the end, so that no frame can show NaN.
  private static func clamped(_ progress: Double) -> Double {
    progress.isNaN ? 1 : min(max(progress, 0), 1)
  }

  /// The curve as a scene spells it, for logs.
  var name: String {
    switch shape {
    case .linear: "linear"
    case .circularIn: "circularEaseIn"
    case .circularOut: "circularEaseOut"
    case .circularInOut: "circularEaseInOut"
    case .bezier(let bezier):
      switch self {
      case .easeIn: "easeIn"
      case .easeOut: "easeOut"
      case .easeInOut: "easeInOut"
      default: "bezier(\(bezier.x1), \(bezier.y1), \(bezier.x2), \(bezier.y2))"
      }
    }
  }
}
