import Foundation
import Serve
import Testing

@Suite("ToolServer") struct ToolServerTests {
  private let server = ToolServer(
    name: "zoetrope", version: "1.0.0",
    tools: [.init(name: "still", summary: "Draw.", schema: ["type": "object"])],
    call: { name, arguments in
      .init(text: "\(name) \(arguments["scene"] ?? "")", picture: [1, 2, 3])
    })

  private func answer(_ line: String) throws -> [String: Any] {
    let text = try #require(server.answer(line))
    #expect(!text.contains("\n"))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test("says who it is, in a version that both know")
  func hello() throws {
    let said = try answer(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2024-11-05"}}"#)
    let result = try #require(said["result"] as? [String: Any])
    #expect(result["protocolVersion"] as? String == "2024-11-05")
    #expect((result["serverInfo"] as? [String: String])?["name"] == "zoetrope")
    let newer = try answer(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2099-01-01"}}"#)
    #expect((newer["result"] as? [String: Any])?["protocolVersion"] as? String == "2025-06-18")
  }

  @Test("does not answer what wants no answer")
  func notifications() {
    #expect(server.answer(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
    #expect(server.answer(#"{"jsonrpc":"2.0","id":4,"result":{}}"#) == nil)
  }

  @Test("names its tools, and runs one with text and picture")
  func calls() throws {
    let list = try answer(#"{"jsonrpc":"2.0","id":"a","method":"tools/list"}"#)
    #expect(list["id"] as? String == "a")
    let tools = (list["result"] as? [String: Any])?["tools"] as? [[String: Any]]
    #expect(tools?.map { $0["name"] as? String } == ["still"])
    let call = try answer(
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"still","arguments":{"scene":"A.swift"}}}"#
    )
    let content = (call["result"] as? [String: Any])?["content"] as? [[String: String]]
    #expect(content?.first?["text"] == "still A.swift")
    #expect(content?.last?["data"] == "AQID")
  }

  @Test(
    "tells what is wrong by the numbers of the protocol",
    arguments: [
      ("nonsense", -32700), ("[1]", -32600), (#"{"id":1}"#, -32600),
      (#"{"id":1,"method":"sing"}"#, -32601),
      (#"{"id":1,"method":"tools/call","params":{"name":"sing"}}"#, -32602),
    ])
  func errors(_ line: String, _ code: Int) throws {
    #expect((try answer(line)["error"] as? [String: Any])?["code"] as? Int == code)
  }
}
