import Combine
import Observation

/// An object owned by someone else that a view follows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    /// A binding to one property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] },
        set: { value, transaction in
          withTransaction(transaction) { object[keyPath: keyPath] = value }
        })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType
  /// Follows an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Follows an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Follows the object's changes for the node.
  public mutating func _link(_ node: _Node) {
    let object = wrappedValue
    node.slot { ObjectObservation() }.follow(object, node)
  }
}

/// An object a view owns; made once and kept with the view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: Kept?
  private final class Kept {
    let object: ObjectType
    init(_ object: ObjectType) { self.object = object }
  }

  /// Makes the object when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
  /// The object.
  public var wrappedValue: ObjectType { kept?.object ?? make() }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Makes or finds the object and follows its changes.
  public mutating func _link(_ node: _Node) {
    let make = make
    let found = node.slot { Kept(make()) }
    kept = found
    node.slot { ObjectObservation() }.follow(found.object, node)
  }
}

/// An object handed down through the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  /// Looks for an object of this type above.
  public init() {}
  /// The object.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "no environmentObject of type \(ObjectType.self) above this view; add .environmentObject(_:)"
      )
    }
    return object
  }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Finds the object and follows its changes.
  public mutating func _link(_ node: _Node) {
    object = node.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    let observation = node.slot { ObjectObservation() }
    if let object { observation.follow(object, node) }
  }
}

/// Follows one object's changes for one node.
final class ObjectObservation {
  private var followed: ObjectIdentifier?
  private var subscription: AnyCancellable?

  func follow<O: ObservableObject>(_ object: O, _ node: _Node) {
    guard followed != ObjectIdentifier(object) else { return }
    followed = ObjectIdentifier(object)
    subscription = object._subscribeWillChange { [weak node] in node?.invalidate() }
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value
  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }
  /// Not to be used: only observable objects have bindable properties.
  @available(*, unavailable, message: "the wrapped value must be an observable object")
  public init(wrappedValue: Value) { fatalError("not an observable object") }
  /// A binding to one property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] },
      set: { value, transaction in
        withTransaction(transaction) { object[keyPath: keyPath] = value }
      })
  }
}

extension Bindable where Value: Observable, Value: AnyObject {
  /// Bindings to an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Bindings to an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Bindings to an object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
