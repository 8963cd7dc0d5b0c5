internal import Geometry

/// Characters that are drawn together, with their glyphs, in points.
struct ShapedCluster {
  struct Glyph {
    var glyph: UInt32
    /// From the pen's place before the cluster.
    var x: CGFloat
    /// Down from the baseline.
    var y: CGFloat
  }

  /// Scalars of the shaped source.
  var scalars: Range<Int>
  var runIndex: Int
  /// Nil where no font has the character; then a hollow box is drawn.
  var font: SizedFont?
  var isRightToLeft: Bool
  var advance: CGFloat
  var glyphs: [Glyph]
  var kind: Kind

  enum Kind {
    case letter
    /// White space that hangs over a line's end.
    case space
    case tab
    case attachment
  }
}

/// Scalars with one font, run, script and direction, shaped.
struct ShapedItem {
  var scalars: Range<Int>
  var runIndex: Int
  var font: SizedFont?
  var level: Int
  /// From left to right.
  var clusters: [ShapedCluster]
}
