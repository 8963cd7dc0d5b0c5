/// A name space for identities shared by views, such as those of matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// One name space.
  public struct ID: Hashable, Sendable {
    let number: Int
  }
  private final class Kept {
    let id: ID
    init(_ id: ID) { self.id = id }
  }
  private var kept: ID?
  /// A name space that lives with its view.
  public init() {}
  /// The name space.
  public var wrappedValue: ID { kept ?? ID(number: 0) }
  /// Makes or finds the name space.
  public mutating func _link(_ node: _Node) {
    kept = node.slot { Kept(ID(number: node.graph.nextOrder())) }.id
  }
}
