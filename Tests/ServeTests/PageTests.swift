import Foundation
import Serve
import Testing

@Suite("Served pages") final class PageTests {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-serve-\(UUID().uuidString)")
    let films = root.appendingPathComponent("films")
    try FileManager.default.createDirectory(at: films, withIntermediateDirectories: true)
    try Data("0123456789".utf8).write(to: films.appendingPathComponent("a b.mp4"))
    try Data("<body></body>".utf8).write(to: root.appendingPathComponent("index.html"))
    try Data("secret".utf8).write(to: root.appendingPathComponent(".hidden.json"))
  }
  deinit { try? FileManager.default.removeItem(at: root) }

  private func answer(_ line: String, _ fields: String = "") throws -> PageAnswer {
    let request = try #require(PageRequest("\(line) HTTP/1.1\r\n\(fields)\r\n\r\n"))
    return PageAnswer.file(for: request, in: root, script: "<i>live</i>")
  }

  @Test("are files below the folder, the page with what makes it follow")
  func files() throws {
    #expect(try answer("GET /films/a%20b.mp4").body == Array("0123456789".utf8))
    #expect(try answer("GET /").body == Array("<body><i>live</i></body>".utf8))
    #expect(try answer("GET /index.html?1").status == "200 OK")
  }

  @Test(
    "come in parts where a film is wound",
    arguments: [
      ("bytes=2-4", "234", "bytes 2-4/10"), ("bytes=7-", "789", "bytes 7-9/10"),
      ("bytes=-3", "789", "bytes 7-9/10"), ("bytes=8-99", "89", "bytes 8-9/10"),
    ])
  func ranges(_ range: String, _ body: String, _ told: String) throws {
    let answer = try answer("GET /films/a%20b.mp4", "Range: \(range)")
    #expect(answer.status == "206 Partial Content")
    #expect(answer.body == Array(body.utf8))
    #expect(answer.fields.contains { $0.name == "Content-Range" && $0.value == told })
  }

  @Test(
    "are whole where the part makes no sense",
    arguments: [
      "bytes=12-", "bytes=4-2", "bytes=a-b", "lines=1-2", "bytes=1-2,4-5",
    ])
  func oddRanges(_ range: String) throws {
    #expect(try answer("GET /films/a%20b.mp4", "Range: \(range)").body.count == 10)
  }

  @Test(
    "are nothing outside the folder, and nothing hidden",
    arguments: [
      "/../index.html", "/films/../../x.json", "/%2e%2e/index.html", "/.hidden.json",
      "/nothing.png",
      "/films", "/etc/passwd",
    ])
  func outside(_ path: String) throws {
    #expect(try answer("GET \(path)").status == "404 Not Found")
  }

  @Test("are for reading only")
  func methods() throws {
    #expect(try answer("POST /index.html").status == "405 Method Not Allowed")
  }

  @Test(
    "are for names of this machine only",
    arguments: [
      ("localhost:80", true), ("127.0.0.1:9", true), ("evil.example", false),
      ("127.0.0.1.evil.example", false), ("", false),
    ])
  func hosts(_ host: String, _ isLocal: Bool) throws {
    let request = try #require(PageRequest("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n"))
    #expect(request.isLocal == isLocal)
  }

  @Test(
    "are not made of nonsense",
    arguments: [
      "", "GET", "GET /", "GET x HTTP/1.1", "GET /%zz HTTP/1.1", "\u{0}\u{1}", "GET / FTP/1",
    ])
  func nonsense(_ text: String) { #expect(PageRequest(text + "\r\n\r\n") == nil) }
}
