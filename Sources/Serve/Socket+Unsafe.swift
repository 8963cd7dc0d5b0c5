import Foundation

/// A socket on the loopback address: this machine only.
///
/// Bounds: addresses are handed to the system with their own size; reads fill a buffer of a known
/// length.
final class Socket: Sendable {
  private let number: Int32

  private init(_ number: Int32) { self.number = number }

  deinit { Foundation.close(number) }

  /// Waits for callers.
  /// - Parameter port: 0 for any free one.
  static func listening(port: Int) throws(ServeError) -> Socket {
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard number >= 0 else { throw .noSocket(reason: String(cString: strerror(errno))) }
    let made = Socket(number)
    var yes: Int32 = 1
    setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(number, $0, size) }
    }
    guard bound == 0, listen(number, 32) == 0 else { throw .portTaken(port) }
    return made
  }

  var port: Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(number, $0, &size) }
    }
    return result == 0 ? Int(UInt16(bigEndian: address.sin_port)) : 0
  }

  /// The next caller; nil where waiting has failed.
  func nextCaller() -> Socket? {
    while true {
      let caller = accept(number, nil, nil)
      if caller >= 0 {
        _ = fcntl(caller, F_SETFD, FD_CLOEXEC)
        // A caller that says nothing, or takes nothing, is not waited for without an end.
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(caller, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
        setsockopt(caller, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
        return Socket(caller)
      }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }

  /// Some bytes; empty at the end, or where nothing comes.
  func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = recv(number, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer.prefix(count)) : []
  }

  /// - Returns: Whether all of it was taken.
  func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        send(
          number, $0.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
