import Batch

/// The flags and operands of one command line, values read.
struct ParsedArguments {
  /// As they were given, for giving them again.
  fileprivate(set) var words: [String] = []
  fileprivate(set) var operands: [String] = []
  fileprivate var values: [String: [Any]] = [:]
  /// The values as they were written; none for a flag without a value.
  fileprivate var texts: [String: [String]] = [:]

  /// The last value given; nil where the flag is absent.
  subscript<Value>(key: OptionKey<Value>) -> Value? {
    values[key.spec.name]?.last as? Value
  }

  /// All values given, in order.
  func all<Value>(_ key: OptionKey<Value>) -> [Value] {
    (values[key.spec.name] ?? []).compactMap { $0 as? Value }
  }

  func has<Value>(_ key: OptionKey<Value>) -> Bool { values[key.spec.name] != nil }

  func has(_ spec: OptionSpec) -> Bool { values[spec.name] != nil }

  /// These flags, and those of `defaults` that are absent here.
  func over(_ defaults: ParsedArguments) -> ParsedArguments {
    var merged = self
    merged.values.merge(defaults.values) { mine, _ in mine }
    merged.texts.merge(defaults.texts) { mine, _ in mine }
    return merged
  }

  /// These flags but for some.
  func without(_ specs: [OptionSpec]) -> ParsedArguments {
    var rest = self
    for spec in specs {
      rest.values[spec.name] = nil
      rest.texts[spec.name] = nil
    }
    return rest
  }

  /// Refuses two flags that say different things about the same matter.
  func refuse<A, B>(
    _ first: OptionKey<A>, with second: OptionKey<B>, why: String
  ) throws(UsageError) {
    guard has(first), has(second) else { return }
    throw .conflict(first.spec.name, second.spec.name, why: why)
  }
}

extension ParsedArguments {
  /// Reads the words after the command's name.
  init(_ words: [String], for command: CommandSpec) throws(UsageError) {
    var reader = ArgumentReader(words: words, command: command)
    try reader.readAll()
    self = reader.result
    self.words = words
  }

  fileprivate mutating func add(_ value: Any, written text: String?, for spec: OptionSpec) {
    let words = [text].compactMap { $0 }
    if spec.isRepeatable {
      values[spec.name, default: []].append(value)
      texts[spec.name, default: []] += words
    } else {
      // The last word wins, so that scripts can append to a command line.
      values[spec.name] = [value]
      texts[spec.name] = words
    }
  }

  /// Some flags as they were written, in the order of the list.
  func spelling(of specs: [OptionSpec]) -> String {
    specs.flatMap { spec -> [String] in
      guard let words = texts[spec.name] else { return [] }
      return words.isEmpty ? [spec.name] : words.map { "\(spec.name) \($0)" }
    }.joined(separator: " ")
  }

  fileprivate mutating func add(operand: String) { operands.append(operand) }
}

private struct ArgumentReader {
  var words: [String]
  let command: CommandSpec
  var result = ParsedArguments()
  private var position = 0

  init(words: [String], command: CommandSpec) {
    self.words = words
    self.command = command
  }

  mutating func readAll() throws(UsageError) {
    while position < words.count {
      let word = words[position]
      position += 1
      if word == "--" {
        words[position...].forEach { result.add(operand: $0) }
        return
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word)
      } else {
        result.add(operand: word)
      }
    }
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let spec = command.options.first(where: { $0.name == name }) else { throw unknown(name) }
    try read(spec, as: name, attached: attached)
  }

  /// Reads `-o PATH`, `-oPATH` and bundles such as `-qv`.
  private mutating func readShort(_ word: String) throws(UsageError) {
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let spec = command.options.first(where: { $0.short == letter }) else {
        throw unknown("-\(letter)")
      }
      if case .value = spec.arity {
        try read(spec, as: "-\(letter)", attached: rest.isEmpty ? nil : String(rest))
        return
      }
      try read(spec, as: "-\(letter)", attached: nil)
    }
  }

  private mutating func read(
    _ spec: OptionSpec, as name: String, attached: String?
  ) throws(UsageError) {
    var value = attached
    switch spec.arity {
    case .none:
      if attached != nil { throw .valueUnwanted(option: name) }
    case .optionalValue:
      break
    case .value(let placeholder):
      if value == nil, position < words.count, !words[position].hasPrefix("--") {
        value = words[position]
        position += 1
      }
      if value == nil { throw .valueMissing(option: name, placeholder: placeholder) }
    }
    do {
      result.add(try spec.read(value), written: value, for: spec)
    } catch let error as ValueError {
      throw .valueBad(option: name, found: value ?? "", wanted: error.wanted)
    } catch {
      throw .valueBad(option: name, found: value ?? "", wanted: "usable: \(error)")
    }
  }

  private func unknown(_ name: String) -> UsageError {
    let known = command.options.map(\.name)
    return .optionUnknown(
      found: name, command: command.invocation,
      suggestion: name.hasPrefix("--") ? Suggestion.nearest(to: name, among: known) : nil)
  }
}
