package import Foundation

/// Serves a gallery's folder to browsers on this machine, and tells open pages what has changed.
package final class GalleryServer: @unchecked Sendable {
  private let root: URL
  private let socket: Socket
  private let lock = NSLock()
  /// Pages that want to be told.
  private var listeners: [Socket] = []

  /// - Parameter port: 0 for any free one.
  package init(root: URL, port: Int) throws(ServeError) {
    self.root = root
    socket = try Socket.listening(port: port)
  }

  /// Where the page is.
  package var address: String { "http://127.0.0.1:\(socket.port)/" }

  /// Serves from now on, on threads of its own.
  package func start() {
    Thread.detachNewThread { [self] in
      while let caller = socket.nextCaller() {
        Thread.detachNewThread { [self] in serve(caller) }
      }
    }
  }

  /// Tells all open pages.
  /// - Parameter text: One line.
  package func tell(_ event: String, _ text: String) {
    let bytes = Array("event: \(event)\ndata: \(text)\n\n".utf8)
    let all = lock.withLock { listeners }
    let gone = all.filter { !$0.write(bytes) }
    lock.withLock { listeners.removeAll { listener in gone.contains { $0 === listener } } }
  }

  private func serve(_ caller: Socket) {
    var head: [UInt8] = []
    while !head.ends(with: [13, 10, 13, 10]) {
      let more = caller.read()
      head += more
      guard !more.isEmpty, head.count < 1 << 16 else { return }
    }
    guard let request = PageRequest(String(decoding: head, as: UTF8.self)) else {
      _ = caller.write(PageAnswer.text("400 Bad Request", "?\n").bytes(withBody: true))
      return
    }
    guard request.isLocal else {
      let answer = PageAnswer.text("403 Forbidden", "open this page by http://127.0.0.1\n")
      _ = caller.write(answer.bytes(withBody: true))
      return
    }
    if request.path == "/events", request.method == "GET" {
      let head =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"
        + "Connection: keep-alive\r\n\r\nretry: 500\n\n"
      guard caller.write(Array(head.utf8)) else { return }
      return lock.withLock { listeners.append(caller) }
    }
    let answer = PageAnswer.file(for: request, in: root, script: LiveScript.text)
    _ = caller.write(answer.bytes(withBody: request.method != "HEAD"))
  }
}

extension [UInt8] {
  fileprivate func ends(with tail: [UInt8]) -> Bool { suffix(tail.count).elementsEqual(tail) }
}
