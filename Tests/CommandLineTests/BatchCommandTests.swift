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
    #expect(run.errors.contains("  Bad: doesNotCompile: "))
    let made = folder.contents.filter { $0.hasPrefix("review/") && !$0.contains("/.zoetrope") }
    let stems = ["pairs-two-0-light", "pairs-two-1-dark", "slide"]
    let folders = ["curves", "films", "posters", "sheets"].map { "review/" + $0 }
    let files = stems.flatMap {
      ["films/\($0).gif", "films/\($0).mp4", "posters/\($0).png", "sheets/\($0).png"]
    }
    // Only one of them moves.
    let all = files + ["curves/slide.svg", "export.json", "index.html"]
    #expect(made == (folders + all.map { "review/" + $0 }).sorted())
    let data = try Data(contentsOf: folder.url.appendingPathComponent("review/export.json"))
    let facts = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let entries = try #require(facts["entries"] as? [[String: Any]])
    #expect(entries.map { $0["scene"] as? String } == ["Bad", "Pairs/Two", "Pairs/Two", "Slide"])
    #expect(entries.map { $0["film"] != nil } == [false, true, true, true])
    #expect(
      entries.map { $0["source"] as? String }
        == ["Bad.swift", "Pairs/Two.swift:2", "Pairs/Two.swift:3", "Slide.swift:10"])
  }

  @Test("make only what has changed since the last export")
  func changed() throws {
    let line = ["export", "Scenes", "-o", "review", "--parts", "none"]
    #expect(try run(line).errors.contains("3 films; took"))
    let page = folder.url.appendingPathComponent("review/index.html")
    let before = try Data(contentsOf: page)
    #expect(try run(line).errors.contains("3 films, 0 made and 3 kept"))
    #expect(try Data(contentsOf: page) == before)
    _ = try folder.write(SampleScene.moving.replacing("0.2", with: "0.3"), as: "Scenes/Slide.swift")
    let plan = try run(line + ["--dry-run"])
    #expect(
      plan.output.split(separator: "\n").map { $0.prefix(4) } == ["keep", "keep", "make"])
    #expect(try Data(contentsOf: page) == before)
    #expect(try run(line).errors.contains("3 films, 1 made and 2 kept"))
    #expect(try run(line + ["--dark"]).errors.contains("3 films; took"))
  }

  @Test("list the names of films")
  func names() throws {
    let list = try run(["export", "Scenes", "--list"])
    #expect(list.output == "pairs-two-0-light\npairs-two-1-dark\nslide\n")
    #expect(!folder.contents.contains { $0.hasPrefix("review") })
  }

  @Test("forget films whose scene is gone")
  func gone() throws {
    let line = ["export", "Scenes", "-o", "review", "--parts", "none"]
    #expect(try run(line).status == 0)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Scenes/Slide.swift"))
    #expect(try run(line).status == 0)
    #expect(!folder.contents.contains("review/films/slide.mp4"))
    #expect(folder.contents.contains("review/films/pairs-two-1-dark.mp4"))
  }

  @Test("are the same in shards as in one")
  func shards() throws {
    _ = try folder.write("import SwiftUI\n#Preview { Txt(\"a\") }\n", as: "Scenes/Bad.swift")
    #expect(try run(["export", "Scenes", "-o", "whole"]).status == 3)
    var parts: [String] = []
    for index in 1...2 {
      parts.append("part\(index)")
      let run = try run(["export", "Scenes", "-o", "part\(index)", "--shard", "\(index)/2"])
      #expect([0, 3].contains(run.status))
      #expect(run.output == "part\(index)/shard.json\n")
    }
    let merge = try ToolRun(["merge"] + parts + ["-o", "merged"], in: folder.url)
    #expect(merge.status == 3)
    #expect(merge.output == "merged/index.html\n")
    let names = folder.contents.filter { $0.hasPrefix("whole/") && !$0.contains(".zoetrope") }
    #expect(names.contains("whole/films/slide.mp4"))
    for name in names {
      let other = name.replacing("whole/", with: "merged/")
      let files = [name, other].map { folder.url.appendingPathComponent($0).path }
      let data = files.map { FileManager.default.contents(atPath: $0) }
      #expect(data[0] == data[1], "\(name)")
    }
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("part2/shard.json"))
    let killed = try ToolRun(["merge"] + parts + ["-o", "again"], in: folder.url)
    #expect(killed.status == 4)
    #expect(killed.errors.contains("'part2' is not whole"))
    #expect(!folder.contents.contains("again"))
  }

  @Test("tell of shards that verify what one run tells")
  func verifiedShards() throws {
    _ = try folder.write(SampleScene.moving, as: "Scenes/Gone.swift")
    #expect(try run(["record", "Scenes"]).status == 0)
    _ = try folder.write(
      SampleScene.moving.replacing("duration: 0.2", with: "duration: 0.3"),
      as: "Scenes/Slide.swift")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Scenes/Gone.swift"))
    let page = ["--report", "whole.html"]
    let whole = try run(["verify", "Scenes", "--json"] + page)
    #expect(whole.status == 1)
    for index in 1...2 {
      let line = ["verify", "Scenes", "--shard", "\(index)/2", "--bundle", "v\(index)"]
      #expect(try run(line).status == (index == 1 ? 0 : 1))
    }
    let merge = try ToolRun(
      ["merge", "v1", "v2", "--json", "--report", "merged.html"], in: folder.url)
    #expect(merge.status == 1)
    #expect(merge.output == whole.output)
    // The pages differ in nothing but the words that each of them says to run again with.
    let pages = try ["whole.html", "merged.html"].map {
      try String(contentsOf: folder.url.appendingPathComponent($0), encoding: .utf8)
        .replacing(",\n    \"--json\",\n    \"--report\",\n    \"whole.html\"", with: "")
    }
    #expect(pages[0].contains("data:image/png;base64,"))
    #expect(pages[0] == pages[1])
    #expect(whole.output.contains("\"orphaned\""))
    #expect(try ToolRun(["merge", "v2"], in: folder.url).status == 4)
    #expect(try run(["verify", "Scenes", "--shard", "1/2"]).status == 2)
  }

  @Test("draw a film in runs of frames that make the same film")
  func runs() throws {
    let scene = "Scenes/Slide.swift"
    #expect(try run(["render", scene, "-o", "whole.mp4", "--from", "0.05s"]).status == 0)
    for index in 1...3 {
      let line = ["render", scene, "-o", "r\(index)", "--from", "0.05s", "--shard", "\(index)/3"]
      #expect(try run(line).status == 0)
    }
    let merge = try ToolRun(["merge", "r3", "r1", "r2", "-o", "merged.mp4"], in: folder.url)
    #expect(merge.output == "merged.mp4\n")
    let data = ["whole.mp4", "merged.mp4"].map {
      FileManager.default.contents(atPath: folder.url.appendingPathComponent($0).path)
    }
    #expect(data[0] != nil && data[0] == data[1])
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
