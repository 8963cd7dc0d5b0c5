import Foundation
import Testing

@Suite("Comparing and approving") struct ComparisonCommandTests {
  private let folder: TemporaryFolder
  private let small = ["--size", "60x40", "--scale", "1", "--fps", "20"]

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(SampleScene.moving, as: "Scenes/Slide.swift")
  }

  private func run(_ arguments: [String], flags: Bool = true) throws -> ToolRun {
    try ToolRun(arguments + (flags ? small : []), in: folder.url)
  }

  private func change() throws {
    _ = try folder.write(
      SampleScene.moving.replacing("duration: 0.2", with: "duration: 0.3"),
      as: "Scenes/Slide.swift")
  }

  private func git(_ line: String) throws {
    let done = try ToolRun(
      shell: "git -c user.name=n -c user.email=n@n.invalid -c init.defaultBranch=main \(line)",
      in: folder.url)
    try #require(done.status == 0, "\(done.errors)")
  }

  @Test("a report is approved, and only what it shows", arguments: ["json", "html"])
  func approve(_ ending: String) throws {
    #expect(try run(["record", "Scenes"]).status == 0)
    try change()
    let report = "report.\(ending)"
    #expect(try run(["verify", "Scenes", "--report", report]).status == 1)
    let approved = try run(["approve", report], flags: false)
    #expect(approved.status == 0 && approved.output.contains("updated"))
    #expect(try run(["verify", "Scenes"]).status == 0)
    // The report shows a film that is no longer made.
    _ = try folder.write(SampleScene.moving, as: "Scenes/Slide.swift")
    let before = folder.contents
    let stale = try run(["approve", report], flags: false)
    #expect(stale.status == 1 && stale.output.contains("verify again"))
    #expect(try run(["verify", "Scenes"]).status == 1)
    #expect(
      folder.contents.filter { $0.hasPrefix("Goldens") }
        == before.filter { $0.hasPrefix("Goldens") })
  }

  @Test("a verification against a commit needs no golden and leaves none")
  func against() throws {
    try git("init -q . && git add -A && git -c user.name=n -c user.email=n@n.invalid commit -qm 1")
    #expect(try run(["verify", "Scenes", "--against", "HEAD"]).status == 0)
    try change()
    _ = try folder.write(SampleScene.two, as: "Scenes/Two.swift")
    let changed = try run(["verify", "Scenes", "--against", "HEAD"])
    #expect(changed.status == 1)
    #expect(changed.output.contains("Slide: Slide [1x]: changed"))
    #expect(changed.output.contains("not there at HEAD"))
    #expect(!folder.contents.contains { $0.hasPrefix("Goldens") })
    let unknown = try run(["verify", "Scenes", "--against", "nowhere"])
    #expect(unknown.status == 2 && unknown.errors.contains("nowhere"))
  }

  @Test("bisecting names the first commit that shows another film")
  func bisect() throws {
    try git(
      "init -q . && git add -A && git -c user.name=n -c user.email=n@n.invalid commit -qm one")
    for (index, word) in ["// a", "// b", "change", "// c"].enumerated() {
      let text =
        index < 2
        ? SampleScene.moving
        : SampleScene.moving.replacing("duration: 0.2", with: "duration: 0.3")
      _ = try folder.write(text + "\n// \(word)\n", as: "Scenes/Slide.swift")
      try git("commit -qam '\(word)'")
    }
    let found = try run(["bisect", "Scenes/Slide.swift", "--good", "HEAD~4"])
    #expect(found.status == 1)
    #expect(found.output.split(separator: "\n").first?.hasSuffix(" change") == true)
    #expect(try run(["bisect", "Scenes/Slide.swift", "--good", "HEAD~1"]).status == 0)
  }

  @Test("two scenes, a scene and its film, and two films are compared")
  func diff() throws {
    let old = try folder.write(SampleScene.moving, as: "Old.swift")
    _ = old
    try change()
    let scenes = try run(["diff", "Old.swift", "Scenes/Slide.swift"])
    #expect(scenes.status == 1 && scenes.output.contains("frames"))
    #expect(try run(["render", "Old.swift", "-o", "old.apng"]).status == 0)
    #expect(try run(["diff", "Old.swift", "old.apng"]).status == 0)
    #expect(try run(["diff", "old.apng", "Scenes/Slide.swift"]).status == 1)
    #expect(try run(["diff", "old.apng", "old.apng"]).status == 0)
  }

  @Test("goldens of numbers alone are recorded, verified and updated")
  func tracks() throws {
    #expect(try run(["record", "Scenes", "--mode", "tracks"]).status == 0)
    #expect(!folder.contents.contains { $0.hasSuffix(".png") || $0.hasSuffix(".apng") })
    #expect(try run(["verify", "Scenes"]).status == 0)
    try change()
    let verify = try run(["verify", "Scenes"])
    #expect(verify.status == 1 && verify.output.contains("the motion is another"))
    #expect(try run(["verify", "Scenes", "--threshold", "3"]).status == 4)
    #expect(try run(["verify", "Scenes", "--update"]).status == 0)
    #expect(try run(["verify", "Scenes"]).status == 0)
  }

  @Test("reports of every kind are written, and GitHub is told")
  func reports() throws {
    #expect(try run(["record", "Scenes"]).status == 0)
    try change()
    let endings = ["html", "xml", "json", "md"]
    let files = endings.flatMap { ["--report", "r.\($0)"] }
    let verify = try ToolRun(
      ["verify", "Scenes", "--github"] + files + small, in: folder.url,
      environment: ["GITHUB_STEP_SUMMARY": folder.url.appendingPathComponent("summary").path])
    #expect(verify.status == 1)
    for ending in endings {
      let file = folder.url.appendingPathComponent("r.\(ending)")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("Slide: Slide"))
    }
    #expect(verify.errors.contains("::error file=Scenes/Slide.swift,"))
    let summary = folder.url.appendingPathComponent("summary")
    #expect(try String(contentsOf: summary, encoding: .utf8).contains("1 changed"))
  }
}
