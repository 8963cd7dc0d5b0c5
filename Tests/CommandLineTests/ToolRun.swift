import Foundation

/// One run of the built tool, which lies beside the test binary.
struct ToolRun {
  let status: Int32
  let output: String
  let errors: String

  static var tool: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("zoetrope")
  }

  /// Runs the tool to its end, in this process's folder or another, with a text on standard input.
  init(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    input: String = ""
  ) throws {
    try self.init(line: [Self.tool.path] + arguments, in: folder, environment, input)
  }

  /// Runs a line of bash to its end.
  init(shell: String, in folder: URL) throws {
    try self.init(line: ["/bin/bash", "-c", shell], in: folder, [:], "")
  }

  private init(
    line: [String], in folder: URL?, _ environment: [String: String], _ input: String
  ) throws {
    let place = try TemporaryFolder()
    let files = ["in", "out", "err"].map { place.url.appendingPathComponent($0) }
    try input.write(to: files[0], atomically: true, encoding: .utf8)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, files[0].path, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, files[1].path, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, files[2].path, O_WRONLY | O_CREAT, 0o600)
    let merged = ProcessInfo.processInfo.environment.merging(environment) { _, mine in mine }
    // Swift does not see the call that changes the folder of a child.
    let move = folder.map { ["/usr/bin/env", "-C", $0.path] } ?? []
    let line = move + line
    let words = line.map { strdup($0) } + [nil]
    let variables = merged.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, line[0], &actions, nil, words, variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    var state: Int32 = 0
    while waitpid(process, &state, 0) < 0, errno == EINTR {}
    // As a shell tells it: a signal counts from 128.
    status = state & 0x7f == 0 ? (state >> 8) & 0xff : 128 + state & 0x7f
    output = try String(contentsOf: files[1], encoding: .utf8)
    errors = try String(contentsOf: files[2], encoding: .utf8)
  }

  /// Standard output read as JSON.
  var json: [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(output.utf8))) as? [String: Any] ?? [:]
  }
}

/// A folder that goes away with its owner.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, as name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Names of all files in the folder and below.
  var contents: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).sorted()
  }
}
