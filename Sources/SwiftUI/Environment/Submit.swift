/// What sends a text off.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit a trigger.
  public let rawValue: Int
  /// Triggers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The return key of a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The search key of a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

private struct SubmitKey: EnvironmentKey { static let defaultValue: [() -> Void] = [] }

extension EnvironmentValues {
  /// What the return key does, the nearest view's action first.
  var submitActions: [() -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Does something when a text inside is sent off.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { actions in
      if triggers.contains(.text) { actions.insert(action, at: 0) }
    }
  }
  /// Keeps the return key of fields inside from those around.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}
