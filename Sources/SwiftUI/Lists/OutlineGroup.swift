/// A tree of elements whose branches can be folded.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  let elements: Data?
  /// The only element at the top; nil: there is a collection.
  let root: Data.Element?
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Row

  /// A tree below each element, with a key path to its identity.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    elements = data
    root = nil
    self.id = id
    self.children = children
    row = content
  }
  /// The rows; an element with children is a group that can be folded.
  public var body: some View {
    if let root { branch(root) }
    if let elements { ForEach(elements, id: id) { branch($0) } }
  }
  private func branch(_ element: Data.Element) -> some View {
    OutlineBranch(element: element, id: id, children: children, row: row)
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A tree below each element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) { self.init(data, id: \.id, children: children, content: content) }
  /// A tree below one element.
  public init(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    elements = nil
    self.root = root
    id = \.id
    self.children = children
    row = content
  }
}

/// An element, and what is below it behind a mark that folds.
private struct OutlineBranch<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Row

  var body: some View {
    if let below = element[keyPath: children] {
      DisclosureGroup {
        // The tree has no end that the compiler knows, so that its type is hidden.
        AnyView(OutlineGroup(below, id: id, children: children, content: row))
          .modifier(OutlineIndent())
      } label: {
        row(element)
      }
    } else {
      row(element)
    }
  }
}

/// Moves what is below an element in by the width of a mark.
private struct OutlineIndent: ViewModifier {
  func body(content: Content) -> some View {
    SubviewsReader(content) { rows in
      ForEach(Array(rows)) { $0.padding(.leading, 20) }
    }
  }
}

extension List where SelectionValue == Never {
  /// A tree of rows below each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(OutlineGroup(data, children: children, content: rowContent))
  }
  /// A tree of rows below each element, with a key path to its identity.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
extension List {
  /// A tree of rows below each element; one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      OutlineGroup(data, children: children, content: rowContent), ListChoice(selection))
  }
}
