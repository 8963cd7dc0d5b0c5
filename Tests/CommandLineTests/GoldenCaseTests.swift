import Foundation
import Testing

/// Faults that other tools were reported for.
@Suite("Goldens hold against known faults") struct GoldenCaseTests {
  private let folder: TemporaryFolder
  private let small = ["--size", "120x80", "--scale", "1", "--fps", "10", "--duration", "0.4s"]

  private static let label = """
    import SwiftUI
    struct Label: View {
      var body: some View {
        HStack(spacing: 4) {
          Text("Saved").padding(0)
          Image(systemName: "heart.fill").foregroundStyle(Color(red: 1, green: 0, blue: 0))
          Circle().stroke(.black, lineWidth: 2).frame(width: 20, height: 20)
        }
      }
    }
    #Preview { Label() }
    """

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(Self.label, as: "Scenes/Label.swift")
  }

  private func run(_ arguments: [String]) throws -> ToolRun {
    try ToolRun(arguments + small, in: folder.url)
  }

  private func verify(_ old: String, _ new: String, _ flags: [String] = []) throws -> ToolRun {
    _ = try folder.write(Self.label.replacing(old, with: new), as: "Scenes/Label.swift")
    return try run(["verify", "Scenes"] + flags)
  }

  @Test("a change of padding does not pass by default; what has changed is told in words")
  func words() throws {
    #expect(try run(["record", "Scenes"]).status == 0)
    let changes = [
      ("padding(0)", "padding(100)", "'heart.fill' (and 'Circle') stands"),
      ("\"Saved\"", "\"Kept\"", "'Saved' reads \"Kept\" instead of \"Saved\""),
      ("heart.fill", "star.fill", "'heart.fill' shows \"star.fill\" instead of \"heart.fill\""),
      ("red: 1,", "red: 0.992,", "colour of 'heart.fill' is #FD0000 instead of #FF0000"),
      ("lineWidth: 2", "lineWidth: 3", "'Circle' is drawn in another shape"),
    ]
    for (old, new, text) in changes {
      let found = try verify(old, new)
      #expect(found.status == 1)
      #expect(found.output.contains(text), "\(found.output)")
    }
    let json = try verify("lineWidth: 2", "lineWidth: 3", ["--json"]).json
    let results = json["results"] as? [[String: Any]]
    let told = results?.first?["changes"] as? [[String: Any]]
    #expect(told?.first?["view"] as? String == "Circle")
    #expect(told?.first?["kind"] as? String == "look")
    #expect(try verify("", "").status == 0)
  }

  @Test("a scene that came and one that went fail, and JUnit shows both")
  func cameAndWent() throws {
    #expect(try run(["record", "Scenes"]).status == 0)
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("Scenes/Label.swift"),
      to: folder.url.appendingPathComponent("Scenes/Other.swift"))
    let found = try run(["verify", "Scenes", "--report", "junit.xml"])
    #expect(found.status == 1)
    #expect(found.errors.contains("1 missing") && found.errors.contains("1 orphaned"))
    let path = folder.url.appendingPathComponent("junit.xml")
    let text = try String(contentsOf: path, encoding: .utf8)
    #expect(text.contains("failures=\"2\""))
    #expect(text.contains("Label") && text.contains("Other"))
  }
}

@Suite("Pitfalls of the repository's scenes") struct SceneLintTests {
  @Test("are none but motion that is left under Reduce Motion")
  func conformance() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let run = try ToolRun(
      ["lint", "Scenes/Conformance", "--except", "reduceMotion", "-q"], in: root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
