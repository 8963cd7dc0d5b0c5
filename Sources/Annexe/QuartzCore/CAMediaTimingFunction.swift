import CoreGraphics

/// A curve of time by its two control points.
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// A curve through (0, 0) and (1, 1).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    super.init()
  }
  /// A curve by its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
  /// One of the four points, 0…3, as x and y.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    guard (0..<4).contains(index) else { return }
    values[0] = points[index * 2]
    values[1] = points[index * 2 + 1]
  }
}

/// The name of a curve of time.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A straight line.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The system's own.
  public static let `default` = Self(rawValue: "default")
}
