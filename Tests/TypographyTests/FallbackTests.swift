import Display
import Geometry
import Testing
import Typography

@Suite("Fonts that stand in") struct FallbackTests {
  private static let hasEmoji = FileManager.default.fileExists(
    atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")

  @Test("names a character no font has, and draws a hollow box of .6 em")
  func missing() throws {
    let engine = TextEngine(fontDirectories: [])
    let layout = Setting.lay([Setting.run("a\u{10FFFD}b", 20)], engine: engine)
    #expect(engine.warnings.count == 1)
    #expect(engine.warnings.first?.contains("U+10FFFD") == true)
    let box = layout.glyphs[1]
    #expect(box.width == 12)
    #expect(box.outlines.count == 1)
  }

  @Test("says a thing once")
  func once() {
    let engine = TextEngine(fontDirectories: [])
    for size: CGFloat in [10, 20, 30] {
      _ = Setting.lay([Setting.run("\u{10FFFD}\u{10FFFD}", size)], engine: engine)
    }
    #expect(engine.warnings.count == 1)
  }

  @Test(
    "says nothing about characters that never show",
    arguments: ["a\u{200B}b", "a\u{2060}", "a\u{FE0F}"])
  func invisible(_ text: String) {
    let engine = TextEngine(fontDirectories: [])
    _ = Setting.lay([Setting.run(text)], engine: engine)
    #expect(engine.warnings.isEmpty)
  }

  @Test("names a family that is not installed, and keeps its weight")
  func family() {
    let engine = TextEngine(fontDirectories: [])
    var named = Setting.run("Stem")
    named.font.family = .named("No Such Family-Bold")
    let layout = Setting.lay([named], engine: engine)
    #expect(engine.warnings.contains { $0.contains("No Such Family-Bold") })
    #expect(layout.size == Setting.lay([Setting.run("Stem", weight: 700)]).size)
  }

  @Test("finds families in the folders it is given, with their own measures")
  func ownFolder() {
    let engine = TextEngine(
      fontDirectories: [URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu")])
    let font = FontDescription(family: .named("DejaVu Serif"), sizePoints: 2048)
    let metrics = engine.metrics(of: font)
    // DejaVu's own table: 1901 up, 483 down, 2048 to the em.
    #expect(metrics.ascender == 1901)
    #expect(metrics.descender == 483)
    #expect(engine.warnings.isEmpty)
  }

  @Test("draws letters from the folders it is given before any stand-in of its own")
  func ownLetters() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
      toPath: folder.appendingPathComponent("Mine.ttf").path)
    let engine = TextEngine(fontDirectories: [folder])
    _ = Setting.lay([Setting.run("ש")], engine: engine)
    #expect(engine.fontsUsed.map(\.path) == [folder.path + "/Mine.ttf"])
  }

  @Test("has one advance of .618 em in the monospaced design")
  func monospaced() {
    var run = Setting.run("iM 0", 100)
    run.font.family = .monospaced
    let widths = Setting.lay([run]).glyphs.map(\.width)
    #expect(widths.allSatisfy { abs($0 - 61.8) < 1e-9 })
  }

  @Test("has other letters in the serif design")
  func serif() {
    var run = Setting.run("T")
    run.font.family = .serif
    let serif = Setting.lay([run]).glyphs[0].outlines.map(\.outline)
    #expect(serif != Setting.lay([Setting.run("T")]).glyphs[0].outlines.map(\.outline))
  }

  @Test("takes the forms of the locale for shared ideographs")
  func locales() {
    // 直 is drawn differently in Japanese and in simplified Chinese.
    func outlines(_ locale: String) -> [Outline] {
      var style = ParagraphStyle()
      style.localeIdentifier = locale
      return Setting.lay([Setting.run("直")], style).glyphs[0].outlines.map(\.outline)
    }
    #expect(outlines("ja_JP") != outlines("zh-Hans_CN"))
    #expect(outlines("zh-Hans_CN") == outlines("zh_CN"))
  }

  /// PingFang, which Apple draws Chinese with, is 1.4 em tall (its `hhea`).
  @Test("has taller lines for Chinese, not for symbols")
  func tallLines() {
    func height(_ text: String) -> CGFloat {
      Setting.lay([Setting.run(text, 100)]).lines[0].frame.height
    }
    #expect(abs(height("漢") - 140) < 1e-9)
    #expect(height("★♪✕") == height("x"))
    #expect(height("仮名かな") == height("x"))
  }

  @Test("leaves emoji out with a warning where no decoder is at hand", .enabled(if: hasEmoji))
  func noDecoder() {
    let engine = TextEngine(fontDirectories: [])
    let layout = Setting.lay([Setting.run("😀")], engine: engine)
    #expect(layout.pieces.isEmpty)
    #expect(layout.size.width > 17)
    #expect(engine.warnings.count == 1)
  }

  @Test(
    "draws an emoji sequence as one picture", .enabled(if: hasEmoji),
    arguments: ["😀", "👩‍👩‍👧‍👦", "🇯🇵", "👍🏽", "❤️", "1️⃣"])
  func emoji(_ text: String) throws {
    let engine = TextEngine(fontDirectories: [])
    engine.imageDecoder = CountingDecoder()
    let layout = Setting.lay([Setting.run("x" + text)], engine: engine)
    let images = layout.pieces.compactMap { piece in
      if case .image(_, let frame) = piece { frame } else { nil }
    }
    #expect(images.count == 1)
    #expect(layout.glyphs.count == 2)
    let frame = try #require(images.first)
    #expect(frame.minX >= layout.glyphs[1].x && frame.maxX <= layout.size.width + 1)
    #expect(engine.warnings.isEmpty)
  }

  @Test("names each file that was drawn with, and a hash of its bytes")
  func files() throws {
    let engine = TextEngine(fontDirectories: [])
    _ = Setting.lay([Setting.run("a")], engine: engine)
    let file = try #require(engine.fontsUsed.first)
    #expect(engine.fontsUsed.count == 1)
    #expect(file.hash == ContentHash.ofFile(at: file.path))
  }

  /// The published test vectors of FNV-1a with 64 bits.
  @Test(
    "hashes as FNV-1a does",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func hash(_ text: String, _ hash: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(ContentHash.ofFile(at: file.path) == hash)
  }
}
