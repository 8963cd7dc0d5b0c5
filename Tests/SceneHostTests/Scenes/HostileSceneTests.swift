import Foundation
import Playback
import SceneHost
import Testing

/// A few of the scenes that `make prove-red-team` runs.
@Suite("Hostile scenes") struct HostileSceneTests {
  private func fixture(_ name: String) throws -> SceneFixture {
    let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Proofs/RedTeam/\(name).swift").standardizedFileURL
    return try SceneFixture(String(contentsOf: scenes, encoding: .utf8))
  }

  @Test(
    "are refused what they try, and leave nothing",
    arguments: ["OpensSockets", "KillsParent", "WritesBesideItself", "RunsPrograms", "ReadsHome"])
  func refused(_ name: String) throws {
    let fixture = try fixture(name)
    defer { fixture.remove() }
    let (report, _) = try fixture.play()
    #expect(report.output.contains("refused: "))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path) == ["Scene.swift"])
  }

  @Test(
    "that forge what the tool is told are found out",
    arguments: [
      ("ForgesShapes", "pipe"), ("FloodsRecords", "pipe"), ("ForgesFramesLate", "memory"),
    ])
  func forged(_ name: String, _ word: String) throws {
    let fixture = try fixture(name)
    defer { fixture.remove() }
    #expect(
      fixture.failure(.range(fromSeconds: 0, toSeconds: 0.2))
        == .crashed(
          reason: "the scene wrote into the tool's own \(word)", location: nil, sceneSeconds: nil))
  }

  @Test("that take longer than they are given are stopped where they are")
  func tooLong() throws {
    var fixture = try fixture("FakesLife")
    defer { fixture.remove() }
    fixture.runner.confinement.seconds = 0.5
    guard case .tooLong(0.5, let place, 0) = fixture.failure() else {
      Issue.record("it was not stopped")
      return
    }
    #expect(place?.line.contains("Scene.swift:") == true)
  }

  @Test("may read what they are allowed to, and no more")
  func allowed() throws {
    var fixture = try SceneFixture(
      """
      import SwiftUI
      #Preview { Text("").onAppear { print(open("/etc/hostname", O_RDONLY) >= 0) } }

      """)
    defer { fixture.remove() }
    #expect(try fixture.play().0.output == "false\n")
    fixture.runner.confinement.readable = ["/etc/hostname"]
    #expect(try fixture.play().0.output == "true\n")
    fixture.runner.confinement = SceneConfinement()
    fixture.runner.confinement.isSandboxed = false
    #expect(try fixture.play().0.output == "true\n")
  }
}
