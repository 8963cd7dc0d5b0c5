/// A value that a view owns and the graph keeps from evaluation to evaluation.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// A state with its first value.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// A state with its first value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  /// Finds or makes the place where the value is kept.
  public mutating func _link(_ node: _Node) {
    let first = initial
    location = node.slot { StateLocation(first, node: node) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that is nil first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// Where a state's value is kept.
///
/// Owned by the node of its view.
final class StateLocation<Value> {
  /// What bodies see.
  private var committed: Value
  /// What was written last; actions see it at once.
  private var latest: Value
  private weak var node: _Node?

  init(_ value: Value, node: _Node) {
    committed = value
    latest = value
    self.node = node
  }

  var value: Value { ViewGraph.current?.isUpdating == true ? committed : latest }

  func set(_ value: Value, _ transaction: Transaction) {
    if let graph = node?.graph, graph.recordsEvents, !graph.isUpdating,
      let new = value as? Bool, new == latest as? Bool
    {
      graph.recordEvent(.sameValue, node)
    }
    latest = value
    guard let node else { return }
    if node.graph.isUpdating {
      commit(value)
      return
    }
    node.graph.enqueue(transaction) { [weak self] in self?.commit(value) }
  }

  /// Shows a value to bodies, and asks for them where it is another one.
  private func commit(_ value: Value) {
    let isSame = Equality.holds(committed, value)
    committed = value
    if !isSame { node?.invalidate() }
  }
}
