import CVirtualTime
import Foundation

/// A tool run to its end.
package enum Subprocess {
  package struct Result {
    package let isSuccess: Bool
    /// Standard output and standard error, as they came.
    package let output: String
  }

  /// Runs a program and collects what it writes.
  ///
  /// Its temporary files go into `scratch`, where one is given. One that writes nothing for
  /// `silentSeconds` is ended.
  /// - Throws: `SceneHostError.interrupted`, `.compilerTooSlow`, `.installationBroken` where it cannot
  ///   be started.
  package static func run(
    _ program: URL, _ arguments: [String], scratch: URL? = nil, silentSeconds: Double? = nil
  ) throws -> Result {
    var environment = ProcessInfo.processInfo.environment
    if let scratch { environment["TMPDIR"] = scratch.path }
    let interrupt = zt_interrupt_begin()
    defer { if interrupt >= 0 { zt_interrupt_end() } }
    let errors = try Pipe()
    var child = try SpawnedProcess(
      program.path, arguments, environment: environment,
      descriptors: [(errors.writeEnd.number, 1), (errors.writeEnd.number, 2)])
    defer { child.killAndWait() }
    errors.writeEnd.close()
    var bytes: [UInt8] = []
    while true {
      let ready = PollSet.wait(
        [errors.readEnd.number, interrupt],
        milliseconds: silentSeconds.map { Int32(min($0 * 1000, 1e9).rounded(.up)) } ?? -1)
      if ready.contains(interrupt) { throw SceneHostError.interrupted }
      if ready.isEmpty, let silentSeconds {
        throw SceneHostError.compilerTooSlow(seconds: silentSeconds)
      }
      guard let chunk = errors.readEnd.read(), !chunk.isEmpty else { break }
      bytes += chunk
    }
    let status = child.wait()
    return Result(isSuccess: status == .exited(0), output: String(decoding: bytes, as: UTF8.self))
  }
}
