/// Where the keyboard goes.
///
/// A film has no keyboard; the state is kept as it is set.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
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
  /// Not focused.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Nothing is focused.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
}

private struct FocusedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the keyboard goes to the view.
  public var isFocused: Bool { self[FocusedKey.self] }
  package var focusesInside: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
}

extension View {
  /// Ties where the keyboard goes to a value.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    environment(\.focusesInside, binding.wrappedValue == value)
  }
  /// Ties to a state whether the keyboard goes to the view.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    environment(\.focusesInside, condition.wrappedValue)
  }
  /// Has no effect in a film: whether the keyboard can go to the view.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
}
