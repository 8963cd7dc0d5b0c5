import CHarfBuzz
import Geometry
import Testing
import Typography

/// HarfBuzz is asked directly, by the same doorway but without our code, for what to expect.
@Suite("Shaping") struct ShapingTests {
  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  /// HarfBuzz's width of a text in heights of a capital.
  private func advance(_ text: String) throws -> Double {
    let font = try #require(zt_hb_font_open(ShapingTests.inter, 0))
    defer { zt_hb_font_close(font) }
    let scalars = text.unicodeScalars.map(\.value)
    let off = zt_hb_feature(tag: 0x6361_6C74, value: 0)
    let sum: Int32 = scalars.withUnsafeBufferPointer { text in
      withUnsafePointer(to: off) { off in
        var request = zt_hb_request(
          scalars: text.baseAddress, length: UInt32(text.count), start: 0,
          count: UInt32(text.count), is_right_to_left: 0, language: nil, features: off,
          feature_count: 1)
        var glyphs: UnsafePointer<zt_hb_glyph>?
        let count = zt_hb_shape(font, &request, &glyphs)
        return UnsafeBufferPointer(start: glyphs, count: Int(count)).reduce(0) { $0 + $1.x_advance }
      }
    }
    return Double(sum) / Double(zt_hb_font_metrics(font).cap_height)
  }

  @Test(
    "adds up HarfBuzz's advances with capitals .705 em tall and the size's tracking",
    arguments: [("Hamburgefonstiv", 12, 0), ("AVATAR To", 17, -0.43), ("Type 1/2", 15, -0.23)])
  func advances(_ text: String, _ size: Int, _ appleTracking: Double) throws {
    let capitals = try advance(text)
    let capHeight = 0.705078125 * Double(size)
    let tracking = appleTracking + 0.0165 * Double(size)
    let expected = capitals * capHeight + tracking * Double(text.count)
    let line = try #require(Setting.lay([Setting.run(text, CGFloat(size))]).lines.first)
    #expect(abs(Double(line.frame.width) - expected) < 1e-9)
  }

  @Test("kerns: AV is narrower than A and V")
  func kerning() throws {
    func width(_ text: String) -> CGFloat { Setting.lay([Setting.run(text)]).lines[0].frame.width }
    #expect(width("AV") < width("A") + width("V") - 0.5)
  }

  @Test("adds kerning and tracking after each character", arguments: [-1, 3] as [CGFloat])
  func spacing(_ points: CGFloat) {
    let plain = Setting.run("abcd")
    var kerned = plain
    kerned.kerning = points
    var tracked = plain
    tracked.tracking = points
    let width = Setting.lay([plain]).lines[0].frame.width
    for run in [kerned, tracked] {
      #expect(abs(Setting.lay([run]).lines[0].frame.width - width - 4 * points) < 1e-9)
    }
  }

  @Test("gives all digits one width where asked")
  func monospacedDigits() {
    var run = Setting.run("0123456789")
    run.font.isMonospacedDigit = true
    let widths = Set(Setting.lay([run]).glyphs.map { ($0.width * 1e6).rounded() })
    #expect(widths.count == 1)
    #expect(Set(Setting.lay([Setting.run("18")]).glyphs.map(\.width)).count == 2)
  }

  @Test("draws small letters as smaller capitals where asked")
  func smallCaps() throws {
    var run = Setting.run("Aa")
    run.font.isSmallCaps = true
    let glyphs = Setting.lay([run]).glyphs
    let large = try #require(glyphs[0].outlines.first)
    let small = try #require(glyphs[1].outlines.first)
    #expect(large.outline == small.outline)
    #expect(abs(small.transform.d / large.transform.d - 0.78) < 1e-9)
  }

  @Test("cuts large text from the display cut")
  func displayCut() {
    let engine = TextEngine(fontDirectories: [])
    _ = Setting.lay([Setting.run("a", 20)], engine: engine)
    #expect(engine.fontsUsed.map(\.path).allSatisfy { $0.hasSuffix("/Inter-Regular.otf") })
    _ = Setting.lay([Setting.run("a", 21)], engine: engine)
    #expect(engine.fontsUsed.map(\.path).contains { $0.hasSuffix("/InterDisplay-Regular.otf") })
  }

  @Test("widens text steadily over the change of cut")
  func opticalSizes() {
    let widths = (18...30).map { size in
      Setting.lay([Setting.run("Hamburgefonstiv", CGFloat(size))]).lines[0].frame.width
    }
    for (small, large) in zip(widths, widths.dropFirst()) {
      #expect((1.01...1.09).contains(large / small))
    }
  }

  @Test(
    "has a heavier face for each weight",
    arguments: [100, 200, 300, 400, 500, 600, 700, 800] as [CGFloat])
  func weights(_ weight: CGFloat) throws {
    func stem(_ weight: CGFloat) throws -> CGFloat {
      let glyph = Setting.lay([Setting.run("l", weight: weight)]).glyphs[0]
      let placed = try #require(glyph.outlines.first)
      var xs: [CGFloat] = []
      _ = placed.outline.path.mapPoints {
        xs.append($0.x)
        return $0
      }
      let (left, right) = (try #require(xs.min()), try #require(xs.max()))
      return (right - left) * placed.transform.a
    }
    let (light, heavy) = (try stem(weight), try stem(weight + 100))
    #expect(light < heavy)
  }

  @Test("orders letters from right to left and mirrors brackets")
  func rightToLeft() {
    let layout = Setting.lay([Setting.run("אב(ג)")])
    #expect(Setting.lines(layout) == [")ג(בא"])
    let plain = Setting.lay([Setting.run("()")])
    // The bracket drawn first from the left is the closing one, mirrored to open.
    #expect(
      layout.glyphs[0].outlines.map(\.outline) == plain.glyphs[0].outlines.map(\.outline))
    let areAllRightToLeft = layout.glyphs.allSatisfy { $0.isRightToLeft }
    #expect(areAllRightToLeft)
  }

  @Test("joins Arabic letters")
  func arabic() {
    let joined = Setting.lay([Setting.run("ببب")]).glyphs.map { $0.outlines.map(\.outline) }
    let alone = Setting.lay([Setting.run("ب")]).glyphs.map { $0.outlines.map(\.outline) }
    #expect(joined.count == 3)
    #expect(!joined.contains(alone[0]))
  }
}
