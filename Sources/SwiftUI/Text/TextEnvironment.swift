import Typography

/// How lines of text stand to each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

extension Text {
  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// Upper or lower case.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

private struct AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct TruncationKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}
private struct TighteningKey: EnvironmentKey { static let defaultValue = false }
private struct ReservesSpaceKey: EnvironmentKey { static let defaultValue = false }
private struct CaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private struct KerningKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct BaselineKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct TrackingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct UnderlineKey: EnvironmentKey { static let defaultValue: TextLine? = nil }
private struct StrikethroughKey: EnvironmentKey { static let defaultValue: TextLine? = nil }

extension EnvironmentValues {
  /// How lines of text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }
  /// The most lines of a text.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// Space between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How small text may become to fit, as a share.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  /// Where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  /// Whether letters may move together to fit.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  /// Upper or lower case.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }
  var reservesLineSpace: Bool {
    get { self[ReservesSpaceKey.self] }
    set { self[ReservesSpaceKey.self] = newValue }
  }
  var textKerning: CGFloat {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }
  var textBaselineOffset: CGFloat {
    get { self[BaselineKey.self] }
    set { self[BaselineKey.self] = newValue }
  }
  var textTracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }
  var textUnderline: TextLine? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }
  var textStrikethrough: TextLine? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }

  var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    switch multilineTextAlignment {
    case .leading: style.alignment = .leading
    case .center: style.alignment = .center
    case .trailing: style.alignment = .trailing
    }
    style.lineLimit = lineLimit
    style.reservesSpace = reservesLineSpace
    switch truncationMode {
    case .head: style.truncation = .head
    case .middle: style.truncation = .middle
    case .tail: style.truncation = .tail
    }
    style.lineSpacing = lineSpacing
    style.minimumScaleFactor = minimumScaleFactor
    style.allowsTightening = allowsTightening
    style.isRightToLeft = layoutDirection == .rightToLeft
    style.localeIdentifier = locale.identifier
    return style
  }
}

extension View {
  /// How lines of text inside stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// The most lines of each text inside.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// The most lines of each text inside; the space for them may be kept.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      EnvironmentChange {
        $0.lineLimit = limit
        $0.reservesLineSpace = reservesSpace
      })
  }
  /// Between how many lines each text inside has.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  /// At least how many lines each text inside may have.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil)
  }
  /// At most how many lines each text inside has.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  /// Space between lines, in points.
  public func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
  /// How small text may become to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Where text that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Whether letters may move together to fit.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// Upper or lower case.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  /// More or less space after each letter.
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.textKerning, kerning) }
  /// More or less space between letters.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.textTracking, tracking) }
  /// Moves text inside up, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textBaselineOffset, baselineOffset)
  }
  /// A line under text inside.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.textUnderline, isActive ? TextLine(pattern: .solid, color: color) : nil)
  }
  /// A line through text inside.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.textStrikethrough, isActive ? TextLine(pattern: .solid, color: color) : nil)
  }
  /// Text inside with a line of a pattern under it.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    environment(
      \.textUnderline,
      isActive ? Text.LineStyle(pattern: pattern, color: color).line : nil)
  }
  /// Text inside with a line of a pattern through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    environment(
      \.textStrikethrough,
      isActive ? Text.LineStyle(pattern: pattern, color: color).line : nil)
  }
}
