extension Expansion {
  /// The key type of an `@Entry` variable.
  static func entryKey(_ request: MacroRequest) throws(ExpansionFailure) -> String {
    let entry = try entry(request)
    let key = "__Key_" + entry.name
    let kind = keyProtocol(request.lexicalContext)
    if kind == "FocusedValueKey", let type = entry.type {
      return "private struct \(key): SwiftUI.\(kind) { typealias Value = \(unwrapped(type)) }"
    }
    if let type = entry.type {
      let value = entry.initialValue ?? (isOptional(type) ? "nil" : nil)
      guard let value else {
        throw ExpansionFailure("@Entry needs a default value: var \(entry.name): \(type) = …")
      }
      return """
        private struct \(key): SwiftUI.\(kind) {
          typealias Value = \(type)
          static var defaultValue: Value { \(value) }
        }
        """
    }
    guard let value = entry.initialValue else {
      throw ExpansionFailure("@Entry needs a default value: var \(entry.name) = …")
    }
    return """
      private struct \(key): SwiftUI.\(kind) {
        nonisolated(unsafe) static let defaultValue = \(value)
      }
      """
  }

  static func entryAccessors(_ request: MacroRequest) throws(ExpansionFailure) -> String {
    let key = "__Key_" + (try entry(request)).name
    return """
      get { self[\(key).self] }
      set { self[\(key).self] = newValue }
      """
  }

  private static func entry(
    _ request: MacroRequest
  ) throws(ExpansionFailure) -> VariableDeclaration {
    guard let entry = VariableDeclaration(request.source), !entry.isLet, entry.isStored else {
      throw ExpansionFailure("@Entry goes before a stored 'var' with a default value")
    }
    return entry
  }

  /// Which kind of key the values around an entry take.
  private static func keyProtocol(_ context: [String]) -> String {
    let around = context.first ?? ""
    if around.contains("FocusedValues") { return "FocusedValueKey" }
    if around.contains("ContainerValues") { return "ContainerValueKey" }
    if around.contains("Transaction") { return "TransactionKey" }
    return "EnvironmentKey"
  }

  private static func isOptional(_ type: String) -> Bool {
    type.hasSuffix("?") || type.hasPrefix("Optional<") || type.hasPrefix("Swift.Optional<")
  }

  private static func unwrapped(_ type: String) -> String {
    type.hasSuffix("?") ? String(type.dropLast()) : type
  }
}
