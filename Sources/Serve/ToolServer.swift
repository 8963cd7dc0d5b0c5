import Foundation

/// Offers tools to a coding agent: JSON-RPC 2.0, a message a line, as the Model Context Protocol has
/// it.
package struct ToolServer {
  /// A tool by its name, with the JSON schema of what it takes.
  package struct Tool {
    package var name: String
    package var summary: String
    package var schema: [String: Any]
    package init(name: String, summary: String, schema: [String: Any]) {
      self.name = name
      self.summary = summary
      self.schema = schema
    }
  }
  /// What came of a call.
  package struct Answer {
    package var text: String
    /// A PNG, for eyes.
    package var picture: [UInt8]?
    package var isError: Bool
    package init(text: String, picture: [UInt8]? = nil, isError: Bool = false) {
      self.text = text
      self.picture = picture
      self.isError = isError
    }
  }

  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private let name: String
  private let version: String
  private let tools: [Tool]
  private let call: (String, [String: Any]) -> Answer

  package init(
    name: String, version: String, tools: [Tool], call: @escaping (String, [String: Any]) -> Answer
  ) {
    self.name = name
    self.version = version
    self.tools = tools
    self.call = call
  }

  /// The answer to a line; nil where none is wanted.
  package func answer(_ line: String) -> String? {
    guard let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)) else {
      return failure(NSNull(), -32700, "this is no JSON")
    }
    guard let message = value as? [String: Any], let method = message["method"] as? String else {
      // An answer of the other side to nothing we asked.
      if let message = value as? [String: Any], message["result"] != nil || message["error"] != nil
      {
        return nil
      }
      return failure(NSNull(), -32600, "a request has a method and an id")
    }
    guard let id = message["id"], !(id is NSNull) else { return nil }
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch method {
    case "initialize":
      let asked = parameters["protocolVersion"] as? String ?? ""
      return success(
        id,
        [
          "protocolVersion": Self.versions.contains(asked) ? asked : Self.versions[0],
          "capabilities": ["tools": ["listChanged": false]],
          "serverInfo": ["name": name, "version": version],
        ])
    case "ping": return success(id, [String: Any]())
    case "tools/list":
      let list = tools.map {
        ["name": $0.name, "description": $0.summary, "inputSchema": $0.schema] as [String: Any]
      }
      return success(id, ["tools": list])
    case "tools/call": return run(id, parameters)
    default: return failure(id, -32601, "there is no method '\(method)'")
    }
  }

  private func run(_ id: Any, _ parameters: [String: Any]) -> String {
    guard let wanted = parameters["name"] as? String, tools.contains(where: { $0.name == wanted })
    else {
      let names = tools.map(\.name).joined(separator: ", ")
      return failure(id, -32602, "there is no such tool; there are \(names)")
    }
    let answer = call(wanted, parameters["arguments"] as? [String: Any] ?? [:])
    var content: [[String: Any]] = [["type": "text", "text": answer.text]]
    if let picture = answer.picture {
      content.append([
        "type": "image", "mimeType": "image/png", "data": Data(picture).base64EncodedString(),
      ])
    }
    return success(id, ["content": content, "isError": answer.isError])
  }

  private func success(_ id: Any, _ result: [String: Any]) -> String {
    text(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private func failure(_ id: Any, _ code: Int, _ message: String) -> String {
    text(["jsonrpc": "2.0", "id": id, "error": ["code": code, "message": message]])
  }

  private func text(_ value: [String: Any]) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
