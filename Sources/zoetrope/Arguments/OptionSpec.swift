/// A flag as help and the parser see it, apart from the type of its value.
struct OptionSpec {
  /// What may follow the flag.
  enum Arity: Equatable {
    case none
    case value(String)
    /// A value that only `--flag=value` can give.
    case optionalValue(String)
  }

  /// A heading of the help page.
  enum Section: String, CaseIterable {
    case output = "Output"
    case scene = "Scene"
    case time = "Time"
    case canvas = "Canvas"
    case actions = "Interactions"
    case surroundings = "Surroundings"
    case comparison = "Comparison"
    case running = "Running"
    case messages = "Messages"
  }

  /// With its dashes, as in `--fps`.
  let name: String
  let short: Character?
  let arity: Arity
  let isRepeatable: Bool
  let section: Section
  let summary: String
  /// Reads a value, or throws a `ValueError`; nil stands for a flag without a value.
  let read: (String?) throws -> Any

  /// The left column of the help page, as in `-o, --output PATH`.
  var synopsis: String {
    let lead = short.map { "-\($0), " } ?? "    "
    switch arity {
    case .none: return lead + name
    case .value(let placeholder): return lead + name + " " + placeholder
    case .optionalValue(let placeholder): return lead + name + "[=\(placeholder)]"
    }
  }
}
