/// A direction and length in the plane, in points.
public struct CGVector: Hashable, Sendable, Codable {
  /// The part along x, to the right.
  public var dx: CGFloat
  /// The part along y, downwards.
  public var dy: CGFloat
  /// No length.
  public init() {
    dx = 0
    dy = 0
  }
  /// A vector of the given parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// No length.
  public static let zero = CGVector()
}
