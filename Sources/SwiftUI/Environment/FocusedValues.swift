/// Values of the view that has the focus.
///
/// A film has no keyboard that moves between views: nothing is ever found in it.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  init() {}
  /// A value by its key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value of the view that has the focus.
public protocol FocusedValueKey {
  associatedtype Value
}

/// A value of the view that has the focus: nil in a film.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// A value by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Nil.
  public var wrappedValue: Value? { nil }
}

/// A binding of the view that has the focus: nil in a film.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// A binding by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// Nil; setting it does nothing.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Whether the reader of a screen is at a view: never in a film.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A connection to the state.
  @propertyWrapper public struct Binding {
    let base: SwiftUICore.Binding<Value>
    /// The value.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    /// The connection itself.
    public var projectedValue: Binding { self }
  }
  private var state: State<Value>
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A connection to the state.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }
  /// Nowhere.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Nowhere.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
}

extension View {
  /// Has no effect in a film: a value while the view has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Has no effect in a film: a value while the scene has the focus.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Has no effect in a film: how the focus is marked.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Has no effect in a film: where the focus goes first.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Has no effect in a film: views that the focus moves between.
  public func focusSection() -> some View { self }
  /// Has no effect in a film: where the focus goes first.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
  /// Has no effect in a film: whether the reader of a screen is at the view.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
  /// Has no effect in a film: whether the reader of a screen is at the view.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
