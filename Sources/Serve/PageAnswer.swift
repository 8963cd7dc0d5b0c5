package import Foundation

/// What a browser gets.
package struct PageAnswer: Equatable {
  package var status: String
  package var fields: [(name: String, value: String)] = []
  package var body: [UInt8]

  package static func == (lhs: PageAnswer, rhs: PageAnswer) -> Bool {
    lhs.head == rhs.head && lhs.body == rhs.body
  }

  static func text(_ status: String, _ text: String) -> PageAnswer {
    PageAnswer(
      status: status, fields: [("Content-Type", "text/plain; charset=utf-8")],
      body: Array(text.utf8))
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "json": "application/json", "mp4": "video/mp4",
    "gif": "image/gif", "png": "image/png", "svg": "image/svg+xml",
  ]

  /// A file below a folder, or a part of it.
  /// - Parameter script: Added to pages, before their end.
  package static func file(for request: PageRequest, in root: URL, script: String) -> PageAnswer {
    guard ["GET", "HEAD"].contains(request.method) else {
      return .text("405 Method Not Allowed", "this can only be read\n")
    }
    let parts = request.path.split(separator: "/").map(String.init)
    guard !parts.contains(where: { $0.hasPrefix(".") }) else {
      return .text("404 Not Found", "there is no such file\n")
    }
    let name = parts.isEmpty ? "index.html" : parts.joined(separator: "/")
    let file = root.appendingPathComponent(name)
    guard let type = types[file.pathExtension.lowercased()],
      var data = FileManager.default.contents(atPath: file.path)
    else { return .text("404 Not Found", "there is no such file\n") }
    if file.pathExtension == "html" {
      let page = String(decoding: data, as: UTF8.self)
      data = Data(page.replacing("</body>", with: script + "</body>").utf8)
    }
    var answer = PageAnswer(
      status: "200 OK",
      fields: [
        ("Content-Type", type), ("Cache-Control", "no-store"), ("Accept-Ranges", "bytes"),
        ("X-Content-Type-Options", "nosniff"),
      ], body: Array(data))
    if let range = request.range(of: data.count) {
      answer.status = "206 Partial Content"
      answer.fields.append(
        ("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound)/\(data.count)"))
      answer.body = Array(answer.body[range])
    }
    return answer
  }

  private var head: String {
    let all =
      ["HTTP/1.1 \(status)"] + fields.map { "\($0.name): \($0.value)" }
      + ["Content-Length: \(body.count)", "Connection: close"]
    return all.joined(separator: "\r\n") + "\r\n\r\n"
  }

  func bytes(withBody: Bool) -> [UInt8] { Array(head.utf8) + (withBody ? body : []) }
}
