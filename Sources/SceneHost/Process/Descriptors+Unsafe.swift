import CVirtualTime
import Foundation

// Pointers here live no longer than the call they are passed to.

/// An open file of this process, closed with its last owner.
package final class Descriptor {
  package private(set) var number: Int32
  package init(_ number: Int32) { self.number = number }
  deinit { close() }

  package func close() {
    if number >= 0 { Foundation.close(number) }
    number = -1
  }

  /// Reads what is there; empty at the end, nil on an error.
  package func read(upTo limit: Int = 65_536) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: limit)
    while true {
      let count = bytes.withUnsafeMutableBytes { Foundation.read(number, $0.baseAddress, limit) }
      if count < 0, errno == EINTR { continue }
      return count < 0 ? nil : Array(bytes.prefix(count))
    }
  }

  /// Reads one byte, waiting for it; nil at the end.
  ///
  /// Nothing is allocated, so that a scene's memory does not depend on when bytes come.
  package func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = Foundation.read(number, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? byte : nil
    }
  }

  /// Reads exactly so many bytes; nil at an early end.
  package func readExactly(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      guard let chunk = read(upTo: count - bytes.count), !chunk.isEmpty else { return nil }
      bytes += chunk
    }
    return bytes
  }

  /// - Returns: Whether all was written.
  @discardableResult package func write(_ bytes: [UInt8]) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(number, buffer.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}

/// A pipe whose ends are closed on exec and lie above the numbers a child expects its own at.
package struct Pipe {
  package let readEnd: Descriptor
  package let writeEnd: Descriptor

  package init() throws {
    var ends: (Int32, Int32) = (-1, -1)
    let problem = withUnsafeMutableBytes(of: &ends) { buffer in
      zt_pipe(buffer.bindMemory(to: Int32.self).baseAddress)
    }
    guard problem == 0 else { throw SystemFailure.now("pipe") }
    readEnd = Descriptor(ends.0)
    writeEnd = Descriptor(ends.1)
  }
}

/// A system call that failed where it never should.
package enum SystemFailure {
  package static func now(_ what: String) -> SceneHostError {
    .installationBroken(reason: "\(what): \(String(cString: strerror(errno)))")
  }
}

package enum PollSet {
  /// Waits until one of the descriptors can be read or has ended.
  ///
  /// Negative numbers are skipped; a negative time waits for ever.
  /// - Returns: Those that are ready; none after the time or a signal.
  package static func wait(_ descriptors: [Int32], milliseconds: Int32) -> [Int32] {
    var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&polls, nfds_t(polls.count), milliseconds)
    guard count > 0 else { return [] }
    return polls.filter { $0.fd >= 0 && $0.revents != 0 }.map(\.fd)
  }
}

/// A child process; it never outlives its owner.
package struct SpawnedProcess {
  package enum Status: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
  }
  package let identifier: pid_t
  private var status: Status?

  /// Starts a program; `descriptors` are files of this process and the numbers the child has them
  /// at.
  ///
  /// With `fixesAddresses` the program finds its memory at the same addresses each time.
  /// - Throws: `SceneHostError.installationBroken` where it cannot be started.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String],
    descriptors: [(from: Int32, to: Int32)], fixesAddresses: Bool = false
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for pair in descriptors { posix_spawn_file_actions_adddup2(&actions, pair.from, pair.to) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own: Ctrl-C goes to the tool, which ends its children in order.
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)

    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] =
      environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var child: pid_t = 0
    let own = fixesAddresses ? zt_fix_addresses() : -1
    defer { zt_unfix_addresses(own) }
    let problem = posix_spawn(&child, program, &actions, &attributes, &words, &settings)
    guard problem == 0 else {
      throw SceneHostError.installationBroken(
        reason: "'\(program)' cannot be started: \(String(cString: strerror(problem)))")
    }
    identifier = child
  }

  package func kill() { Foundation.kill(identifier, SIGKILL) }

  /// Waits for the end.
  @discardableResult package mutating func wait() -> Status {
    if let status { return status }
    var raw: Int32 = 0
    while waitpid(identifier, &raw, 0) < 0, errno == EINTR {}
    let signal = raw & 0x7f
    let found: Status = signal == 0 ? .exited((raw >> 8) & 0xff) : .killed(signal: signal)
    status = found
    return found
  }

  package mutating func killAndWait() {
    guard status == nil else { return }
    kill()
    wait()
  }
}
