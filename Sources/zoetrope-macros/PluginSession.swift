import Glibc

/// The talk with the compiler: frames of an 8-byte little-endian length and that much JSON.
///
/// A length of 0 or a closed pipe ends the session.
package struct PluginSession {
  private let input: Int32
  private let output: Int32

  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  package func run() {
    while let header = read(8) {
      let count = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      // Messages hold one declaration; a gigabyte is a broken pipe, not a message.
      guard count > 0, count < 1 << 30, let body = read(Int(count)) else { return }
      guard write(Self.answer(to: body)) else { return }
    }
  }

  /// The answer to one message; a message that cannot be read gets a diagnostic.
  package static func answer(to body: [UInt8]) -> String {
    guard let message = try? JSONParser.parse(body), case .object(let members) = message,
      let first = members.first
    else { return result(nil, problem: "unreadable message", request: nil) }
    switch first.key {
    case "getCapability":
      return #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#
    case "expandFreestandingMacro", "expandAttachedMacro":
      let request = MacroRequest(first.value)
      do {
        return result(try Expansion.text(for: request), problem: nil, request: request)
      } catch {
        return result(nil, problem: error.message, request: request)
      }
    default:
      return result(nil, problem: "unknown message \(first.key)", request: nil)
    }
  }

  private static func result(_ text: String?, problem: String?, request: MacroRequest?) -> String {
    let source = text.map { "\"expandedSource\":\(JSONValue.quote($0))," } ?? ""
    guard let problem else { return "{\"expandMacroResult\":{\(source)\"diagnostics\":[]}}" }
    let leading = request.map { SourceScanner($0.source).skipTrivia(0) } ?? 0
    let position = """
      {"fileName":\(JSONValue.quote(request?.fileName ?? "")),\
      "offset":\((request?.offset ?? 0) + leading)}
      """
    return """
      {"expandMacroResult":{\(source)"diagnostics":[{"message":\(JSONValue.quote(problem)),\
      "severity":"error","position":\(position),"highlights":[],"notes":[],"fixIts":[]}]}}
      """
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(input, buffer.baseAddress?.advanced(by: done), count - done)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      done += got
    }
    return bytes
  }

  private func write(_ text: String) -> Bool {
    let body = Array(text.utf8)
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) } + body
    var done = 0
    while done < bytes.count {
      let put = bytes.withUnsafeBytes { buffer in
        Glibc.write(output, buffer.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { return false }
      done += put
    }
    return true
  }
}

extension MacroRequest {
  /// Reads the compiler's message; parts it lacks are empty.
  package init(_ message: JSONValue) {
    let isAttached = message["declSyntax"] != .null
    let syntax = isAttached ? message["declSyntax"] : message["syntax"]
    let location = syntax["location"]
    self.init(
      macro: message["macro"]["typeName"].string ?? "",
      role: message["macroRole"].string ?? "declaration",
      discriminator: message["discriminator"].string ?? "",
      source: syntax["source"].string ?? "",
      fileID: location["fileID"].string ?? "",
      fileName: location["fileName"].string ?? "",
      line: location["line"].integer ?? 1,
      offset: location["offset"].integer ?? 0,
      extendedType: message["extendedTypeSyntax"]["source"].string ?? "",
      lexicalContext: message["lexicalContext"].array.compactMap { $0["source"].string })
  }
}
