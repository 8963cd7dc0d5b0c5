import Foundation
import Testing

@Suite("Compare") struct CompareTests {
  private let folder: TemporaryFolder
  private let small = ["--size", "100x40", "--scale", "1", "--fps", "30"]

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(SampleScene.moving, as: "scene.swift")
  }

  private func run(_ arguments: [String]) throws -> ToolRun {
    try ToolRun(arguments + small, in: folder.url)
  }

  private func render(_ scene: String, _ film: String, _ more: [String] = []) throws {
    #expect(try run(["render", scene, "-o", film, "--duration", "0.5s"] + more).status == 0)
  }

  @Test(
    "finds a film of the scene itself no different",
    arguments: ["film.mp4", "film.gif", "film.apng", "frames/%05d.png"])
  func same(film: String) throws {
    try render("scene.swift", film)
    let reference = film.hasPrefix("frames") ? "frames" : film
    let compare = try run(["compare", "scene.swift", reference, "-o", "both.mp4", "--json"])
    #expect(compare.status == 0, "\(compare.errors)")
    #expect(compare.json["firstDivergenceSeconds"] == nil)
    #expect(compare.json["shiftSeconds"] as? Double == 0)
    #expect(compare.json["frames"] as? Int == 15)
    #expect(folder.contents.contains("both.mp4") && folder.contents.contains("both-difference.svg"))
  }

  @Test("fits a film of another size to the scene")
  func size() throws {
    try render("scene.swift", "film.mp4", ["--scale", "2"])
    let compare = try run(["compare", "scene.swift", "film.mp4", "--json"])
    #expect(compare.status == 0, "\(compare.output)")
  }

  @Test("tells when a slower film parts from the scene")
  func slower() throws {
    _ = try folder.write(
      SampleScene.moving.replacing("duration: 0.2", with: "duration: 0.4"), as: "slow.swift")
    try render("slow.swift", "slow.mp4")
    let compare = try run(["compare", "scene.swift", "slow.mp4", "--json", "--no-shift"])
    #expect(compare.status == 1)
    let parting = try #require(compare.json["firstDivergenceSeconds"] as? Double)
    #expect(parting > 0.01 && parting < 0.15)
  }

  @Test("finds by how much a film runs late")
  func late() throws {
    _ = try folder.write(
      SampleScene.moving.replacing(
        ".linear(duration: 0.2)", with: ".linear(duration: 0.2).delay(0.1)"),
      as: "late.swift")
    try render("late.swift", "late.mp4")
    let compare = try run(["compare", "scene.swift", "late.mp4", "--json"])
    #expect(compare.json["shiftSeconds"] as? Double == 0.1)
    #expect(compare.status == 0)
  }

  @Test("refuses what cannot be read")
  func refused() throws {
    _ = try folder.write("{}", as: "a.json")
    _ = try folder.write("no film", as: "a.mp4")
    #expect(try run(["compare", "scene.swift", "a.json"]).errors.contains("Lottie"))
    #expect(try run(["compare", "scene.swift", "none.mp4"]).status == 2)
    #expect(try run(["compare", "scene.swift", "a.mp4"]).status == 4)
    #expect(try run(["compare", "scene.swift"]).status == 2)
    #expect(!folder.contents.contains("scene-compare.mp4"))
  }
}
