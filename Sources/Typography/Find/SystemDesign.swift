internal import Geometry

/// How the free fonts stand in for Apple's: which file, how large, how far apart.
///
/// Sizes are chosen so that capitals are as tall as Apple's, then letters are spaced so that words
/// are as wide. Apple's system font spaces letters by a table over the size; ours adds what the
/// stand-in's own widths lack.
enum SystemDesign {
  /// The system font's measures as shares of the em (San Francisco's `hhea` and `OS/2` tables).
  static let ascender: CGFloat = 0.9521484375
  static let descender: CGFloat = 0.2412109375
  static let capHeight: CGFloat = 0.705078125
  static let xHeight: CGFloat = 0.526

  /// Above this size, in points, the system font is cut for display.
  static let largestTextSize: CGFloat = 20

  /// Apple's tracking of the system font, in points by size, from its design guidelines.
  static let tracking: [(size: CGFloat, points: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (20, -0.45), (21, -0.36),
    (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38),
    (30, 0.40), (34, 0.40), (40, 0.37), (48, 0.35), (56, 0.30), (64, 0.22), (72, 0.14), (80, 0),
  ]

  /// Inter's text cut scaled to the system font's cap height is narrower by this share of the em
  /// for each letter: with it "Label" at 17 pt is 42 pt wide and "Button" at 15 pt 46 pt, the
  /// sizes that Interface Builder gives a fresh label and button.
  static let textTrackingShare: CGFloat = 0.0165
  /// The same for the display cut, from 28 pt on, where Apple's optical axis ends.
  static let displayTrackingShare: CGFloat = 0.0144
  /// At 20 pt, where Apple's axis begins, so spaced the display cut is as wide as the text cut.
  static let displayTrackingAtSmallest: CGFloat = 0.0418

  /// Letter advance of the monospaced design, a share of the em.
  static let monospacedAdvance: CGFloat = 0.618

  /// Apple's tracking at a size, linear between the table's rows.
  static func appleTracking(at size: CGFloat) -> CGFloat {
    guard let next = tracking.firstIndex(where: { $0.size >= size }) else { return 0 }
    guard next > 0 else { return tracking[0].points * size / tracking[0].size }
    let (low, high) = (tracking[next - 1], tracking[next])
    return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
  }

  /// Points added after each letter of Inter's text cut.
  static func textTracking(at size: CGFloat) -> CGFloat {
    appleTracking(at: size) + textTrackingShare * size
  }

  /// Points added after each letter of Inter's display cut; meant for sizes above 20.
  static func displayTracking(at size: CGFloat) -> CGFloat {
    guard size < 28 else { return appleTracking(at: size) + displayTrackingShare * size }
    let atLargest = displayTrackingShare + appleTracking(at: 28) / 28
    let way = (max(size, 20) - 20) / 8
    return (displayTrackingAtSmallest + (atLargest - displayTrackingAtSmallest) * way) * size
  }

  /// Inter's file for a weight of 100…900.
  static func interFile(weight: CGFloat, isItalic: Bool, isDisplay: Bool) -> String {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let step = min(max(Int((weight / 100).rounded()), 1), 9) - 1
    let style =
      switch (names[step], isItalic) {
      case ("Regular", true): "Italic"
      case (let name, true): name + "Italic"
      case (let name, false): name
      }
    return (isDisplay ? "InterDisplay-" : "Inter-") + style + ".otf"
  }
}
