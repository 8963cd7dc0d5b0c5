internal import Display
internal import Geometry

/// The hollow box that stands for a character no font has; always told in a warning too.
enum MissingGlyph {
  /// Shares of the em.
  static let advanceShare: CGFloat = 0.6
  private static let height: CGFloat = 0.7
  private static let margin: CGFloat = 0.06
  private static let line: CGFloat = 0.05

  /// The box for an em of 1, y down from the baseline.
  static let outline = Outline(
    Path { path in
      let outer = CGRect(x: margin, y: -height, width: advanceShare - 2 * margin, height: height)
      path.addRect(outer)
      let inner = outer.insetBy(dx: line, dy: line)
      // Against the outer turn, so that both fill rules leave it hollow.
      path.move(to: CGPoint(x: inner.minX, y: inner.minY))
      path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
      path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
      path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
      path.closeSubpath()
    })
}
