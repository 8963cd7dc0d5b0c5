import Display

/// The looks of lists.
enum ListLook: Equatable {
  case plain, grouped, insetGrouped, inset, sidebar
  /// Beside the groups, in points.
  var margin: CGFloat { self == .insetGrouped || self == .sidebar ? 16 : 0 }
  /// Whether rows lie on cards.
  var hasGroups: Bool { self == .grouped || self == .insetGrouped || self == .sidebar }
}

/// Measures of the system's lists, in points.
enum ListMeasure {
  /// Of a row's content from the row's sides.
  static let inset: CGFloat = 16
  static let verticalInset: CGFloat = 11
  static let rowHeight: CGFloat = 44
  static let groupRadius: CGFloat = 10
  static let sectionGap: CGFloat = 35
}

/// What a row tells its list.
struct RowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var separator = Visibility.automatic
  var separatorTint: Color?
  /// Buttons behind the row, by the side they appear at.
  var swipes: [HorizontalEdge: RowSwipe.Side] = [:]
  var deletion: RowDeletion?
  /// Whether a person can move the row while the list is edited.
  var isMovable = false
}

/// What deletes a row of a `ForEach`.
struct RowDeletion {
  /// The same for all rows of it.
  let owner: AnyObject
  let action: (IndexSet) -> Void
}
enum RowTraitsKey {}

extension BoxTraits {
  var row: RowTraits {
    get { values[ObjectIdentifier(RowTraitsKey.self)] as? RowTraits ?? RowTraits() }
    set { values[ObjectIdentifier(RowTraitsKey.self)] = newValue }
  }
}

private struct ListLookKey: EnvironmentKey { static let defaultValue: ListLook? = nil }
private struct RowHeightKey: EnvironmentKey { static let defaultValue = ListMeasure.rowHeight }
private struct HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
  /// The look of the list around; nil outside of lists.
  var listLook: ListLook? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
  /// The least height of rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
  /// The least height of headers, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}

/// Rows one below the other, on a card where the look has cards.
struct RowGroup: View {
  let look: ListLook
  let rows: [Subview]
  @Environment(\.isRaised) private var isRaised

  var body: some View {
    let shape = RoundedRectangle(
      cornerRadius: look == .insetGrouped || look == .sidebar ? ListMeasure.groupRadius : 0)
    let last = rows.last?.id
    return VStack(spacing: 0) {
      EachSubview(rows) { row, index in
        ListRow(
          row: row, isLast: look != .plain && row.id == last,
          swipe: RowSwipe(row.traits.row, deleted: deletion(of: index)),
          deleted: deletion(of: index))
      }
    }
    .background(
      look.hasGroups
        ? AnyShapeStyle(isRaised ? ControlColor.raisedRow : ControlColor.groupedRow)
        : AnyShapeStyle(Color.clear), in: shape
    )
    .clipShape(shape)
    .padding(.horizontal, look.margin)
  }

  /// What deletes a row: the number that counts is that among rows of one `ForEach`.
  private func deletion(of index: Int) -> (() -> Void)? {
    guard let deletion = rows[index].traits.row.deletion else { return nil }
    let before = rows[..<index].filter { $0.traits.row.deletion?.owner === deletion.owner }
    return { deletion.action(IndexSet(integer: before.count)) }
  }
}

/// One row: content in the row's insets, a thin line below.
private struct ListRow: View {
  let row: Subview
  let isLast: Bool
  let swipe: RowSwipe?
  let deleted: (() -> Void)?
  @Environment(\.defaultMinListRowHeight) private var least
  @Environment(\.self) private var environment

  var body: some View {
    let traits = row.traits.row
    let insets =
      traits.insets
      ?? EdgeInsets(
        top: ListMeasure.verticalInset, leading: ListMeasure.inset,
        bottom: ListMeasure.verticalInset, trailing: ListMeasure.inset)
    let isHidden = isLast || traits.separator == .hidden
    let color = traits.separatorTint ?? ControlColor.separator
    let content =
      row
      .frame(
        maxWidth: .infinity, minHeight: max(0, least - insets.top - insets.bottom),
        alignment: .leading
      )
      .modifier(EditedRow(deleted: deleted, isMovable: traits.isMovable))
      .padding(insets)
      .modifier(
        RowLine(inset: insets.leading, color: isHidden ? nil : color.display(in: environment))
      )
      .modifier(ChoosableRow(tag: row.tag))
    if let background = traits.background {
      content.background(background).modifier(SwipedRow(swipe: swipe))
    } else {
      content.modifier(SwipedRow(swipe: swipe))
    }
  }
}

/// Draws the line below a row.
private struct RowLine: RenderEffect {
  let inset: CGFloat
  let color: DisplayColor?
  func render(
    _ context: EmitContext, size: CGSize, environment: EnvironmentValues,
    content: (EmitContext) -> Void
  ) {
    content(context)
    guard let color else { return }
    let thickness = environment.pixelLength
    let isMirrored = environment.layoutDirection == .rightToLeft
    let line = CGRect(
      x: isMirrored ? 0 : inset, y: size.height - thickness, width: max(0, size.width - inset),
      height: thickness)
    context.add(.fill(Path(line), FillStyle(), .solid(color)))
  }
}

extension View {
  /// Space around the content of a row; nil: the list's.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitLayout { $0.row.insets = insets })
  }
  /// Behind a row.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(TraitLayout { $0.row.background = view.map { AnyView($0) } })
  }
  /// Whether there is a line between this row and its neighbours.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitLayout { $0.row.separator = visibility })
  }
  /// The colour of the lines between this row and its neighbours.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitLayout { $0.row.separatorTint = color })
  }
}
