package import Geometry

/// A font as the catalogue asks for it: family, size and style, before any file is looked for.
package struct FontDescription: Hashable, Sendable {
  /// Which design of letters.
  package enum Family: Hashable, Sendable {
    case system, monospaced, serif, rounded
    /// A family, full or PostScript name.
    case named(String)
  }

  /// How far apart lines stand.
  package enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  package var family: Family
  /// The em, in points; more than 0.
  package var sizePoints: CGFloat
  /// 100 (ultra light) … 900 (black); 400 is regular.
  package var weight: CGFloat
  package var isItalic: Bool
  /// Whether all digits have one width.
  package var isMonospacedDigit: Bool
  package var isSmallCaps: Bool
  /// Width of letters as a share of the standard width; 1 is standard.
  package var widthShare: CGFloat
  package var leading: Leading

  package init(
    family: Family = .system, sizePoints: CGFloat, weight: CGFloat = 400, isItalic: Bool = false,
    isMonospacedDigit: Bool = false, isSmallCaps: Bool = false, widthShare: CGFloat = 1,
    leading: Leading = .standard
  ) {
    self.family = family
    self.sizePoints = sizePoints
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospacedDigit = isMonospacedDigit
    self.isSmallCaps = isSmallCaps
    self.widthShare = widthShare
    self.leading = leading
  }
}
