extension Expansion {
  /// A type that registers the preview; its view is made from the closure's text.
  ///
  /// `@Previewable` declarations become members of a view around the rest, so that they live as
  /// long as the preview does.
  static func preview(_ request: MacroRequest) throws(ExpansionFailure) -> String {
    let scanner = SourceScanner(request.source)
    let use = try PreviewUse(scanner)
    let body = use.body
    let bodyLine = request.line + scanner.bytes[..<body.lowerBound].count { $0 == 0x0A }
    let useLine =
      request.line
      + scanner.bytes[..<scanner.skipTrivia(0)].count { $0 == 0x0A }
    let (declarations, rest) = split(scanner, body)
    let location = "#sourceLocation(file: \(JSONValue.quote(request.fileName)), line: \(bodyLine))"
    let make: String
    if declarations.isEmpty {
      make = """
          @MainActor static func make() -> SwiftUI.AnyView {
            _preview {
        \(location)
        \(rest)
        #sourceLocation()
            }
          }
        """
    } else {
      make = """
          struct Wrapper: SwiftUI.View {
        \(declarations.map { "    " + $0 }.joined(separator: "\n"))
            var body: some SwiftUI.View {
        \(location)
        \(rest)
        #sourceLocation()
            }
          }
          @MainActor static func make() -> SwiftUI.AnyView { SwiftUI.AnyView(Wrapper()) }
        """
    }
    return """
      struct \(request.discriminator)7PreviewfMu_: SwiftUI._PreviewRegistration {
        static var name: Swift.String? { \(use.name ?? "nil") }
        static var line: Swift.Int { \(useLine) }
        static var fileID: Swift.String { \(JSONValue.quote(request.fileID)) }
        @MainActor static var traits: [SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>] {
          [\(use.traits.joined(separator: ", "))]
        }
      \(make)
      }
      """
  }

  /// Takes the `@Previewable` declarations out of a closure's text; line breaks stay in place.
  private static func split(
    _ scanner: SourceScanner, _ body: Range<Int>
  ) -> (declarations: [String], rest: String) {
    var declarations: [String] = []
    var rest = ""
    var at = body.lowerBound
    for statement in scanner.statements(in: body) where scanner.byte(statement.lowerBound) == 0x40 {
      let head = scanner.skipAttributes(statement.lowerBound, before: statement.upperBound)
      guard let marker = head.attributes.firstIndex(where: { isPreviewable($0) }) else { continue }
      let name = "@" + head.attributes[marker]
      let text = scanner.text(statement)
      guard let place = text.firstRange(of: name) else { continue }
      declarations.append(String(text[..<place.lowerBound] + text[place.upperBound...]))
      rest += scanner.text(at..<statement.lowerBound)
      rest += String(repeating: "\n", count: scanner.bytes[statement].count { $0 == 0x0A })
      at = statement.upperBound
    }
    return (declarations, rest + scanner.text(at..<body.upperBound))
  }

  private static func isPreviewable(_ attribute: String) -> Bool {
    attribute == "Previewable" || attribute == "SwiftUI.Previewable"
  }
}

/// The parts of one `#Preview(…) { … }`.
package struct PreviewUse: Equatable {
  /// Expression of the name.
  package var name: String?
  /// Expressions of the traits.
  package var traits: [String] = []
  /// The inside of the closure's braces.
  package var body: Range<Int>

  package init(_ scanner: SourceScanner) throws(ExpansionFailure) {
    let limit = scanner.bytes.count
    // Such as `@available(iOS 17, *)`.
    var at = scanner.skipAttributes(0, before: limit).end
    guard scanner.byte(at) == UInt8(ascii: "#") else { throw ExpansionFailure("not a #Preview") }
    at = scanner.skipTrivia(scanner.endOfWord(at + 1))
    var closure: Range<Int>?
    if scanner.byte(at) == UInt8(ascii: "("), at < limit {
      let end = scanner.endOfGroup(at)
      let arguments = scanner.commaSeparated(at + 1..<max(at + 1, end - 1))
      closure = readArguments(scanner, arguments, &name, &traits)
      at = scanner.skipTrivia(end)
    }
    if scanner.byte(at) == UInt8(ascii: "{") { closure = at..<scanner.endOfGroup(at) }
    guard let closure, closure.count >= 2 else {
      throw ExpansionFailure("#Preview needs a trailing closure that makes a view")
    }
    body = closure.lowerBound + 1..<closure.upperBound - 1
  }
}

/// Sorts a preview's arguments by label.
/// - Returns: The closure given in the parentheses, if one is.
private func readArguments(
  _ scanner: SourceScanner, _ arguments: [Range<Int>], _ name: inout String?,
  _ traits: inout [String]
) -> Range<Int>? {
  var label = ""
  var closure: Range<Int>?
  for argument in arguments {
    var value = argument
    let wordEnd = scanner.endOfWord(argument.lowerBound)
    let colon = scanner.skipTrivia(wordEnd)
    if wordEnd > argument.lowerBound, scanner.byte(colon) == UInt8(ascii: ":") {
      label = scanner.text(argument.lowerBound..<wordEnd)
      value = scanner.trim(colon + 1..<argument.upperBound)
    }
    switch label {
    case "": name = scanner.text(value)
    case "traits": traits.append(scanner.text(value))
    case "body": closure = value
    default: break
    }
  }
  return closure
}
