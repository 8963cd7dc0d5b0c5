import Foundation
import SceneHost

/// The git repository that scenes lie in, for taking them out as they were.
package struct GitRepository: Sendable {
  /// The working tree's folder.
  package let root: URL
  private let git: URL

  /// The repository around a file or folder.
  package init(around path: String) throws {
    git = try Self.program("git")
    let place = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    let folder = place.hasDirectoryPath ? place : place.deletingLastPathComponent()
    let found = try Subprocess.run(git, ["-C", folder.path, "rev-parse", "--show-toplevel"])
    guard found.isSuccess else { throw GitError.notARepository(path: path) }
    root = URL(fileURLWithPath: Self.line(found.output), isDirectory: true)
  }

  /// The full name of the commit that a branch, tag or other word stands for.
  package func commit(_ ref: String) throws -> String {
    let found = try Subprocess.run(
      git, ["-C", root.path, "rev-parse", "--verify", "--end-of-options", ref + "^{commit}"])
    guard found.isSuccess else {
      throw GitError.unknownCommit(ref: ref, reason: Self.line(found.output))
    }
    return Self.line(found.output)
  }

  /// Commits after `first` up to `last` in which anything below a folder changed, oldest first.
  package func commits(after first: String, to last: String, touching path: String) throws
    -> [String]
  {
    try run(["rev-list", "--reverse", "--first-parent", "\(first)..\(last)", "--", path])
      .split(separator: "\n").map(String.init)
  }

  /// One line about a commit: its short name, day and subject.
  package func title(_ commit: String) throws -> String {
    Self.line(try run(["log", "-1", "--format=%h %cs %s", commit]))
  }

  /// A path as the repository has it; `.` for its root.
  package func inside(_ path: String) -> String {
    let full = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    guard full.hasPrefix(root.path + "/") else { return "." }
    return String(full.dropFirst(root.path.count + 1))
  }

  /// Writes what a commit has below some of its paths into a folder, and the settings files above
  /// them; paths it has not are passed over.
  package func extract(_ commit: String, _ paths: [String], into folder: URL) throws {
    let tar = try Self.program("tar")
    var wanted: [String] = []
    for path in paths {
      if try has(path, in: commit) { wanted.append(path) }
      var parts = path.split(separator: "/").dropLast()
      while true {
        let settings = (parts + [Substring(ProjectSettings.fileName)]).joined(separator: "/")
        if !wanted.contains(settings), try has(settings, in: commit) { wanted.append(settings) }
        guard parts.popLast() != nil else { break }
      }
    }
    guard !wanted.isEmpty else { return }
    let archive = folder.appendingPathComponent(".archive.tar")
    defer { try? FileManager.default.removeItem(at: archive) }
    _ = try run(
      ["archive", "--format=tar", "--output=\(archive.path)", commit, "--"]
        + wanted.map { $0 == "." ? "." : ":(literal)" + $0 })
    let unpacked = try Subprocess.run(tar, ["-xf", archive.path, "-C", folder.path])
    guard unpacked.isSuccess else {
      throw GitError.failed(command: "tar -xf", reason: Self.line(unpacked.output))
    }
  }

  private func has(_ path: String, in commit: String) throws -> Bool {
    guard path != "." else { return true }
    return try Subprocess.run(git, ["-C", root.path, "cat-file", "-e", "\(commit):\(path)"])
      .isSuccess
  }

  private func run(_ arguments: [String]) throws -> String {
    let done = try Subprocess.run(git, ["-C", root.path] + arguments)
    guard done.isSuccess else {
      throw GitError.failed(command: "git \(arguments[0])", reason: Self.line(done.output))
    }
    return done.output
  }

  private static func program(_ name: String) throws -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    throw GitError.programMissing(name: name)
  }

  private static func line(_ text: String) -> String {
    text.split(separator: "\n").first.map(String.init) ?? ""
  }
}
