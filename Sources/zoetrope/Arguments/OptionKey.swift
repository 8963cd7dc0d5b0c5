/// A flag together with the type its value has.
struct OptionKey<Value> {
  let spec: OptionSpec
}

extension OptionKey {
  /// A flag that takes a value.
  init(
    _ name: String, short: Character? = nil, _ placeholder: String, in section: OptionSpec.Section,
    isRepeatable: Bool = false, _ summary: String, read: @escaping (String) throws -> Value
  ) {
    spec = OptionSpec(
      name: name, short: short, arity: .value(placeholder), isRepeatable: isRepeatable,
      section: section, summary: summary, read: { try read($0 ?? "") })
  }

  /// A flag whose value may be left out.
  init(
    _ name: String, short: Character? = nil, optional placeholder: String,
    in section: OptionSpec.Section, _ summary: String, read: @escaping (String?) throws -> Value
  ) {
    spec = OptionSpec(
      name: name, short: short, arity: .optionalValue(placeholder), isRepeatable: false,
      section: section, summary: summary, read: { try read($0) })
  }
}

extension OptionKey where Value == Bool {
  /// A flag without a value.
  init(
    _ name: String, short: Character? = nil, in section: OptionSpec.Section, _ summary: String
  ) {
    spec = OptionSpec(
      name: name, short: short, arity: .none, isRepeatable: false, section: section,
      summary: summary, read: { _ in true })
  }
}
