/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Updates a node instead, where the elements are known only once other views are.
  var update: (@MainActor (_Node) -> Void)?
}

extension ForEach: View where Content: View {
  /// Never evaluated.
  public var body: Never { fatalError("a primitive view has no body") }
  /// Updates each element's view under its identity; those gone leave.
  @MainActor @preconcurrency
  public static func _update(_ view: ForEach, _ node: _Node) {
    if let update = view.update { return update(node) }
    var children = ChildUpdate(node, isDynamic: true)
    for element in view.data {
      children.next(view.content(element), key: .id(AnyHashable(view.id(element))))
    }
    children.finish()
  }
}

extension ForEach where Content: View {
  /// Views for elements with a key path to their identity.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Views for elements that know their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// A view for each of the views that another one is made of.
  public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(data: SubviewsCollection(subviews: []), content: content, id: { $0.id }) { node in
      node.updateOnlyChild(
        SubviewsReader(view) { list in EachSubview(list.subviews) { each, _ in content(each) } })
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Views for a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Views for the elements behind a binding, each with a binding of its own.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Element.ID == ID, C.Index: Hashable
  {
    let pairs = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0].id) }
    self.init(data: pairs, content: { pair in content(data[element: pair.0]) }, id: { $0.1 })
  }

  /// Views for the elements behind a binding with a key path to their identity.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let pairs = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
    self.init(data: pairs, content: { pair in content(data[element: pair.0]) }, id: { $0.1 })
  }
}
