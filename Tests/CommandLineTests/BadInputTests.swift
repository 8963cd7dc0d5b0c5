import Foundation
import Testing

/// A scene that cannot become a film, and what must be said of it.
struct BadScene: CustomTestStringConvertible {
  let name: String
  let text: String?
  var flags: [String] = []
  let status: Int32
  let told: [String]
  var testDescription: String { name }
}

@Suite("Bad input") struct BadInputTests {
  @Test(
    "ends with its own status, one paragraph of what, where and what to do, and no file",
    arguments: [
      BadScene(
        name: "a missing file", text: nil, status: 2, told: ["no file 'scene.swift'", "check"]),
      BadScene(
        name: "an empty file", text: "", status: 3, told: ["scene.swift", "empty", "#Preview"]),
      BadScene(
        name: "a syntax error", text: "import SwiftUI\n#Preview { Text(\"a\" }\n", status: 3,
        told: ["scene.swift:2:", "error:"]),
      BadScene(
        name: "an unknown name", text: "import SwiftUI\n\n#Preview { Txt(\"a\") }\n", status: 3,
        told: ["scene.swift:3:12: error: cannot find 'Txt' in scope"]),
      BadScene(
        name: "no preview", text: "import SwiftUI\nlet x = 1\n", status: 3,
        told: ["'scene.swift'", "#Preview { MyView() }"]),
      BadScene(
        name: "an unknown preview", text: SampleScene.two, flags: ["--preview", "Dim"], status: 2,
        told: ["'Dim'", "'Light', 'Dark'"]),
      BadScene(
        name: "an unknown preview number", text: SampleScene.two, flags: ["--preview", "7"],
        status: 2, told: ["7", "'Light', 'Dark'"]),
      BadScene(
        name: "a tap on nothing", text: SampleScene.button, flags: ["--tap", "Pull@0.1s"],
        status: 2, told: ["'Pull'", "'Push me'"]),
      BadScene(
        name: "a trap in a body",
        text: """
          import SwiftUI
          struct Trap: View { var body: some View { fatalError("no luck") } }
          #Preview { Trap() }
          """, status: 3, told: ["scene.swift:2", "no luck"]),
      BadScene(
        name: "an index out of range",
        text: """
          import SwiftUI
          struct Trap: View {
            let names: [String] = []
            var body: some View { Text(names[3]) }
          }
          #Preview { Trap() }
          """, status: 3, told: ["crashed", "out of range"]),
      BadScene(
        name: "an exit",
        text: """
          import SwiftUI
          struct Leave: View { var body: some View { exit(0) } }
          #Preview { Leave() }
          """, status: 3, told: ["exit"]),
      BadScene(
        name: "an output that cannot be written", text: SampleScene.moving,
        flags: ["-o", "/proc/nowhere/film.mp4"], status: 4, told: ["/proc/nowhere/film.mp4", "-o"]),
      BadScene(
        name: "an unknown ending", text: SampleScene.moving, flags: ["-o", "film.doc"], status: 2,
        told: ["film.doc", ".mp4", "--format"]),
      BadScene(
        name: "a film for one picture", text: SampleScene.moving, flags: ["-o", "film.png"],
        status: 2, told: ["film.png", "--at"]),
    ])
  func badScene(_ scene: BadScene) throws {
    let folder = try TemporaryFolder()
    if let text = scene.text { _ = try folder.write(text, as: "scene.swift") }
    let before = folder.contents
    let run = try ToolRun(
      ["render", "scene.swift", "--size", "60x40", "--scale", "1"] + scene.flags, in: folder.url)
    #expect(run.status == scene.status)
    #expect(run.output == "")
    for words in scene.told { #expect(run.errors.contains(words)) }
    #expect(!run.errors.contains("\n\n"))
    #expect(folder.contents == before)
  }

  @Test("that never ends is stopped with status 5")
  func endless() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      import SwiftUI
      struct Spin: View { var body: some View { while true {}; return Text("x") } }
      #Preview { Spin() }
      """, as: "scene.swift")
    let run = try ToolRun(["render", "scene.swift"], in: folder.url)
    #expect(run.status == 5)
    #expect(run.errors.contains("no progress"))
    #expect(folder.contents == ["scene.swift"])
  }

  @Test("leaves an older film as it was")
  func olderFilm() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("old", as: "film.mp4")
    _ = try folder.write(
      "import SwiftUI\n#Preview { Txt(\"a\") }\n", as: "scene.swift")
    #expect(try ToolRun(["render", "scene.swift", "-o", "film.mp4"], in: folder.url).status == 3)
    let film = folder.url.appendingPathComponent("film.mp4")
    #expect(try String(contentsOf: film, encoding: .utf8) == "old")
  }

  @Test("is told as JSON with the same status")
  func json() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("import SwiftUI\n#Preview { Txt(\"a\") }\n", as: "scene.swift")
    let run = try ToolRun(["render", "scene.swift", "--json"], in: folder.url)
    #expect(run.status == 3)
    #expect(run.json["status"] as? String == "doesNotCompile")
    #expect(run.json["exitCode"] as? Int == 3)
  }

  @Test("is no reason to print a signal's message when the reader has gone")
  func brokenPipe() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(SampleScene.two, as: "scene.swift")
    let run = try ToolRun(
      shell: "\(ToolRun.tool.path) list scene.swift --json | true; exit ${PIPESTATUS[0]}",
      in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }
}
