import Display

/// A colour of the system, light and dark.
///
/// Classic generation.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, tertiary, quaternary, quinary, fill

  func color(in environment: EnvironmentValues) -> DisplayColor {
    let (light, dark) = values
    return environment.colorScheme == .dark ? dark : light
  }

  private var values: (light: DisplayColor, dark: DisplayColor) {
    switch self {
    case .red: (rgb(255, 59, 48), rgb(255, 69, 58))
    case .orange: (rgb(255, 149, 0), rgb(255, 159, 10))
    case .yellow: (rgb(255, 204, 0), rgb(255, 214, 10))
    case .green: (rgb(52, 199, 89), rgb(48, 209, 88))
    case .mint: (rgb(0, 199, 190), rgb(99, 230, 226))
    case .teal: (rgb(48, 176, 199), rgb(64, 200, 224))
    case .cyan: (rgb(50, 173, 230), rgb(100, 210, 255))
    case .blue: (rgb(0, 122, 255), rgb(10, 132, 255))
    case .indigo: (rgb(88, 86, 214), rgb(94, 92, 230))
    case .purple: (rgb(175, 82, 222), rgb(191, 90, 242))
    case .pink: (rgb(255, 45, 85), rgb(255, 55, 95))
    case .brown: (rgb(162, 132, 94), rgb(172, 142, 104))
    case .gray: (rgb(142, 142, 147), rgb(142, 142, 147))
    case .primary: (.black, .white)
    case .secondary: (rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6))
    case .tertiary: (rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3))
    case .quaternary: (rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16))
    case .quinary: (rgb(0, 0, 0, 0.05), rgb(255, 255, 255, 0.05))
    case .fill: (rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36))
    }
  }
}

/// A colour of whole numbers 0…255.
private func rgb(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1)
  -> DisplayColor
{
  DisplayColor(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
}

extension Color {
  /// The system's red.
  public static let red = Color(.system(.red))
  /// The system's orange.
  public static let orange = Color(.system(.orange))
  /// The system's yellow.
  public static let yellow = Color(.system(.yellow))
  /// The system's green.
  public static let green = Color(.system(.green))
  /// The system's mint.
  public static let mint = Color(.system(.mint))
  /// The system's teal.
  public static let teal = Color(.system(.teal))
  /// The system's cyan.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue.
  public static let blue = Color(.system(.blue))
  /// The system's indigo.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple.
  public static let purple = Color(.system(.purple))
  /// The system's pink.
  public static let pink = Color(.system(.pink))
  /// The system's brown.
  public static let brown = Color(.system(.brown))
  /// The system's grey.
  public static let gray = Color(.system(.gray))
  /// White.
  public static let white = Color(DisplayColor.white)
  /// Black.
  public static let black = Color(DisplayColor.black)
  /// Nothing.
  public static let clear = Color(DisplayColor.clear)
  /// The colour of text.
  public static let primary = Color(.system(.primary))
  /// The colour of text with less emphasis.
  public static let secondary = Color(.system(.secondary))
  /// The colour of controls.
  public static let accentColor = Color(.accent)

  static func labelColor(level: Int) -> Color {
    let levels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    return Color(.system(levels[min(max(level, 0), levels.count - 1)]))
  }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's grey.
  public static var gray: Color { .gray }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// Nothing.
  public static var clear: Color { .clear }
}
