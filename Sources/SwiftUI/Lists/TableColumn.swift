import Foundation

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// What a row shows.
  public typealias TableRowValue = RowValue
  let label: Label
  let content: (RowValue) -> Content
  var width = ColumnWidth()
  var alignment = Alignment.leading

  /// The column by itself.
  public var _columns: [AnyTableColumn<RowValue>] {
    [
      AnyTableColumn(
        title: AnyView(label), cell: { AnyView(content($0)) }, width: width, alignment: alignment)
    ]
  }
  /// The column in a width, in points.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width = ColumnWidth(least: width, ideal: width, most: width)
    return copy
  }
  /// The column between two widths, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn
  {
    var copy = self
    copy.width = ColumnWidth(least: min, ideal: ideal, most: max)
    return copy
  }
  /// The column with its cells at a side.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var copy = self
    copy.alignment = alignment.alignment
    return copy
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column of views.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), content: content) }
  /// A column of views.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), content: content) }
}
extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// A column of words.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column of views that could be sorted by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), content: content) }
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// A column of words that could be sorted.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }
}

/// At which side the cells of a column lie.
public struct TableColumnAlignment: Sendable {
  let alignment: Alignment
  /// The platform's choice.
  public static let automatic = TableColumnAlignment(alignment: .leading)
  /// The leading side.
  public static let leading = TableColumnAlignment(alignment: .leading)
  /// The middle.
  public static let center = TableColumnAlignment(alignment: .center)
  /// The trailing side.
  public static let trailing = TableColumnAlignment(alignment: .trailing)
  /// The trailing side, as numbers have it.
  public static let numeric = TableColumnAlignment(alignment: .trailing)
}

struct ColumnWidth {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
}

/// A column of any type.
public struct AnyTableColumn<RowValue> {
  let title: AnyView
  let cell: (RowValue) -> AnyView
  let width: ColumnWidth
  let alignment: Alignment
}

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  /// The columns in order.
  var _columns: [AnyTableColumn<TableRowValue>] { get }
}

/// Columns one after the other.
public struct TupleTableColumnContent<RowValue: Identifiable>: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// The columns in order.
  public nonisolated let _columns: [AnyTableColumn<RowValue>]
}

/// Builds columns from statements.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// An expression.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TupleTableColumnContent<RowValue> { TupleTableColumnContent(column) }
  /// Several columns.
  public static func buildBlock(
    _ columns: TupleTableColumnContent<RowValue>...
  ) -> TupleTableColumnContent<RowValue> { TupleTableColumnContent(columns) }
  /// An `if` without `else`.
  public static func buildIf(
    _ columns: TupleTableColumnContent<RowValue>?
  ) -> TupleTableColumnContent<RowValue> { columns ?? TupleTableColumnContent([]) }
}

/// Builds columns of which some can be sorted from statements.
@resultBuilder
public enum _SortedTableColumnBuilder<RowValue: Identifiable, Sort> {
  /// A column that can be sorted.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TupleTableColumnContent<RowValue> { TupleTableColumnContent(column) }
  /// A column that cannot.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TupleTableColumnContent<RowValue> { TupleTableColumnContent(column) }
  /// Several columns.
  public static func buildBlock(
    _ columns: TupleTableColumnContent<RowValue>...
  ) -> TupleTableColumnContent<RowValue> { TupleTableColumnContent(columns) }
  /// An `if` without `else`.
  public static func buildIf(
    _ columns: TupleTableColumnContent<RowValue>?
  ) -> TupleTableColumnContent<RowValue> { columns ?? TupleTableColumnContent([]) }
}

extension TupleTableColumnContent {
  init(_ column: some TableColumnContent<RowValue>) {
    self.init(_columns: onMainThread { column._columns })
  }
  init(_ parts: [TupleTableColumnContent]) { self.init(_columns: parts.flatMap(\._columns)) }
}
