import Foundation
import SceneHost
import Testing

@Suite("Names of asset catalogues") struct AssetSymbolsTests {
  @Test(
    "a set's name becomes a member's as Xcode makes it",
    arguments: [
      ("AppLogo", "Image", "appLogo"), ("brand-blue", "Color", "brandBlue"),
      ("BrandColor", "Color", "brand"), ("HeroImage", "Image", "hero"), ("2x", "Image", "_2x"),
      ("URLBar", "Image", "urlBar"), ("wave", "Image", "wave"), ("my icon 2", "Image", "myIcon2"),
    ])
  func members(_ set: String, _ suffix: String, _ member: String) {
    #expect(AssetSymbols.member(of: set, without: suffix) == member)
  }

  @Test("a catalogue above the scene in its project is found, one beyond the project is not")
  func folders() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for path in [
      "Other.xcassets", "App/App.xcodeproj", "App/Assets.xcassets/Brand.colorset",
      "App/Assets.xcassets/Icons/hero-2.imageset", "App/Views/Cards",
    ] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    let scene = root.appendingPathComponent("App/Views/Cards/Card.swift").path
    let folders = AssetFolders.folders(for: [scene]).map(\.lastPathComponent)
    #expect(folders == ["Cards", "App"])
    let symbols = AssetSymbols(in: AssetFolders.folders(for: [scene]))
    #expect(symbols.colors == ["brand": "Brand"])
    #expect(symbols.images == ["hero2": "hero-2"])
  }

  @Test("names that only a catalogue can have are added, slips of the pen are not")
  func missing() {
    var symbols = AssetSymbols()
    let isNew = symbols.addMissing(
      from: """
        a.swift:1:1: error: type 'ImageResource' has no member 'wave'
        a.swift:2:1: error: type 'Color' has no member 'brandDark'
        a.swift:4:1: error: type 'UIImage' has no member 'palm'
        a.swift:5:1: error: type 'UIColor' has no member 'sand'
        a.swift:3:1: error: static property 'background' requires the types 'Color' and 'B' be \
        equivalent
        """)
    #expect(isNew)
    #expect(symbols.images == ["wave": "wave", "palm": "palm"])
    #expect(symbols.missingColors == ["brandDark", "background", "sand"])
    let slip = "a.swift:2:1: error: type 'Color' has no member 'gren'"
    let isSlipNew = symbols.addMissing(from: slip)
    #expect(!isSlipNew)
  }

  @Test("a function that is missing is told as such, and not as a colour of a catalogue")
  func functions() throws {
    let fixture = try SceneFixture("import SwiftUI\n#Preview { Color.random() }\n")
    defer { fixture.remove() }
    guard case .doesNotCompile(let text) = fixture.failure() else {
      Issue.record("it compiled")
      return
    }
    #expect(text.contains("type 'Color' has no member 'random'"), "\(text)")
  }

  @Test("a colour of a catalogue is drawn by the name Xcode makes of it")
  func drawn() throws {
    let fixture = try SceneFixture(
      "import SwiftUI\n#Preview { Color.brand.overlay(Color(.brand)) }\n")
    defer { fixture.remove() }
    let set = fixture.folder.appendingPathComponent("A.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000",\
      "green":"0.000","blue":"0.000","alpha":"1.000"}}}]}
      """.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    let (report, _) = try fixture.play(.range(fromSeconds: 0, toSeconds: 0.02))
    #expect(report.warnings.isEmpty, "\(report.warnings)")
  }

  @Test("without a catalogue the scene is drawn, and the film says what is missing")
  func without() throws {
    let fixture = try SceneFixture(
      """
      import SwiftUI
      struct Ground: View { var body: some View { Color.background.ignoresSafeArea() } }
      struct Wave: View { var body: some View { Image(.wave) } }
      #Preview { Ground().overlay(Wave()) }
      """)
    defer { fixture.remove() }
    let (report, _) = try fixture.play(.range(fromSeconds: 0, toSeconds: 0.02))
    #expect(report.warnings.contains { $0.contains("\"background\"") }, "\(report.warnings)")
    #expect(report.warnings.contains { $0.contains("\"wave\"") }, "\(report.warnings)")
  }
}
