/// Where the keyboard goes.
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

/// Ties a field to a focus state.
struct FocusLink {
  let isFocused: Bool
  let set: (Bool) -> Void

  init<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value, none: Value?) {
    isFocused = binding.wrappedValue == value
    set = { wants in
      if wants {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value, let none {
        binding.wrappedValue = none
      }
    }
  }
}

private struct FocusLinkKey: EnvironmentKey { static let defaultValue: FocusLink? = nil }

extension EnvironmentValues {
  /// The focus state that a field inside follows.
  var focusLink: FocusLink? {
    get { self[FocusLinkKey.self] }
    set { self[FocusLinkKey.self] = newValue }
  }
}

/// A value that can be absent.
private protocol Emptiable { static var empty: Self { get } }
extension Optional: Emptiable { fileprivate static var empty: Wrapped? { nil } }

extension View {
  /// Ties where the keyboard goes to a value.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    let none = (Value.self as? any Emptiable.Type)?.empty as? Value
    let link = FocusLink(binding, equals: value, none: none)
    return environment(\.focusesInside, link.isFocused).environment(\.focusLink, link)
  }
  /// Ties to a state whether the keyboard goes to the view.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    let link = FocusLink(condition, equals: true, none: false)
    return environment(\.focusesInside, link.isFocused).environment(\.focusLink, link)
  }
  /// Has no effect in a film: whether the keyboard can go to the view.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
}
