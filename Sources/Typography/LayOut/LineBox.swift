internal import Geometry

/// One set line, in points, before its place in the layout is known.
struct LineBox {
  /// From left to right.
  var clusters: [ShapedCluster]
  /// What the clusters' scalars index.
  var source: TextSource
  /// Without white space that hangs over the end.
  var width: CGFloat
  var ascent: CGFloat
  var descent: CGFloat
  var leading: CGFloat
  /// Scalars of the whole text.
  var scalars: Range<Int>
  var isParagraphRightToLeft: Bool

  var height: CGFloat { ascent + descent + leading }

  /// Distance between tab stops, in points, as text systems of Apple's have it by default.
  static let tabStop: CGFloat = 28

  /// The width of a tab that begins at a place, counted from where the line begins.
  static func tabAdvance(at x: CGFloat) -> CGFloat {
    ((x / tabStop).rounded(.down) + 1) * tabStop - x
  }

  /// Gives each tab the width to the next stop, in the order of the text, and adds up the line.
  static func setTabs(_ clusters: inout [ShapedCluster]) -> CGFloat {
    var x: CGFloat = 0
    let order = clusters.indices.sorted {
      clusters[$0].scalars.lowerBound < clusters[$1].scalars.lowerBound
    }
    for i in order {
      if clusters[i].kind == .tab { clusters[i].advance = tabAdvance(at: x) }
      x += clusters[i].advance
    }
    return x
  }
}
