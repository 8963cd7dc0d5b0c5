import Foundation
import Playback
import SceneHost
import Testing

@Suite("Scenes that fail") struct SceneFailureTests {
  private func scene(_ body: String, _ extra: String = "") -> String {
    "import SwiftUI\n\(extra)\nstruct V: View { var body: some View { \(body) } }\n#Preview { V() }\n"
  }

  private func failure(_ text: String) throws -> (SceneHostError?, String) {
    var fixture = try SceneFixture(text)
    defer { fixture.remove() }
    fixture.runner.confinement.stallSeconds = 1
    return (
      fixture.failure(.range(fromSeconds: 0, toSeconds: 1)), fixture.files.first?.path ?? ""
    )
  }

  @Test(
    "a crash is told with its reason, line, view and time",
    arguments: [
      ("fatalError(\"boom\")", "", 3, "boom", 0),
      ("Text(\"\\(a[5])\")", "nonisolated(unsafe) let a = [1]", 3, "Index out of range", 0),
      ("Text(\"\\(m + 1)\")", "nonisolated(unsafe) var m = Int.max", 3, "arithmetic overflow", 0),
      (
        "Text(\"\\(r(0))\")", "func r(_ n: Int) -> Int { n == -1 ? 0 : r(n + 1) + 1 }", 2,
        "endless recursion used up the stack", 0
      ),
      (
        "Text(\"\").task { try? await Task.sleep(for: .milliseconds(500)); _ = o! }",
        "nonisolated(unsafe) var o: Int?", 3,
        "Unexpectedly found nil while unwrapping an Optional value", 0.5
      ),
    ] as [(String, String, Int, String, Double)])
  func crashes(
    _ body: String, _ extra: String, _ line: Int, _ reason: String, _ seconds: Double
  ) throws {
    let (error, file) = try failure(scene(body, extra))
    #expect(
      error
        == .crashed(
          reason: reason, location: SourcePlace("\(file):\(line)", view: line == 3 ? "V" : nil),
          sceneSeconds: seconds))
  }

  @Test("a scene that ends the process is told so")
  func exits() throws {
    let (error, file) = try failure(scene("let _ = exit(0); Text(\"\")"))
    #expect(
      error
        == .crashed(
          reason: "it called exit(0)", location: SourcePlace("\(file):3", view: "V"),
          sceneSeconds: 0))
  }

  @Test("an endless loop is stopped and placed")
  func hangs() throws {
    let (error, file) = try failure(
      scene("let _ = spin(); Text(\"\")", "func spin() { while true {} }"))
    let place = SourcePlace("\(file):2", view: "V")
    #expect(error == .hung(seconds: 1, location: place, sceneSeconds: 0))
  }

  @Test("a scene that takes all memory is stopped at the limit")
  func memory() throws {
    var fixture = try SceneFixture(
      scene(
        "Text(\"\").onAppear { while true { keep.append(.allocate(byteCount: 1 << 28, alignment: 16)) } }",
        "nonisolated(unsafe) var keep: [UnsafeMutableRawPointer] = []"))
    defer { fixture.remove() }
    fixture.runner.confinement.memoryBytes = 2 << 30
    #expect(fixture.failure() == .outOfMemory(limitBytes: 2 << 30))
  }

  @Test("a wait that nothing can end is a deadlock")
  func deadlock() throws {
    let (error, file) = try failure(
      scene("Text(\"\").onAppear { DispatchSemaphore(value: 0).wait() }"))
    #expect(
      error
        == .neverIdle(
          reason: "deadlock: a semaphore is waited for, and no other work could end it",
          location: SourcePlace("\(file):3", view: "V"), sceneSeconds: 0))
  }

  @Test("a task that yields for ever lets no time pass")
  func yields() throws {
    let (error, file) = try failure(scene("Text(\"\").task { while true { await Task.yield() } }"))
    guard case .neverIdle(_, let place, let seconds) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(seconds == 0)
    #expect(place == SourcePlace("\(file):3", view: "V"))
  }

  @Test("a syntax error is shown as the compiler says it, by the path as written")
  func syntax() throws {
    let (error, file) = try failure("import SwiftUI\nlet x = )\n")
    guard case .doesNotCompile(let text) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(text.hasPrefix("\(file):2:"))
  }

  @Test("a scene without a view has no preview")
  func noPreview() throws {
    let (error, file) = try failure("import SwiftUI\nlet x = 1\n")
    #expect(error == .noPreview(path: file))
  }

  @Test("missing and empty files and unknown previews are told apart")
  func usage() throws {
    let fixture = try SceneFixture(["A.swift": " \n"])
    defer { fixture.remove() }
    #expect(fixture.failure() == .fileEmpty(path: fixture.files[0].path))
    let absent = fixture.folder.appendingPathComponent("no.swift")
    #expect(throws: SceneHostError.fileMissing(path: absent.path)) {
      try fixture.runner.compile([absent])
    }
    let named = try SceneFixture(
      "import SwiftUI\n#Preview(\"One\") { Text(\"\") }\n#Preview { Text(\"\") }\n")
    defer { named.remove() }
    #expect(
      named.failure { $0.preview = .named("Two") }
        == .previewUnknown(wanted: "Two", offered: ["One", "#1"]))
  }

  @Test("a sandboxed scene reaches no file, network or process")
  func sandbox() throws {
    let fixture = try SceneFixture(
      scene(
        "Text(\"\").onAppear { red() }",
        """
        func red() {
          print("secret", open("/etc/shadow", O_RDONLY))
          print("own", open(#filePath, O_RDONLY) >= 0)
          print("write", open(#filePath + ".evil", O_WRONLY | O_CREAT, 0o600))
          print("socket", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
          print("kill", kill(getppid(), 0))
          print("thread", pthread_self() != 0)
          var pid: pid_t = 0
          print("spawn", posix_spawn(&pid, "/bin/true", nil, nil, [nil], nil) != 0)
        }
        """))
    defer { fixture.remove() }
    let (report, _) = try fixture.play()
    #expect(
      report.output == """
        secret -1
        own true
        write -1
        socket -1
        kill -1
        thread true
        spawn true

        """)
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    #expect(names == ["Scene.swift"])
  }
}
