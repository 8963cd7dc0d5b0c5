import Batch
import Foundation
import Playback
import Testing

@Suite("Settings") final class SettingsTests {
  private let folder: URL
  private let scene: SceneSource

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-settings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Inner"), withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Inner/Like.swift")
    try "import SwiftUI\n".write(to: file, atomically: true, encoding: .utf8)
    scene = SceneSource(name: "Like", files: [file])
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String) throws {
    try text.write(
      to: folder.appendingPathComponent("zoetrope.json"), atomically: true, encoding: .utf8)
  }
  private func comment(_ line: String) throws -> FilmSettings {
    try SceneComments(text: "import SwiftUI\n\(line)\n", file: "a.swift")
      .settings(forPreview: "Dark", index: 1)
  }
  private static let previews = ["Light", "Dark"].enumerated().map {
    PreviewDescription(index: $0, name: $1, file: "Like.swift", line: 3, kind: "Preview")
  }

  // MARK: Comments

  @Test(
    "in comments are the words of flags, or sentences",
    arguments: [
      "// zoetrope: --tap Like@0.5s --size 300x200 --fps 30 --dark",
      "// zoetrope: tap \"Like\" at 0.5s, size 300x200, fps 30, appearance dark",
      "  // zoetrope: size 300x200 fps 30 tap Like@500ms; dark true",
      "// zoetrope: preview Dark tap Like at 0.5s size 300x200 fps 30 dark",
      "// zoetrope: preview 1 tap Like at 0.5s size 300x200 fps 30 dark",
    ])
  func sentences(_ line: String) throws {
    let settings = try comment(line)
    #expect(settings.interactions == [try InteractionWords.read("Like@0.5s", as: .tap)])
    #expect(settings.size == .points(width: 300, height: 200))
    #expect(settings.rate?.rate.description == "30")
    #expect(settings.isDark == true)
  }

  @Test(
    "say each interaction in words of its own",
    arguments: [
      ("tap \"Like\"#2 at 0.5s", InteractionVerb.tap, "Like#2@0.5s"),
      ("long-press Like at 1s for 2s", .longPress, "Like@1s/2s"),
      ("drag \"Card\" by +120,0 at 0.3s for 0.4s", .drag, "Card:+120,0@0.3s/0.4s"),
      ("scroll by 0,300 at 1s", .scroll, ":0,300@1s"),
      ("scroll \"List\" by 0,300 at 1s", .scroll, "List:0,300@1s"),
      ("type \"me@x.org\" into \"Email\" at 1s", .type, "Email:me@x.org@1s"),
      ("magnify Photo to 1.5 at 1s for 0.5s", .magnify, "Photo:1.5@1s/0.5s"),
      ("rotate Photo by -90 at 1s for 0.5s", .rotate, "Photo:-90@1s/0.5s"),
      ("hover \"at @ home\" at 1s", .hover, "\"at @ home\"@1s"),
      ("tap 12,30 at 1s", .tap, "12,30@1s"),
    ])
  func verbs(_ sentence: String, _ verb: InteractionVerb, _ word: String) throws {
    let settings = try comment("// zoetrope: \(sentence)")
    #expect(settings.interactions == [try InteractionWords.read(word, as: verb)])
  }

  @Test("of several lines add up")
  func lines() throws {
    let settings = try comment("// zoetrope: tap A@1s\n// zoetrope: tap B@2s duration 3s")
    #expect(settings.interactions?.map(\.timeSeconds) == [1, 2])
    #expect(settings.durationSeconds == 3)
  }

  @Test(
    "that are wrong name file, line, key and what is near",
    arguments: [
      (
        "// zoetrope: sise 30x20", "sise", "a.swift:2: 'sise' is not a setting; did you mean 'size'"
      ),
      ("// zoetrope: size big", "size", "canvas size"),
      ("// zoetrope: tap Like", "tap", "'at TIME' is missing"),
      ("// zoetrope: tap Like at soon", "tap", "'soon' is no time"),
      ("// zoetrope: --drag Card@1s", "drag", "letter 5"),
      ("// zoetrope: fps", "fps", "write a value"),
      ("// zoetrope: duration 1s to 2s", "duration", "cannot be given together"),
    ])
  func wrongComment(_ line: String, _ key: String, _ told: String) {
    let error = #expect(throws: SettingsError.self) { try comment(line) }
    #expect(error?.line == 2)
    #expect(error?.key == key)
    #expect(error?.description.contains(told) == true, "\(error?.description ?? "nothing")")
  }

  // MARK: Files

  @Test("of the nearest file above lie under comments, shots, flags and variants")
  func layers() throws {
    try write("{ fps: 24, size: [300, 200], scale: 1, locale: 'ko_KR', seed: 5 }")
    let text = "// zoetrope: fps 30, scale 3\n"
    try text.write(to: scene.files[0], atomically: true, encoding: .utf8)
    var flags = FilmSettings()
    flags.scale = 4
    flags.variants = try Variant.list("light,dark")
    let films = try FilmRequests(flags: flags).films(of: scene, Self.previews)
    #expect(films.map(\.preview.index) == [0, 0, 1, 1])
    #expect(films.map(\.request.surroundings.isDark) == [false, true, false, true])
    #expect(films.map(\.request.variant) == ["4x", "4x.dark", "4x", "4x.dark"])
    let film = films[0].request
    #expect(film.rate.description == "30")
    #expect(film.size == .points(width: 300, height: 200))
    #expect(film.scale == 4)
    #expect(film.surroundings.localeIdentifier == "ko_KR")
    #expect(film.seed == 5)
    let without = try FilmRequests(flags: flags, config: .none).films(of: scene, Self.previews)
    #expect(without[0].request.surroundings.localeIdentifier == "en_US")
  }

  @Test("with shots make those films of a scene, and no others")
  func shots() throws {
    try write(
      """
      {
        shots: [
          { name: "liked", scene: "Inner/Like.swift", preview: "Dark",
            interactions: ["tap 'Like' at 0.5s", 'drag Card by 1,2 at 1s'], duration: 2 },
          { name: "still", scene: "Inner/Like.swift", tap: ["A@1s", "B@2s"], variants: ["dark", "rtl"] },
        ],
      }
      """)
    let requests = FilmRequests(flags: FilmSettings())
    let films = try requests.films(of: scene, Self.previews)
    #expect(films.map(\.request.shot) == ["liked", "still", "still"])
    #expect(films.map(\.preview.index) == [1, 0, 0])
    #expect(films.map(\.request.interactions.count) == [2, 2, 2])
    #expect(films[0].request.cut.durationSeconds == 2)
    let one = try FilmRequests(flags: FilmSettings(), shot: "Liked")
      .film(of: scene, previews: { Self.previews })
    #expect(one.preview == .named("Dark"))
    let error = #expect(throws: ShotError.self) {
      try FilmRequests(flags: FilmSettings(), shot: "lost").film(of: scene, previews: { [] })
    }
    #expect(error?.offered == ["liked", "still"])
  }

  @Test(
    "that are wrong name file, line, key and what is near",
    arguments: [
      ("{\n fsp: 30 }", 2, "fsp", "did you mean 'fps'"),
      ("{\n fps: 'fast' }", 2, "fps", "'fast', given to 'fps', is not a frame rate"),
      ("{\n\n shot: [] }", 3, "shot", "did you mean 'shots'"),
      ("{ shots: 3 }", 1, "shots", "write an array"),
      ("{ shots: [\n { scene: 'Inner/Like.swift' } ] }", 2, "name", "has no 'name'"),
      ("{ shots: [\n { name: 'a' } ] }", 2, "scene", "has no 'scene'"),
      ("{ shots: [\n { name: 'a', scene: 'No.swift' } ] }", 2, "scene", "No.swift', which"),
      ("{ interactions: [\n 'push Like' ] }", 2, "interactions", "does not begin with one of tap"),
      ("{ interactions: [\n 'tap Like at 1s more' ] }", 2, "interactions", "'more' comes after"),
      ("{ threshold: 300 }", 1, "threshold", "from 0 to 255"),
      ("{ size: {} }", 1, "size", "an object"), ("[]", 1, nil, "an array"),
      ("{ fps: 1 fps: 2 }", 1, nil, "column 10"),
    ])
  func wrongFile(_ text: String, _ line: Int, _ key: String?, _ told: String) throws {
    try write(text)
    let error = #expect(throws: SettingsError.self) {
      try ProjectSettings.nearest(to: folder.appendingPathComponent("Inner"))
    }
    #expect(error?.line == line)
    #expect(error?.key == key)
    #expect(error?.file.hasSuffix("zoetrope.json") == true)
    #expect(error?.problem.contains(told) == true, "\(error?.problem ?? "nothing")")
  }

  @Test("say where goldens are kept and how far films may be from them")
  func project() throws {
    try write("{ goldens: 'Kept', 'max-diff-ratio': 0.5, threshold: 2, ignoreAA: true, }")
    let project = try ProjectSettings.nearest(to: folder)
    #expect(project.goldens == folder.appendingPathComponent("Kept").relativePath)
    #expect(project.tolerance.threshold == 2)
    #expect(project.tolerance.maxDiffRatio == 0.5)
    #expect(project.tolerance.ignoresAntialiasing == true)
  }

  @Test("are not looked for above the root of a repository")
  func root() throws {
    try write("{ fps: 24 }")
    let inner = folder.appendingPathComponent("Inner")
    try FileManager.default.createDirectory(
      at: inner.appendingPathComponent(".git"), withIntermediateDirectories: true)
    #expect(try ProjectSettings.nearest(to: inner).file == nil)
  }
}
