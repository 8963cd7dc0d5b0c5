/// A length of time in seconds.
public typealias CFTimeInterval = Double
/// A moment in seconds since 2001.
public typealias CFAbsoluteTime = Double

/// The present moment in seconds since 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// How a picture is mixed with what lies under it.
@frozen public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

/// How carefully a picture is resized.
@frozen public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default`, none, low, high, medium
}

/// Colours along a line.
public final class CGGradient {
  /// The colours.
  public let colors: [CGColor]
  /// Their places, 0…1.
  public let locations: [CGFloat]
  /// A gradient; without places the colours are spread evenly.
  public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
    self.colors = colors
    let last = CGFloat(max(colors.count - 1, 1))
    self.locations = locations ?? colors.indices.map { CGFloat($0) / last }
  }
}

extension CGPoint {
  /// Whether both are the same point.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both are the same size.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether both are the same rectangle.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

/// A rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
/// A point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
