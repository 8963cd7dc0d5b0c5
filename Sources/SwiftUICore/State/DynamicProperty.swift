@_spi(Reflection) import Swift

/// A stored property of a view that the graph fills before the body runs.
public protocol DynamicProperty {
  /// Called before the body runs, once the property's own parts are filled.
  mutating func update()
  /// Connects the property to the node of its view.
  mutating func _link(_ node: _Node)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
  /// Connects the properties inside this one.
  public mutating func _link(_ node: _Node) {
    PropertyPlan.of(Self.self).link(&self, node)
    update()
  }
}

/// Where the dynamic properties of a type lie; found once for each type.
struct PropertyPlan {
  private struct Field {
    let offset: Int
    let link: (UnsafeMutableRawPointer, _Node) -> Void
  }
  private let fields: [Field]
  nonisolated(unsafe) private static var known: [ObjectIdentifier: PropertyPlan] = [:]

  static func of(_ type: Any.Type) -> PropertyPlan {
    let key = ObjectIdentifier(type)
    if let plan = known[key] { return plan }
    let plan = PropertyPlan(type)
    known[key] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    var found: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        found.append(Self.field(property, offset))
      }
      return true
    }
    fields = found
  }

  private static func field<D: DynamicProperty>(_ type: D.Type, _ offset: Int) -> Field {
    Field(offset: offset) { base, node in
      (base + offset).assumingMemoryBound(to: D.self).pointee._link(node)
    }
  }

  /// Links each dynamic property inside a value.
  func link<T>(_ value: inout T, _ node: _Node) {
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in fields { field.link(UnsafeMutableRawPointer(pointer), node) }
    }
  }
}
