import CoreGraphics

extension UIColor {
  /// Red, green and blue of 0…255 in light and in dark surroundings, and alphas.
  private static func adaptive(
    _ light: (CGFloat, CGFloat, CGFloat), _ dark: (CGFloat, CGFloat, CGFloat),
    _ lightAlpha: CGFloat = 1, _ darkAlpha: CGFloat = 1
  ) -> UIColor {
    UIColor(_resolve: { isDark in
      let parts = isDark ? dark : light
      return (parts.0 / 255, parts.1 / 255, parts.2 / 255, isDark ? darkAlpha : lightAlpha)
    })
  }

  // The system's palette.

  /// The system's red.
  public static let systemRed = adaptive((255, 59, 48), (255, 69, 58))
  /// The system's orange.
  public static let systemOrange = adaptive((255, 149, 0), (255, 159, 10))
  /// The system's yellow.
  public static let systemYellow = adaptive((255, 204, 0), (255, 214, 10))
  /// The system's green.
  public static let systemGreen = adaptive((52, 199, 89), (48, 209, 88))
  /// The system's mint.
  public static let systemMint = adaptive((0, 199, 190), (99, 230, 226))
  /// The system's teal.
  public static let systemTeal = adaptive((48, 176, 199), (64, 200, 224))
  /// The system's cyan.
  public static let systemCyan = adaptive((50, 173, 230), (100, 210, 255))
  /// The system's blue.
  public static let systemBlue = adaptive((0, 122, 255), (10, 132, 255))
  /// The system's indigo.
  public static let systemIndigo = adaptive((88, 86, 214), (94, 92, 230))
  /// The system's purple.
  public static let systemPurple = adaptive((175, 82, 222), (191, 90, 242))
  /// The system's pink.
  public static let systemPink = adaptive((255, 45, 85), (255, 55, 95))
  /// The system's brown.
  public static let systemBrown = adaptive((162, 132, 94), (172, 142, 104))
  /// The system's gray.
  public static let systemGray = adaptive((142, 142, 147), (142, 142, 147))
  /// The system's second grey.
  public static let systemGray2 = adaptive((174, 174, 178), (99, 99, 102))
  /// The system's third grey.
  public static let systemGray3 = adaptive((199, 199, 204), (72, 72, 74))
  /// The system's fourth grey.
  public static let systemGray4 = adaptive((209, 209, 214), (58, 58, 60))
  /// The system's fifth grey.
  public static let systemGray5 = adaptive((229, 229, 234), (44, 44, 46))
  /// The system's sixth grey.
  public static let systemGray6 = adaptive((242, 242, 247), (28, 28, 30))

  // Colours by what they are for.

  /// Text.
  public static let label = adaptive((0, 0, 0), (255, 255, 255))
  /// Text of less weight.
  public static let secondaryLabel = adaptive((60, 60, 67), (235, 235, 245), 0.6, 0.6)
  /// Text of little weight.
  public static let tertiaryLabel = adaptive((60, 60, 67), (235, 235, 245), 0.3, 0.3)
  /// Text of least weight.
  public static let quaternaryLabel = adaptive((60, 60, 67), (235, 235, 245), 0.18, 0.16)
  /// Text in an empty field.
  public static let placeholderText = adaptive((60, 60, 67), (235, 235, 245), 0.3, 0.3)
  /// A link.
  public static let link = adaptive((0, 122, 255), (9, 132, 255))
  /// The accent.
  public static let tintColor = adaptive((0, 122, 255), (10, 132, 255))
  /// A thin line that lets through.
  public static let separator = adaptive((60, 60, 67), (84, 84, 88), 0.29, 0.6)
  /// A thin line.
  public static let opaqueSeparator = adaptive((198, 198, 200), (56, 56, 58))
  /// The back of a screen.
  public static let systemBackground = adaptive((255, 255, 255), (0, 0, 0))
  /// The back of a group on a screen.
  public static let secondarySystemBackground = adaptive((242, 242, 247), (28, 28, 30))
  /// The back of a group in a group.
  public static let tertiarySystemBackground = adaptive((255, 255, 255), (44, 44, 46))
  /// The back of a grouped screen.
  public static let systemGroupedBackground = adaptive((242, 242, 247), (0, 0, 0))
  /// The back of a group on a grouped screen.
  public static let secondarySystemGroupedBackground = adaptive((255, 255, 255), (28, 28, 30))
  /// The back of a group in a group on a grouped screen.
  public static let tertiarySystemGroupedBackground = adaptive((242, 242, 247), (44, 44, 46))
  /// The fill of a small shape.
  public static let systemFill = adaptive((120, 120, 128), (120, 120, 128), 0.2, 0.36)
  /// The fill of a middle shape.
  public static let secondarySystemFill = adaptive((120, 120, 128), (120, 120, 128), 0.16, 0.32)
  /// The fill of a large shape.
  public static let tertiarySystemFill = adaptive((118, 118, 128), (118, 118, 128), 0.12, 0.24)
  /// The fill of a very large shape.
  public static let quaternarySystemFill = adaptive((116, 116, 128), (118, 118, 128), 0.08, 0.18)
  /// Dark text.
  public static let darkText = adaptive((0, 0, 0), (0, 0, 0))
  /// Light text.
  public static let lightText = adaptive((255, 255, 255), (255, 255, 255), 0.6, 0.6)

  // Fixed colours.

  /// Fixed black.
  public static let black = UIColor(
    red: 0, green: 0, blue: 0, alpha: 1)
  /// Fixed darkGray.
  public static let darkGray = UIColor(
    red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
  /// Fixed lightGray.
  public static let lightGray = UIColor(
    red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
  /// Fixed white.
  public static let white = UIColor(
    red: 1, green: 1, blue: 1, alpha: 1)
  /// Fixed gray.
  public static let gray = UIColor(
    red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// Fixed red.
  public static let red = UIColor(
    red: 1, green: 0, blue: 0, alpha: 1)
  /// Fixed green.
  public static let green = UIColor(
    red: 0, green: 1, blue: 0, alpha: 1)
  /// Fixed blue.
  public static let blue = UIColor(
    red: 0, green: 0, blue: 1, alpha: 1)
  /// Fixed cyan.
  public static let cyan = UIColor(
    red: 0, green: 1, blue: 1, alpha: 1)
  /// Fixed yellow.
  public static let yellow = UIColor(
    red: 1, green: 1, blue: 0, alpha: 1)
  /// Fixed magenta.
  public static let magenta = UIColor(
    red: 1, green: 0, blue: 1, alpha: 1)
  /// Fixed orange.
  public static let orange = UIColor(
    red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Fixed purple.
  public static let purple = UIColor(
    red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Fixed brown.
  public static let brown = UIColor(
    red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
}
