package import Geometry

/// A stretch of text in one style.
package struct TextRun: Hashable, Sendable {
  /// How a line under or through text is drawn.
  package enum LinePattern: Hashable, Sendable {
    case solid, dot, dash, dashDot, dashDotDot
  }

  /// A picture that stands in the text like a letter.
  package struct Attachment: Hashable, Sendable {
    /// Comes back in the layout's piece.
    package var id: Int
    package var size: CGSize
    /// How far the picture reaches below the baseline, in points.
    package var descent: CGFloat
    package init(id: Int, size: CGSize, descent: CGFloat) {
      self.id = id
      self.size = size
      self.descent = descent
    }
  }

  package var text: String
  package var font: FontDescription
  /// Points added after each character; ligatures stay.
  package var kerning: CGFloat = 0
  /// Points added after each character; anything but 0 takes ligatures apart.
  package var tracking: CGFloat = 0
  /// Points up from the line's baseline.
  package var baselineOffset: CGFloat = 0
  package var underline: LinePattern?
  package var strikethrough: LinePattern?
  /// The caller's name for a paint; comes back in the layout's pieces.
  package var colorIndex = 0
  /// The callers' names for the paints of lines; nil follows the text.
  package var underlineColorIndex: Int?
  package var strikethroughColorIndex: Int?
  /// Takes the place of the text, which is then one U+FFFC.
  package var attachment: Attachment?

  package init(_ text: String, font: FontDescription, colorIndex: Int = 0) {
    self.text = text
    self.font = font
    self.colorIndex = colorIndex
  }

  package init(_ attachment: Attachment, font: FontDescription, colorIndex: Int = 0) {
    self.init("\u{FFFC}", font: font, colorIndex: colorIndex)
    self.attachment = attachment
  }
}
