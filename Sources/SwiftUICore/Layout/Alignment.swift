/// A way to find a line in a view that others can be aligned with.
public protocol AlignmentID {
  /// Where the line is in a view that does not set it, in points from the leading or top side.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A line across a view, horizontal or vertical, by its identity.
package struct AlignmentKey: Hashable {
  let id: ObjectIdentifier
  let axis: Axis
  let type: any AlignmentID.Type
  init(_ type: any AlignmentID.Type, _ axis: Axis) {
    id = ObjectIdentifier(type)
    self.axis = axis
    self.type = type
  }
  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(axis)
  }
}

/// A vertical line that views side by side are lined up at.
public struct HorizontalAlignment: Equatable {
  package let key: AlignmentKey
  /// A line of the scene's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  /// The leading side.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing side.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The leading side of a list's row separator.
  public static let listRowSeparatorLeading = leading
  /// The trailing side of a list's row separator.
  public static let listRowSeparatorTrailing = trailing
}

/// A horizontal line that views above each other are lined up at.
public struct VerticalAlignment: Equatable {
  package let key: AlignmentKey
  /// A line of the scene's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  /// The top.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A point in a view as two lines.
public struct Alignment: Equatable {
  /// The vertical line.
  public var horizontal: HorizontalAlignment
  /// The horizontal line.
  public var vertical: VerticalAlignment
  /// A point from two lines.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension HorizontalAlignment: @unchecked Sendable {}
extension VerticalAlignment: @unchecked Sendable {}
extension Alignment: @unchecked Sendable {}

/// A view's size and the lines it can be aligned at, in its own space.
public struct ViewDimensions: Equatable {
  let box: Box
  let size: CGSize
  /// The offer that the size answers.
  let proposal: ProposedViewSize
  /// Width in points.
  public var width: CGFloat { size.width }
  /// Height in points.
  public var height: CGFloat { size.height }

  /// Where a vertical line is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }
  /// Where a horizontal line is.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }
  /// Where a vertical line was set to be, if it was.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    box.line(guide.key, for: proposal)
  }
  /// Where a horizontal line was set to be, if it was.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    box.line(guide.key, for: proposal)
  }
  func value(of key: AlignmentKey) -> CGFloat {
    box.line(key, for: proposal) ?? key.type.defaultValue(in: self)
  }
  /// Whether two views have the same size.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.box === rhs.box && lhs.size == rhs.size
  }
}
