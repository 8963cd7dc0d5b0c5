package import Display
package import Geometry

/// Text set into lines.
///
/// Points, y down, from the layout's top left corner.
package struct TextLayout: Equatable, Sendable {
  /// Rounded up to whole pixels.
  package var size: CGSize
  /// Baselines, down from the top.
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  package var lines: [Line]
  /// Whether some of the text is not shown.
  package var isTruncated: Bool
  /// What to draw, in order.
  package var pieces: [Piece]
  /// One for each visible glyph cluster, line by line, from left to right.
  package var glyphs: [Glyph]

  package struct Line: Equatable, Sendable {
    /// Tight sideways (without trailing white space), the whole line height tall.
    package var frame: CGRect
    package var baseline: CGFloat
    /// Indices into `glyphs`.
    package var glyphs: Range<Int>
    /// Unicode scalars of the joined runs.
    package var scalars: Range<Int>
  }

  package enum Piece: Equatable, Sendable {
    case outlines([PlacedOutline], colorIndex: Int)
    case image(DisplayImage, CGRect)
    case decoration(CGRect, pattern: TextRun.LinePattern, colorIndex: Int)
    case attachment(id: Int, CGRect, colorIndex: Int)
  }

  /// What one cluster of characters draws.
  package struct Glyph: Equatable, Sendable {
    package var text: String
    /// Unicode scalars of the joined runs; an ellipsis has an empty range.
    package var scalars: Range<Int>
    package var runIndex: Int
    package var colorIndex: Int
    package var line: Int
    /// The pen's place before the cluster.
    package var x: CGFloat
    package var baseline: CGFloat
    package var width: CGFloat
    package var isRightToLeft: Bool
    package var outlines: [PlacedOutline]
    package var image: PlacedImage?
    package var attachment: TextRun.Attachment?
  }

  package struct PlacedImage: Equatable, Sendable {
    package var image: DisplayImage
    package var frame: CGRect
  }
}
