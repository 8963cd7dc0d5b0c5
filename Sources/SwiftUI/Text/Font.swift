import Typography

/// A font, resolved where text is set.
public struct Font: Hashable, Sendable {
  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    /// 100…900.
    let value: CGFloat
    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }
  /// The design of letters.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// A share of the standard width.
    public var value: CGFloat
    /// A width.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrow.
    public static let compressed = Width(0.75)
    /// Rather narrow.
    public static let condensed = Width(0.87)
    /// Standard.
    public static let standard = Width(1)
    /// Wide.
    public static let expanded = Width(1.2)
  }
  /// How far apart lines stand.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  /// A size by the part that text plays.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2, extraLargeTitle, extraLargeTitle2
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(CGFloat)
    case custom(String, CGFloat, relativeTo: TextStyle?)
  }
  var base: Base
  var design = Design.default
  var weight: Weight?
  var isItalic = false
  var isMonospacedDigit = false
  var isSmallCaps = false
  var width: Width?
  var leading = Leading.standard
  init(_ base: Base) { self.base = base }

  /// A system font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(.system(size))
    font.weight = weight
    font.design = design ?? .default
    return font
  }
  /// A system font of a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(.style(style))
    font.weight = weight
    font.design = design ?? .default
    return font
  }
  /// A font by name, whose size follows the body size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }
  /// A font by name, whose size follows a style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size, relativeTo: style))
  }
  /// A font by name of a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }

  /// Very large titles.
  public static let largeTitle = Font(.style(.largeTitle))
  /// Titles.
  public static let title = Font(.style(.title))
  /// Smaller titles.
  public static let title2 = Font(.style(.title2))
  /// Still smaller titles.
  public static let title3 = Font(.style(.title3))
  /// Headlines.
  public static let headline = Font(.style(.headline))
  /// Below headlines.
  public static let subheadline = Font(.style(.subheadline))
  /// Running text.
  public static let body = Font(.style(.body))
  /// Callouts.
  public static let callout = Font(.style(.callout))
  /// Footnotes.
  public static let footnote = Font(.style(.footnote))
  /// Captions.
  public static let caption = Font(.style(.caption))
  /// Smaller captions.
  public static let caption2 = Font(.style(.caption2))

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The bold font.
  public func bold() -> Font { with { $0.weight = .bold } }
  /// The italic font.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }
  /// The font with letters of one width.
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  /// The font with small capitals.
  public func smallCaps() -> Font { with { $0.isSmallCaps = true } }
  /// The font with small capitals for lower case.
  public func lowercaseSmallCaps() -> Font { with { $0.isSmallCaps = true } }
  /// The font with small capitals for upper case.
  public func uppercaseSmallCaps() -> Font { with { $0.isSmallCaps = true } }
  /// The font in a width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  /// The font with another line distance.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// The description that typography works with.
  func description(in environment: EnvironmentValues) -> FontDescription {
    var description = FontDescription(sizePoints: 17)
    switch base {
    case .style(let style):
      description.sizePoints = style.size(in: environment)
      description.weight = style.weight
    case .system(let size): description.sizePoints = max(size, 0.01)
    case .custom(let name, let size, let style):
      description.family = .named(name)
      let share = style.map { $0.size(in: environment) / $0.standardSize } ?? 1
      description.sizePoints = max(size * share, 0.01)
    }
    if case .custom = base {
    } else {
      switch design {
      case .default: break
      case .serif: description.family = .serif
      case .rounded: description.family = .rounded
      case .monospaced: description.family = .monospaced
      }
    }
    if let weight { description.weight = weight.value }
    description.isItalic = isItalic
    description.isMonospacedDigit = isMonospacedDigit
    description.isSmallCaps = isSmallCaps
    if let width { description.widthShare = width.value }
    switch leading {
    case .standard: break
    case .tight: description.leading = .tight
    case .loose: description.leading = .loose
    }
    return description
  }
}

extension Font.TextStyle {
  /// At the standard size of dynamic type, in points.
  var standardSize: CGFloat {
    switch self {
    case .extraLargeTitle: 36
    case .extraLargeTitle2: 28
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
  var weight: CGFloat {
    switch self {
    case .headline: 600
    case .extraLargeTitle, .extraLargeTitle2: 700
    default: 400
    }
  }
  /// At the size of text of an environment, in points.
  func size(in environment: EnvironmentValues) -> CGFloat {
    let step = Typography.TextStyle.Size(rawValue: environment.dynamicTypeSize.rawValue) ?? .large
    return table.sizePoints(at: step)
  }
  private var table: Typography.TextStyle {
    switch self {
    case .extraLargeTitle: .extraLargeTitle
    case .extraLargeTitle2: .extraLargeTitle2
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private struct FontDesignKey: EnvironmentKey { static let defaultValue: Font.Design? = nil }
private struct ItalicKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The font of text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }
  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }
  var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }
  /// The font that applies here, with weight, design and slant set for the view.
  var effectiveFont: Font {
    var font = font ?? .body
    if let fontWeight { font.weight = fontWeight }
    if let fontDesign { font.design = fontDesign }
    if isItalic { font.isItalic = true }
    return font
  }
}

extension View {
  /// The font of text inside.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// The weight of text inside.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  /// The design of text inside.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }
  /// Bold text inside.
  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }
  /// Italic text inside.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
  /// Digits of one width inside.
  public func monospacedDigit() -> some View {
    modifier(EnvironmentChange { $0.font = ($0.font ?? .body).monospacedDigit() })
  }
  /// Letters of one width inside.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontDesign, isActive ? .monospaced : nil)
  }
}
