import Geometry
import Testing
import Typography

@Suite("Size of text") struct TextSizeTests {
  /// Apple's system font: `hhea` ascender and descender over units per em.
  private static let lineShare: CGFloat = (1950.0 + 494.0) / 2048.0

  @Test(
    "has the system font's line height, rounded up to a pixel", arguments: [1, 2, 3] as [CGFloat])
  func lineHeight(_ scale: CGFloat) {
    for size: CGFloat in [11, 12, 13, 15, 16, 17, 20, 22, 28, 34, 64] {
      let expected = (size * Self.lineShare * scale).rounded(.up) / scale
      #expect(Setting.lay([Setting.run("Ag", size)], scale: scale).size.height == expected)
    }
  }

  @Test("is 20⅓ pt tall for body text at 3 pixels a point")
  func bodyHeight() {
    #expect(abs(Setting.lay([Setting.run("Hello world!")]).size.height - 61.0 / 3) < 1e-9)
  }

  @Test("stacks natural line heights and the spacing between", arguments: [0, 5] as [CGFloat])
  func manyLines(_ spacing: CGFloat) {
    var style = ParagraphStyle()
    style.lineSpacing = spacing
    let layout = Setting.lay([Setting.run("a\nb\nc", 28)], style, scale: 2)
    let height = 3 * 28 * Self.lineShare + 2 * spacing
    #expect(layout.size.height == (height * 2).rounded(.up) / 2)
  }

  /// Widths that Interface Builder gives a fresh label (17 pt) and button (15 pt).
  @Test("is as wide as Apple's", arguments: [("Label", 17, 42), ("Button", 15, 46)])
  func appleWidths(_ text: String, _ size: Int, _ width: Int) {
    let layout = Setting.lay([Setting.run(text, CGFloat(size))], scale: 1)
    #expect(layout.size.width == CGFloat(width))
  }

  /// Read off a recording of Apple's buttons, text and 24 pt: ±1 pt of reading and ±1.25 % of the
  /// recording's scale.
  @Test(
    "is as wide as in a recording of Apple's",
    arguments: [("FlipX", 61.5), ("FlipY", 60.2), ("FlipZ", 62.4), ("FlipXYZ", 83.4)])
  func recordedWidths(_ text: String, _ button: Double) {
    let width = Double(Setting.lay([Setting.run(text)]).size.width) + 24
    #expect(abs(width - button) <= 1 + 0.0125 * button)
  }

  @Test("puts the baseline an ascender down, on a pixel edge", arguments: [1, 2, 3] as [CGFloat])
  func baseline(_ scale: CGFloat) {
    let layout = Setting.lay([Setting.run("Ag\nAg")], scale: scale)
    let ascender: CGFloat = 17 * 1950 / 2048
    #expect(layout.firstBaseline == (ascender * scale).rounded() / scale)
    let second = ascender + 17 * Self.lineShare
    #expect(abs(layout.lastBaseline - (second * scale).rounded() / scale) < 1e-9)
  }

  @Test("is nothing for no text")
  func empty() {
    let layout = Setting.lay([Setting.run("")])
    #expect(layout.size == .zero)
    #expect(layout.pieces.isEmpty)
  }

  @Test("counts a line end's own line")
  func emptyLines() {
    #expect(Setting.lay([Setting.run("a\n\nb")]).lines.count == 3)
    #expect(Setting.lay([Setting.run("a\n")]).lines.count == 2)
    #expect(Setting.lay([Setting.run("a\r\nb")]).lines.count == 2)
  }

  @Test("reserves the lines it is told to")
  func reserved() {
    var style = ParagraphStyle()
    style.lineLimit = 3
    style.reservesSpace = true
    let three = Setting.lay([Setting.run("a\nb\nc")]).size.height
    #expect(Setting.lay([Setting.run("a")], style).size.height == three)
  }

  @Test("is taller where one run is larger or raised")
  func mixedRuns() {
    var raised = Setting.run("2", 11)
    raised.baselineOffset = 20
    let layout = Setting.lay([Setting.run("x"), raised], scale: 2)
    let ascent: CGFloat = 11 * 1950 / 2048 + 20
    let height = ascent + 17 * 494 / 2048
    #expect(layout.size.height == (height * 2).rounded(.up) / 2)
    #expect(layout.firstBaseline == (ascent * 2).rounded() / 2)
  }
}
