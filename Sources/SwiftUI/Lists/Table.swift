/// Rows of values in columns; where there is little room only the first column is shown.
public struct Table<Value: Identifiable, Rows, Columns>: View {
  let rows: [Value]
  let columns: [AnyTableColumn<Value>]
  let isChosen: (Value.ID) -> Bool
  let choose: ((Value.ID) -> Void)?
  @State private var width: CGFloat = 0
  @Environment(\.showsTableHeaders) private var showsHeaders

  init(
    _ rows: [Value], _ columns: [AnyTableColumn<Value>],
    isChosen: @escaping (Value.ID) -> Bool = { _ in false }, choose: ((Value.ID) -> Void)? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.isChosen = isChosen
    self.choose = choose
  }

  /// The table, or its first column as a list.
  public var body: some View {
    // The width of a phone turned upright and a little more.
    let isNarrow = width < 600
    let shown = isNarrow ? Array(columns.prefix(1)) : columns
    VStack(spacing: 0) {
      if showsHeaders && !isNarrow {
        cells(shown) { $0.title }
          .font(.footnote.weight(.semibold))
          .foregroundStyle(Color.secondary)
          .padding(.vertical, 8)
        Hairline(axis: .horizontal)
      }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(rows) { row in
            cells(shown) { $0.cell(row) }
              .frame(minHeight: ListMeasure.rowHeight)
              .background(isChosen(row.id) ? ControlColor.fill : Color.clear)
              .contentShape(Rectangle())
              .modifier(TouchModifier(tap(row.id)))
            Hairline(axis: .horizontal).padding(.leading, ListMeasure.inset)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(ControlColor.background)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }

  private func cells(
    _ columns: [AnyTableColumn<Value>], _ make: @escaping (AnyTableColumn<Value>) -> AnyView
  ) -> some View {
    HStack(spacing: 8) {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        make(column)
          .lineLimit(1)
          .frame(minWidth: column.width.least, idealWidth: column.width.ideal, alignment: .leading)
          .frame(maxWidth: column.width.most ?? .infinity, alignment: column.alignment)
      }
    }
    .padding(.horizontal, ListMeasure.inset)
  }

  private func tap(_ id: Value.ID) -> TouchActions {
    var actions = TouchActions()
    if let choose { actions.tap = { _ in choose(id) } }
    return actions
  }
}

extension Table where Rows == TableForEachContent<[Value]> {
  /// A row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns == TupleTableColumnContent<Value> {
    self.init(Array(data), columns()._columns)
  }
  /// A row for each element; one can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns == TupleTableColumnContent<Value> {
    self.init(
      Array(data), columns()._columns, isChosen: { selection.wrappedValue == $0 },
      choose: { selection.wrappedValue = $0 })
  }
  /// A row for each element; some can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns == TupleTableColumnContent<Value> {
    self.init(
      Array(data), columns()._columns, isChosen: { selection.wrappedValue.contains($0) },
      choose: { selection.wrappedValue = [$0] })
  }
  /// A row for each element; a tap on a title would sort, which no film's table does.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @_SortedTableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Columns == TupleTableColumnContent<Value> {
    self.init(Array(data), columns()._columns)
  }
}

/// The rows of a table.
public struct TableForEachContent<Data> {}

private struct TableHeadersKey: EnvironmentKey { static let defaultValue = true }
extension EnvironmentValues {
  var showsTableHeaders: Bool {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

/// A look for tables: all are drawn alike.
@MainActor @preconcurrency
public protocol TableStyle {}
/// The platform's look.
public struct AutomaticTableStyle: TableStyle {
  /// The platform's look.
  public init() {}
}
/// Inside the sides.
public struct InsetTableStyle: TableStyle {
  /// Inside the sides.
  public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
  /// The platform's look.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Inside the sides.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Whether tables inside show the titles of their columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.showsTableHeaders, visibility != .hidden)
  }
  /// Has no effect on a phone: the look of tables inside.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
