import Foundation
import SceneHost
import Testing

@Suite("Tools that are run") struct SubprocessTests {
  private let shell = URL(fileURLWithPath: "/bin/sh")

  @Test("are ended when they say nothing for too long")
  func silent() {
    #expect(throws: SceneHostError.compilerTooSlow(seconds: 0.05)) {
      try Subprocess.run(shell, ["-c", "exec sleep 60"], silentSeconds: 0.05)
    }
  }

  @Test("may take longer than that while they go on to say something")
  func talking() throws {
    let run = try Subprocess.run(
      shell, ["-c", "for i in 1 2 3 4; do sleep 0.2; echo $i; done"], silentSeconds: 0.6)
    #expect(run.isSuccess)
    #expect(run.output == "1\n2\n3\n4\n")
  }
}
