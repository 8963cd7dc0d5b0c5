import Foundation
import Testing

@Suite("Batches") struct BatchCommandTests {
  private let folder: TemporaryFolder
  private let small = ["--size", "60x40", "--scale", "1", "--fps", "20"]

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(SampleScene.moving, as: "Scenes/Slide.swift")
    _ = try folder.write(SampleScene.two, as: "Scenes/Pairs/Two.swift")
  }

  private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> ToolRun {
    try ToolRun(arguments + small, in: folder.url, environment: environment)
  }

  @Test("verify what was just recorded, and write nothing")
  func recordAndVerify() throws {
    let record = try run(["record", "Scenes"])
    #expect(record.status == 0)
    #expect(record.output.split(separator: "\n").count == 3)
    let before = folder.contents
    let verify = try run(["verify", "Scenes"])
    #expect(verify.status == 0)
    #expect(verify.output == "")
    #expect(folder.contents == before)
  }

  @Test("tell a changed duration with status 1 and three pictures")
  func change() throws {
    #expect(try run(["record", "Scenes"]).status == 0)
    _ = try folder.write(
      SampleScene.moving.replacing("duration: 0.2", with: "duration: 0.3"),
      as: "Scenes/Slide.swift")
    let verify = try run(["verify", "Scenes"])
    #expect(verify.status == 1)
    let pictures = verify.output.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 3)
    for picture in pictures {
      let file = folder.url.appendingPathComponent(picture)
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
    #expect(try run(["verify", "Scenes", "--update"]).status == 0)
    #expect(try run(["verify", "Scenes"]).status == 0)
  }

  @Test(
    "fail on a missing golden again and again, and never write it",
    arguments: [[:], ["CI": "true"]])
  func missing(_ environment: [String: String]) throws {
    for _ in 1...2 {
      let verify = try run(["verify", "Scenes"], environment)
      #expect(verify.status == 1)
      #expect(verify.output.contains("Slide: Slide [1x]: missing"))
    }
    #expect(!folder.contents.contains { $0.hasPrefix("Goldens") })
  }

  @Test("fail on a golden whose scene is gone, and on a scene without a golden")
  func orphan() throws {
    #expect(try run(["record", "Scenes"]).status == 0)
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("Scenes/Slide.swift"),
      to: folder.url.appendingPathComponent("Scenes/Glide.swift"))
    let verify = try run(["verify", "Scenes", "--json"])
    #expect(verify.status == 1)
    let results = try #require(verify.json["results"] as? [[String: Any]])
    let byStatus = Dictionary(grouping: results) { $0["status"] as? String ?? "" }
    #expect(byStatus["missing"]?.map { $0["scene"] as? String } == ["Glide: Slide"])
    #expect(byStatus["orphaned"]?.map { $0["scene"] as? String } == ["Slide: Slide"])
    #expect(byStatus["passed"]?.count == 2)
  }

  @Test("lose goldens whose scene is gone only when pruned")
  func prune() throws {
    #expect(try run(["record", "Scenes"]).status == 0)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Scenes/Slide.swift"))
    let trial = try ToolRun(["goldens", "prune", "Scenes", "--dry-run"], in: folder.url)
    #expect(trial.output == "Goldens/slide-slide/1x\n")
    #expect(try run(["verify", "Scenes"]).status == 1)
    #expect(try ToolRun(["goldens", "prune", "Scenes"], in: folder.url).status == 0)
    #expect(try run(["verify", "Scenes"]).status == 0)
    let list = try ToolRun(["goldens", "list"], in: folder.url).output
    #expect(list.split(separator: "\n").count == 2)
  }

  @Test("keep a variant's goldens beside the plain ones")
  func variants() throws {
    #expect(try run(["record", "Scenes"]).status == 0)
    #expect(try run(["verify", "Scenes", "--dark"]).status == 1)
    #expect(try run(["record", "Scenes", "--dark"]).status == 0)
    #expect(try run(["verify", "Scenes", "--dark"]).status == 0)
    #expect(try run(["verify", "Scenes"]).status == 0)
  }

  @Test("go on past a failing scene and end with the highest status", arguments: ["1", "2"])
  func export(lanes: String) throws {
    _ = try folder.write("import SwiftUI\n#Preview { Txt(\"a\") }\n", as: "Scenes/Bad.swift")
    let run = try run(["export", "Scenes", "-o", "review", "-j", lanes])
    #expect(run.status == 3)
    #expect(run.output == "review/index.html\n")
    #expect(run.errors.contains("Scenes/Bad.swift:2:12: error:"))
    let made = folder.contents.filter { $0.hasPrefix("review/") }
    #expect(
      made == [
        "review/export.json", "review/films", "review/films/pairs-two-0-light.mp4",
        "review/films/pairs-two-1-dark.mp4", "review/films/slide.mp4", "review/index.html",
        "review/posters", "review/posters/pairs-two-0-light.png",
        "review/posters/pairs-two-1-dark.png", "review/posters/slide.png",
      ])
    let data = try Data(contentsOf: folder.url.appendingPathComponent("review/export.json"))
    let facts = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let entries = try #require(facts["entries"] as? [[String: Any]])
    #expect(entries.map { $0["scene"] as? String } == ["Bad", "Pairs/Two", "Pairs/Two", "Slide"])
    #expect(entries.map { $0["film"] != nil } == [false, true, true, true])
    #expect(
      entries.map { $0["source"] as? String }
        == ["Bad.swift", "Pairs/Two.swift:2", "Pairs/Two.swift:3", "Slide.swift:10"])
  }

  @Test("tell nothing of the machine they were made on")
  func portable() throws {
    _ = try folder.write("import SwiftUI\n#Preview { Txt(\"a\") }\n", as: "Scenes/Bad.swift")
    let scenes = folder.url.appendingPathComponent("Scenes").path
    let elsewhere = try TemporaryFolder()
    let run = try ToolRun(["export", scenes, "-o", "review"] + small, in: elsewhere.url)
    #expect(run.status == 3)
    for name in ["index.html", "export.json"] {
      let file = elsewhere.url.appendingPathComponent("review/\(name)")
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("\\/", with: "/")
      #expect(text.contains("Bad.swift:2:12: error:"))
      #expect(!text.contains(folder.url.lastPathComponent))
    }
  }

  @Test("of a folder without scenes are refused")
  func empty() throws {
    _ = try folder.write("", as: "Empty/readme.md")
    for command in ["record", "verify", "list"] {
      let run = try ToolRun([command, "Empty"], in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.contains("'Empty'"))
    }
  }
}
