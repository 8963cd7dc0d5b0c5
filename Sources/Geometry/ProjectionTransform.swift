/// A projective map of the plane as a 3×3 matrix on row vectors: (x, y, 1) · M.
public struct ProjectionTransform: Hashable, Sendable {
  /// How much of x goes into x′.
  public var m11: CGFloat = 1
  /// How much of x goes into y′.
  public var m12: CGFloat = 0
  /// How much of x goes into the divisor.
  public var m13: CGFloat = 0
  /// How much of y goes into x′.
  public var m21: CGFloat = 0
  /// How much of y goes into y′.
  public var m22: CGFloat = 1
  /// How much of y goes into the divisor.
  public var m23: CGFloat = 0
  /// How much of the constant goes into x′.
  public var m31: CGFloat = 0
  /// How much of the constant goes into y′.
  public var m32: CGFloat = 0
  /// How much of the constant goes into the divisor.
  public var m33: CGFloat = 1

  /// The identity.
  public init() {}
  /// An affine map as a projective one.
  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// Whether this is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether the map is affine.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine part; exact when `isAffine`.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// This map followed by another.
  public func concatenating(_ n: ProjectionTransform) -> ProjectionTransform {
    var r = ProjectionTransform()
    r.m11 = m11 * n.m11 + m12 * n.m21 + m13 * n.m31
    r.m12 = m11 * n.m12 + m12 * n.m22 + m13 * n.m32
    r.m13 = m11 * n.m13 + m12 * n.m23 + m13 * n.m33
    r.m21 = m21 * n.m11 + m22 * n.m21 + m23 * n.m31
    r.m22 = m21 * n.m12 + m22 * n.m22 + m23 * n.m32
    r.m23 = m21 * n.m13 + m22 * n.m23 + m23 * n.m33
    r.m31 = m31 * n.m11 + m32 * n.m21 + m33 * n.m31
    r.m32 = m31 * n.m12 + m32 * n.m22 + m33 * n.m32
    r.m33 = m31 * n.m13 + m32 * n.m23 + m33 * n.m33
    return r
  }

  /// Replaces the map by its inverse.
  /// - Returns: Whether an inverse exists; without one nothing changes.
  public mutating func invert() -> Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0, determinant.isFinite else { return false }
    var r = ProjectionTransform()
    r.m11 = (m22 * m33 - m23 * m32) / determinant
    r.m12 = (m13 * m32 - m12 * m33) / determinant
    r.m13 = (m12 * m23 - m13 * m22) / determinant
    r.m21 = (m23 * m31 - m21 * m33) / determinant
    r.m22 = (m11 * m33 - m13 * m31) / determinant
    r.m23 = (m13 * m21 - m11 * m23) / determinant
    r.m31 = (m21 * m32 - m22 * m31) / determinant
    r.m32 = (m12 * m31 - m11 * m32) / determinant
    r.m33 = (m11 * m22 - m12 * m21) / determinant
    self = r
    return true
  }
  /// The inverse; the map itself where none exists.
  public func inverted() -> ProjectionTransform {
    var copy = self
    return copy.invert() ? copy : self
  }
}

extension CGPoint {
  /// The image of the point under a projective map.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    let px = m.m11 * x + m.m21 * y + m.m31
    let py = m.m12 * x + m.m22 * y + m.m32
    return w == 1 ? CGPoint(x: px, y: py) : CGPoint(x: px / w, y: py / w)
  }
}
