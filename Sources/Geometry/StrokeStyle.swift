/// How the end of an open stroke is drawn.
@frozen public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// How two pieces of a stroke meet.
@frozen public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// How an outline is drawn with a pen.
public struct StrokeStyle: Hashable, Sendable {
  /// Width of the pen, in points.
  public var lineWidth: CGFloat
  /// How the ends of open lines look.
  public var lineCap: CGLineCap
  /// How corners look.
  public var lineJoin: CGLineJoin
  /// Longest miter as a multiple of the width; a longer one becomes a bevel.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in points; empty draws a solid line.
  public var dash: [CGFloat]
  /// Where in the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// A style; the defaults are a solid butt-capped mitred line of one point.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of an outline is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule is used; otherwise the non-zero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// A fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The shape of a rounded corner.
@frozen public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// The four radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top leading.
  public var topLeading: CGFloat
  /// The radius at the bottom leading.
  public var bottomLeading: CGFloat
  /// The radius at the bottom trailing.
  public var bottomTrailing: CGFloat
  /// The radius at the top trailing.
  public var topTrailing: CGFloat
  /// Radii of the four corners.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
