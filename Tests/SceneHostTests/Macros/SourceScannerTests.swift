import Testing
import zoetrope_macros

@Suite("SourceScanner") struct SourceScannerTests {
  @Test(
    "strings of every kind end where Swift ends them",
    arguments: [
      #""a\"b" rest"#, ##"#"a"b"# rest"##, "\"\"\"\n\" \"\" \n\"\"\" rest",
      #""\(f("}", [1]))" rest"#, ##"#"\#(f(")"))"# rest"##,
    ])
  func strings(_ text: String) {
    let scanner = SourceScanner(text)
    #expect(scanner.endOfString(0) == scanner.bytes.count - 5)
  }

  @Test("groups skip brackets in strings and comments")
  func groups() {
    let text = "{ \"}\" /* } /* } */ } */ // }\n [(\")\")] } rest"
    let scanner = SourceScanner(text)
    #expect(scanner.endOfGroup(0) == scanner.bytes.count - 5)
  }

  @Test("statements end at line breaks that nothing carries over")
  func statements() {
    let text = """
      let a = 1; let b =
        2
      foo
        .bar() // note
        .baz { x in
          y
        }
      @State
      var c: Int
      if a { b }
      else { c }
      -1
      return d &&
        e
      """
    let scanner = SourceScanner(text)
    let found = scanner.statements(in: 0..<scanner.bytes.count).map { scanner.text($0) }
    #expect(found.count == 7)
    #expect(found[1] == "let b =\n  2")
    #expect(found[3] == "@State\nvar c: Int")
    #expect(found[4] == "if a { b }\nelse { c }")
    #expect(found.last == "return d &&\n  e")
  }

  @Test("any bytes are read to their end", arguments: 0..<200)
  func hostile(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    let alphabet = Array("\"\\#(){}[]/*@`\n;=.,:<>& avr#\u{E9}")
    let text = String(
      (0..<60).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(state >> 33) % alphabet.count]
      })
    let scanner = SourceScanner(text)
    let count = scanner.bytes.count
    for range in scanner.statements(in: 0..<count) { #expect(range.upperBound <= count) }
    for at in 0..<count { #expect(scanner.step(at) > at && scanner.step(at) <= count) }
    for macro in ["PreviewMacro", "EntryMacro", "AnimatableMacro"] {
      for role in ["declaration", "peer", "accessor", "member"] {
        _ = try? Expansion.text(for: MacroRequest(macro: macro, role: role, source: text))
      }
    }
  }
}
