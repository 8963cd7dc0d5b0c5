extension Expansion {
  /// `animatableData` as nested pairs of the stored variables' own data.
  static func animatableData(_ request: MacroRequest) throws(ExpansionFailure) -> String {
    let scanner = SourceScanner(request.source)
    let head = scanner.skipAttributes(0, before: scanner.bytes.count)
    guard
      let brace = scanner.firstIndex(
        of: UInt8(ascii: "{"), from: head.end, before: scanner.bytes.count)
    else { throw ExpansionFailure("@Animatable goes before a type with stored variables") }
    let inside = brace + 1..<max(brace + 1, scanner.endOfGroup(brace) - 1)
    let variables = scanner.statements(in: inside).flatMap { declarations(scanner.text($0)) }
    if variables.contains(where: { $0.name == "animatableData" }) { return "" }
    var fields: [Field] = []
    for variable in variables where isAnimated(variable) {
      guard let type = variable.type ?? variable.initialValue.flatMap(LiteralType.of) else {
        throw ExpansionFailure("@Animatable cannot tell the type of '\(variable.name)': write it")
      }
      fields.append(Field(name: variable.name, type: type))
    }
    let access = head.modifiers.first { ["public", "package"].contains($0) }.map { $0 + " " } ?? ""
    return property(fields, access: access)
  }

  private struct Field {
    var name: String
    var type: String
  }

  private static func isAnimated(_ variable: VariableDeclaration) -> Bool {
    variable.isStored && !variable.isLet && variable.attributes.isEmpty
      && !variable.modifiers.contains("static") && !variable.modifiers.contains("class")
      && !variable.modifiers.contains("lazy")
  }

  /// `var a: Double, b: Double` declares two.
  private static func declarations(_ text: String) -> [VariableDeclaration] {
    let scanner = SourceScanner(text)
    let head = scanner.skipAttributes(0, before: scanner.bytes.count)
    let keyword = scanner.text(head.end..<scanner.endOfWord(head.end))
    guard keyword == "var" else { return VariableDeclaration(text).map { [$0] } ?? [] }
    let prefix = scanner.text(0..<head.end + 3) + " "
    let parts = scanner.commaSeparated(head.end + 3..<scanner.bytes.count)
    var found = parts.compactMap { VariableDeclaration(prefix + scanner.text($0)) }
    // In `var x, y: Double` the type stands at the end for all.
    for index in found.indices.dropLast().reversed()
    where found[index].type == nil && found[index].initialValue == nil {
      found[index].type = found[index + 1].type
    }
    return found
  }

  private static func property(_ fields: [Field], access: String) -> String {
    guard !fields.isEmpty else {
      return """
        \(access)var animatableData: SwiftUI.EmptyAnimatableData {
          get { SwiftUI.EmptyAnimatableData() }
          set {}
        }
        """
    }
    let (type, value) = pair(fields[...])
    let sets = fields.indices.map { index in
      let path =
        String(repeating: ".second", count: index)
        + (index == fields.count - 1 ? "" : ".first")
      return "    \(fields[index].name).animatableData = newValue\(path)"
    }
    return """
      \(access)var animatableData: \(type) {
        get { \(value) }
        set {
      \(sets.joined(separator: "\n"))
        }
      }
      """
  }

  private static func pair(_ fields: ArraySlice<Field>) -> (type: String, value: String) {
    guard let first = fields.first else { return ("", "") }
    let type = "(\(first.type)).AnimatableData"
    let value = "\(first.name).animatableData"
    guard fields.count > 1 else { return (type, value) }
    let rest = pair(fields.dropFirst())
    return (
      "SwiftUI.AnimatablePair<\(type), \(rest.type)>",
      "SwiftUI.AnimatablePair(\(value), \(rest.value))"
    )
  }
}

/// The type of an initial value, where its text tells.
package enum LiteralType {
  package static func of(_ value: String) -> String? {
    let scanner = SourceScanner(value)
    guard let first = scanner.byte(0) else { return nil }
    if first == UInt8(ascii: "-") || (0x30...0x39).contains(first) {
      let digits = value.drop { $0 == "-" }
      guard digits.allSatisfy({ $0.isHexDigit || "._xXobeEpP+-".contains($0) }) else { return nil }
      let isHex = digits.hasPrefix("0x")
      let isDouble = digits.contains(".") || (!isHex && digits.contains { "eE".contains($0) })
      return isDouble ? "Swift.Double" : "Swift.Int"
    }
    if value == "true" || value == "false" { return "Swift.Bool" }
    if scanner.endOfString(0) == scanner.bytes.count { return "Swift.String" }
    return constructedType(scanner)
  }

  /// `CGFloat` in `CGFloat(3)`, `Angle` in `Angle.degrees(3)` and `Angle.zero`.
  private static func constructedType(_ scanner: SourceScanner) -> String? {
    var end = 0
    while let next = scanner.byte(end), next != UInt8(ascii: "(") {
      let word = scanner.endOfWord(end)
      // Type names begin with a capital; the first other word is a member of the type.
      guard word > end, (0x41...0x5A).contains(next) else { break }
      end = word
      guard scanner.byte(end) == UInt8(ascii: "."), let member = scanner.byte(end + 1),
        (0x41...0x5A).contains(member)
      else { break }
      end += 1
    }
    guard end > 0, let next = scanner.byte(end), "(.".utf8.contains(next) else { return nil }
    return scanner.text(0..<end)
  }
}
