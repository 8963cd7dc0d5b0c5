import CoreGraphics

/// A font by what is known of it: a name or the system's design, a size and a weight.
open class UIFont: NSObject {
  /// The name of the family; nil stands for the system's font.
  public let _familyName: String?
  /// Size in points.
  public let pointSize: CGFloat
  /// Weight of the strokes.
  public let _weight: Weight
  /// Whether all letters have one width.
  public let _isMonospaced: Bool

  init(_ name: String?, _ size: CGFloat, _ weight: Weight = .regular, isMonospaced: Bool = false) {
    _familyName = name
    pointSize = size
    _weight = weight
    _isMonospaced = isMonospaced
  }
  /// A font by its name; whether it is there shows when it is drawn.
  public convenience init?(name: String, size: CGFloat) { self.init(name, size) }

  /// The name of the font.
  open var fontName: String { _familyName ?? ".SFUI-Regular" }
  /// The name of the family.
  open var familyName: String { _familyName ?? ".AppleSystemUIFont" }
  /// Distance of lines, in points; the system's font has 1.193 times its size.
  open var lineHeight: CGFloat { pointSize * 1.193359375 }
  /// The font in another size.
  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(_familyName, size, _weight, isMonospaced: _isMonospaced)
  }

  /// The system's font.
  open class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(nil, size, weight)
  }
  /// The system's bold font.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(nil, size, .bold) }
  /// The system's slanted font; drawn upright here.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(nil, size) }
  /// The system's font with letters of one width.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(nil, size, weight, isMonospaced: true)
  }
  /// The system's font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(nil, size, weight)
  }
  /// The font of a style of text at the usual size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(nil, style.size, style == .headline ? .semibold : .regular)
  }
  /// Size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// Size of the words on buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The system's usual size, in points.
  public static let systemFontSize: CGFloat = 14
  /// The system's small size, in points.
  public static let smallSystemFontSize: CGFloat = 12

  /// A weight of strokes, −1…1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat
    /// A weight by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// The usual.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// A style of text.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
    /// Its usual size, in points.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }
}
