import Testing
import zoetrope_macros

@Suite("PluginSession") struct PluginSessionTests {
  private func answer(_ text: String) throws -> JSONValue {
    try JSONParser.parse(Array(PluginSession.answer(to: Array(text.utf8)).utf8))
  }

  @Test("names the protocol it speaks")
  func capability() throws {
    let reply = try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
    #expect(reply["getCapabilityResult"]["capability"]["protocolVersion"].integer == 7)
  }

  @Test("expands what an attached macro's message holds")
  func attached() throws {
    let reply = try answer(
      #"{"expandAttachedMacro":{"macro":{"typeName":"EntryMacro","name":"Entry "},"macroRole":"accessor","declSyntax":{"source":"@Entry var \u0061\ud83d\ude00b = 1","location":{"line":1}}}}"#
    )
    let text = try #require(reply["expandMacroResult"]["expandedSource"].string)
    #expect(text.contains("self[__Key_a😀b.self]"))
  }

  @Test("points at the use when it cannot expand")
  func diagnostic() throws {
    let reply = try answer(
      #"{"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},"syntax":{"source":"\n#Preview","location":{"fileName":"f.swift","offset":10}}}}"#
    )
    let diagnostic = try #require(reply["expandMacroResult"]["diagnostics"].array.first)
    #expect(diagnostic["severity"].string == "error")
    #expect(diagnostic["position"]["offset"].integer == 11)
    #expect(diagnostic["message"].string == "#Preview needs a trailing closure that makes a view")
  }

  @Test("answers what it cannot read", arguments: ["", "{", "[]", "{\"x\":1}", "nul"])
  func unreadable(_ text: String) throws {
    #expect(try answer(text)["expandMacroResult"]["diagnostics"].array.count == 1)
  }

  @Test(
    "reads JSON as written",
    arguments: [
      ("\"a\\n\\u00e9\\\\\"", .string("a\né\\")),
      ("[1,-2.5e1]", .array([.number(1), .number(-25)])),
      ("{}", .object([])), (" null ", .null), ("true", .bool(true)),
    ] as [(String, JSONValue)])
  func json(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONParser.parse(Array(text.utf8)) == value)
  }

  @Test("refuses endless nesting")
  func nesting() {
    let text = Array(repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: JSONParser.Failure.tooDeep) { try JSONParser.parse(text) }
  }
}
