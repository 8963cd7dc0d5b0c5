import Display
import Geometry
import Testing
import Typography

@Suite("TextLayout") struct TextLayoutTests {
  @Test("shares one outline for a glyph at every place and size")
  func sharedOutlines() throws {
    let engine = TextEngine(fontDirectories: [])
    let first = Setting.lay([Setting.run("anna", 12)], engine: engine)
    let second = Setting.lay([Setting.run("a", 17)], engine: engine)
    let outlines = (first.glyphs + second.glyphs).filter { $0.text == "a" }
      .compactMap(\.outlines.first?.outline)
    #expect(outlines.count == 3)
    #expect(outlines.allSatisfy { $0 === outlines[0] })
  }

  @Test("is the same from any engine")
  func deterministic() {
    let runs = [Setting.run("Ay 日本 שלום", 21), Setting.run(" x", weight: 700, color: 1)]
    #expect(Setting.lay(runs, width: 100) == Setting.lay(runs, width: 100))
  }

  @Test("is the same from any thread")
  func threads() async {
    let engine = TextEngine(fontDirectories: [])
    let runs = [Setting.run("Ay 日本 שלום", 21)]
    let expected = Setting.lay(runs, width: 100)
    let areEqual = await withTaskGroup(of: Bool.self) { group in
      for width in 0..<32 {
        group.addTask {
          _ = Setting.lay(runs, width: CGFloat(width), engine: engine)
          return Setting.lay(runs, width: 100, engine: engine) == expected
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(areEqual)
  }

  @Test("places outlines above the baseline, within the line")
  func placement() throws {
    let layout = Setting.lay([Setting.run("H", 100)])
    let placed = try #require(layout.glyphs[0].outlines.first)
    var ys: [CGFloat] = []
    _ = placed.outline.path.applying(placed.transform).mapPoints {
      ys.append($0.y)
      return $0
    }
    let (top, bottom) = (try #require(ys.min()), try #require(ys.max()))
    #expect(abs(bottom - layout.firstBaseline) < 1e-6)
    // A capital is .705 em tall in Apple's system font.
    #expect(abs(top - (layout.firstBaseline - 70.5078125)) < 0.05)
  }

  @Test("makes one piece of neighbours in one paint")
  func pieces() {
    let runs = [
      Setting.run("ab", color: 0), Setting.run("cd", weight: 700, color: 0),
      Setting.run("ef", color: 2),
    ]
    let counts = Setting.lay(runs).pieces.compactMap { piece -> [Int]? in
      guard case .outlines(let outlines, let color) = piece else { return nil }
      return [color, outlines.count]
    }
    #expect(counts == [[0, 4], [2, 2]])
  }

  @Test("says which characters each glyph stands for")
  func ranges() {
    let glyphs = Setting.lay([Setting.run("ab"), Setting.run("cד")]).glyphs
    #expect(glyphs.map(\.text) == ["a", "b", "c", "ד"])
    #expect(glyphs.map(\.scalars) == [0..<1, 1..<2, 2..<3, 3..<4])
    #expect(glyphs.map(\.runIndex) == [0, 0, 1, 1])
    for (glyph, next) in zip(glyphs, glyphs.dropFirst()) {
      #expect(abs(glyph.x + glyph.width - next.x) < 1e-9)
    }
  }

  @Test("draws lines under and through each run that asks, over its width")
  func decorations() throws {
    var under = Setting.run("under", color: 1)
    under.underline = .solid
    var through = Setting.run("through", color: 2)
    through.strikethrough = .dash
    through.strikethroughColorIndex = 5
    let layout = Setting.lay([under, through])
    let found = layout.pieces.compactMap { piece -> (CGRect, TextRun.LinePattern, Int)? in
      guard case .decoration(let frame, let pattern, let color) = piece else { return nil }
      return (frame, pattern, color)
    }
    try #require(found.count == 2)
    let edge = layout.glyphs[5].x
    #expect(found[0].0.minX == 0 && abs(found[0].0.maxX - edge) < 1e-9)
    #expect(found[0].0.minY > layout.firstBaseline)
    #expect(found[1].0.minX == edge && found[1].0.maxY < layout.firstBaseline)
    #expect(found[0].1 == .solid && found[1].1 == .dash)
    #expect(found[0].2 == 1 && found[1].2 == 5)
  }

  @Test("gives a picture in the text its place and the line its height")
  func attachment() throws {
    let picture = TextRun.Attachment(id: 7, size: CGSize(width: 40, height: 50), descent: 10)
    let font = FontDescription(sizePoints: 17)
    let layout = Setting.lay([
      Setting.run("a"), TextRun(picture, font: font, colorIndex: 3), Setting.run("b"),
    ])
    #expect(layout.size.height == 50)
    #expect(layout.firstBaseline == 40)
    let frames = layout.pieces.compactMap { piece -> CGRect? in
      if case .attachment(7, let frame, 3) = piece { frame } else { nil }
    }
    #expect(frames == [CGRect(x: layout.glyphs[1].x, y: 0, width: 40, height: 50)])
    #expect(layout.glyphs[2].x == layout.glyphs[1].x + 40)
  }

  @Test("slants a face that has no italic")
  func slant() throws {
    var run = Setting.run("漢")
    run.font.isItalic = true
    let placed = try #require(Setting.lay([run]).glyphs[0].outlines.first)
    #expect(placed.transform.c < 0)
    var latin = Setting.run("a")
    latin.font.isItalic = true
    let own = try #require(Setting.lay([latin]).glyphs[0].outlines.first)
    #expect(own.transform.c == 0)
  }
}
