package import Geometry

/// How runs are set into lines.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  /// Leading is the right side when `isRightToLeft`.
  package var alignment: Alignment = .leading
  /// Nil is no limit; less than 1 counts as 1.
  package var lineLimit: Int?
  /// Whether the height is that of `lineLimit` lines even for less text.
  package var reservesSpace = false
  package var truncation: Truncation = .tail
  /// Points between lines.
  package var lineSpacing: CGFloat = 0
  /// The least share text may shrink to before it is cut, 0…1.
  package var minimumScaleFactor: CGFloat = 1
  /// Whether letters may move together a little before text is cut.
  package var allowsTightening = false
  package var isRightToLeft = false
  /// Picks forms of shared Chinese, Japanese and Korean characters; as in `ja_JP`.
  package var localeIdentifier = "en_US"

  package init() {}
}
