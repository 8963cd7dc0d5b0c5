package import Geometry

/// The vertical measures of a font at a size, in points.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  package var ascender: CGFloat
  /// From the baseline down to the bottom of a line; positive.
  package var descender: CGFloat
  /// Added below each line; may be negative for tight leading.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// From the baseline down to the middle of an underline.
  package var underlineOffset: CGFloat
  package var underlineThickness: CGFloat
  /// From the baseline up to the middle of a line through the text.
  package var strikethroughOffset: CGFloat

  /// The height of one line.
  package var lineHeight: CGFloat { ascender + descender + leading }

  package init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
    underlineOffset: CGFloat, underlineThickness: CGFloat, strikethroughOffset: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlineOffset = underlineOffset
    self.underlineThickness = underlineThickness
    self.strikethroughOffset = strikethroughOffset
  }
}
