import Foundation
import Testing

@Suite("Scenes of one behaviour") struct ConformanceTests {
  @Test("look as they were recorded, each with a golden and each golden with a scene")
  func verify() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let failures = try TemporaryFolder()
    let run = try ToolRun(
      [
        "verify", "Scenes/Conformance", "--goldens", "Tests/Goldens", "-q",
        "--failures", failures.url.path,
      ], in: root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
