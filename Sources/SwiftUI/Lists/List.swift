/// Rows of views one below the other.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let choice: ListChoice?
  @Environment(\.listStyleLook) private var look

  init(_ content: Content, _ choice: ListChoice? = nil) {
    self.content = content
    self.choice = choice
  }

  /// The rows in the style of the environment.
  public var body: some View {
    ListBody(look: look, content: content).environment(\.listChoice, choice)
  }

  /// A list in which rows can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content())
  }
  /// A list in which a row can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), ListChoice(selection))
  }
}

extension List where SelectionValue == Never {
  /// A list of views.
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }
  /// A row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent))
  }
  /// A row for each element with a key path to its identity.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent))
  }
  /// A row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent))
  }
  /// A row for each element behind a binding.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >
  {
    self.init(ForEach(data, content: rowContent))
  }
}

extension List {
  /// A row for each element; one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), ListChoice(selection))
  }
  /// A row for each element with a key path to its identity; one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), ListChoice(selection))
  }
  /// A row for each element with a key path to its identity; some can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent))
  }
  /// A row for each element; some can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent))
  }
}

/// Sections and loose rows in a window that scrolls.
struct ListBody<Content: View>: View {
  let look: ListLook
  let content: Content
  @Environment(\.hidesScrollBackground) private var hidesBackground
  @Environment(\.isRaised) private var isRaised

  private var ground: Color {
    if hidesBackground { return .clear }
    if !look.hasGroups { return ControlColor.background }
    return isRaised ? ControlColor.raisedGround : ControlColor.groupedBackground
  }

  var body: some View {
    ScrollView {
      SubviewsReader(content) { subviews in
        VStack(alignment: .leading, spacing: look.hasGroups ? ListMeasure.sectionGap : 0) {
          ForEach(Self.runs(subviews)) { run in
            if let block = run.block {
              block
            } else {
              RowGroup(look: look, rows: run.rows)
            }
          }
        }
      }
      .padding(.vertical, look.hasGroups ? 20 : 0)
      .frame(maxWidth: .infinity)
    }
    .environment(\.listLook, look)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(ground)
    .pageGround(ground)
  }

  /// A section, or rows between sections.
  struct Run: Identifiable {
    let id: Int
    var block: Subview?
    var rows: [Subview] = []
  }
  static func runs(_ subviews: SubviewsCollection) -> [Run] {
    var runs: [Run] = []
    for subview in subviews {
      if subview.traits.values[ObjectIdentifier(SectionBlockKey.self)] != nil {
        runs.append(Run(id: runs.count, block: subview))
      } else if let last = runs.indices.last, runs[last].block == nil {
        runs[last].rows.append(subview)
      } else {
        runs.append(Run(id: runs.count, rows: [subview]))
      }
    }
    return runs
  }
}

private struct RaisedKey: EnvironmentKey { static let defaultValue = false }
private struct ScrollBackgroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the view lies on a sheet, whose grounds are lighter in the dark.
  var isRaised: Bool {
    get { self[RaisedKey.self] }
    set { self[RaisedKey.self] = newValue }
  }
  var hidesScrollBackground: Bool {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Whether lists inside have a ground of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }
}
