import Foundation
import Testing

@Suite("What the tool has to offer") struct CatalogueTests {
  private let folder: TemporaryFolder
  private let small = ["--size", "60x40", "--scale", "1", "--at", "0s"]

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String]) throws -> ToolRun {
    try ToolRun(arguments, in: folder.url)
  }

  @Test("are symbols by name, a line for each that holds all words")
  func symbols() throws {
    let lines = try run(["symbols", "heart", "fill"]).output.split(separator: "\n")
    #expect(lines.contains("heart.fill"))
    #expect(lines.allSatisfy { $0.contains("heart") && $0.contains("fill") })
    let json = try run(["symbols", "speaker.wave.3", "--json"]).json
    let first = (json["symbols"] as? [[String: Any]])?.first {
      $0["name"] as? String == "speaker.wave.3"
    }
    #expect(first?["isVariable"] as? Bool == true)
    let unknown = try run(["symbols", "haert.fill"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("heart.fill"))
  }

  @Test("are drawn on a sheet")
  func sheet() throws {
    #expect(try run(["symbols", "heart", "--sheet", "a.png"]).output == "a.png\n")
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("are symbols of the user's own, which a scene finds by name")
  func ownSymbols() throws {
    _ = try folder.write(
      "<svg viewBox='0 0 10 10'><rect width='10' height='10'/></svg>", as: "Icons/my.block.svg")
    let scene = try folder.write(
      "import SwiftUI\n#Preview { Image(systemName: \"my.block\").font(.system(size: 20)) }\n",
      as: "a.swift"
    ).lastPathComponent
    let without = try run(["still", scene, "-o", "a.png", "--json"] + small)
    #expect((without.json["warnings"] as? [String])?.contains { $0.contains("my.block") } == true)
    let strict = try run(["still", scene, "-o", "b.png", "--strict"] + small)
    #expect(strict.status == 3)
    #expect(strict.errors.contains("my.block"))
    #expect(!folder.contents.contains("b.png"))
    let with = try run(
      ["still", scene, "-o", "c.png", "--strict", "--symbols", "Icons", "--json"] + small)
    #expect(with.status == 0)
    #expect((with.json["warnings"] as? [String])?.isEmpty == true)
    _ = try folder.write("<svg>", as: "Icons/empty.svg")
    let bad = try run(["still", scene, "--symbols", "Icons"] + small)
    #expect(bad.status == 2)
    #expect(bad.errors.contains("empty.svg"))
    #expect(try run(["still", scene, "--font-dir", "Nowhere"] + small).errors.contains("Nowhere"))
  }

  private static let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"

  @Test(
    "are the fonts of a folder, before those of the system",
    .enabled(if: FileManager.default.fileExists(atPath: serif)))
  func fontFolder() throws {
    let fonts = folder.url.appendingPathComponent("Fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let own = fonts.appendingPathComponent("Own.ttf")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: Self.serif), to: own)
    let scene = try folder.write(
      "import SwiftUI\n#Preview { Text(\"a\").font(.custom(\"DejaVu Serif\", size: 20)) }\n",
      as: "Serif.swift"
    ).lastPathComponent
    let with = try run(["still", scene, "-o", "s.png", "--font-dir", "Fonts", "--json"] + small)
    let used = try #require(with.json["fonts"] as? [String: String])
    #expect(used.keys.map { $0.hasSuffix("/Fonts/Own.ttf") } == [true])
    let without = try run(["still", scene, "-o", "t.png", "--json"] + small)
    let plain = try #require(without.json["fonts"] as? [String: String])
    #expect(Array(plain.keys) == [Self.serif])
    // One file, one hash.
    #expect(Array(plain.values) == Array(used.values))
  }

  @Test("are SwiftUI's names, with what is inert and what is missing")
  func coverage() throws {
    let json = try run(["coverage", "--json"]).json
    let names = try #require(json["names"] as? [[String: Any]])
    func status(_ name: String, _ kind: String) -> String? {
      names.first { $0["name"] as? String == name && $0["kind"] as? String == kind }?["status"]
        as? String
    }
    #expect(status("padding", "modifier") == "supported")
    #expect(status("State", "type") == "supported")
    #expect(status("UIColor", "type") == "supported")
    #expect(status("sensoryFeedback", "modifier") == "inert")
    #expect(status("SensoryFeedback", "type") == "inert")
    #expect(status("VideoPlayer", "type") == "supported")
    #expect(status("Chart", "type") == "missing")
    #expect(
      names.count == ["supported", "inert", "missing"].reduce(0) { $0 + (json[$1] as? Int ?? 0) })
    let lines = try run(["coverage", "padding", "--status", "supported"]).output
    #expect(lines.contains("supported\tmodifier\tpadding\t"))
  }

  @Test("are in the page of the repository as the modules have them")
  func coveragePage() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("COVERAGE.md"), encoding: .utf8)
    #expect(try run(["coverage", "--table"]).output == page, "run `make coverage`")
  }
}
