import Geometry
import Testing
import Typography

@Suite("Wrapping") struct WrappingTests {
  @Test("keeps each line within the width and all the text", arguments: [60, 80, 123.4, 200, 333])
  func widths(_ width: Double) {
    let layout = Setting.lay([Setting.run(Setting.pangram)], width: CGFloat(width))
    #expect(layout.lines.allSatisfy { $0.frame.width <= CGFloat(width) + 1e-3 })
    #expect(!layout.isTruncated)
    let words = Setting.pangram.split(separator: " ").map(String.init)
    #expect(Setting.lines(layout).flatMap { $0.split(separator: " ").map(String.init) } == words)
  }

  @Test("takes as many words as fit on each line")
  func greedy() throws {
    let width: CGFloat = 150
    let lines = Setting.lines(Setting.lay([Setting.run(Setting.pangram)], width: width))
    for (line, next) in zip(lines, lines.dropFirst()) {
      let word = try #require(next.split(separator: " ").first)
      let longer = Setting.lay([Setting.run(line + " " + word)]).lines[0].frame.width
      #expect(longer > width)
    }
  }

  @Test("is the same when proposed its own size", arguments: [50, 97.3, 180, 1000])
  func stable(_ width: Double) {
    let runs = [Setting.run(Setting.pangram)]
    let first = Setting.lay(runs, width: CGFloat(width), scale: 2)
    let second = Setting.lay(runs, width: first.size.width, height: first.size.height, scale: 2)
    #expect(first == second)
  }

  @Test("cuts a word only where it is wider than a line")
  func longWord() {
    let text = "a Supercalifragilistic b"
    let layout = Setting.lay([Setting.run(text)], width: 60)
    #expect(Setting.lines(layout).first == "a")
    #expect(Setting.lines(layout).joined().filter { $0 != " " } == text.filter { $0 != " " })
    #expect(layout.lines.allSatisfy { $0.frame.width <= 60 })
  }

  @Test("sets one character a line where nothing fits")
  func noWidth() {
    #expect(Setting.lay([Setting.run("abc")], width: 0).lines.count == 3)
  }

  @Test("fills lines with ideographs of one em")
  func ideographs() {
    let layout = Setting.lay([Setting.run("春夏秋冬山川草木花鳥")], width: 5 * 17)
    #expect(layout.lines.map(\.glyphs.count) == [5, 5])
    #expect(layout.lines.allSatisfy { abs($0.frame.width - 85) < 1e-9 })
  }

  @Test("never begins a line with closing marks or small kana")
  func kinsoku() {
    let text = "春夏秋冬。山川「草」木っ花ー鳥"
    for count in 3...6 {
      let layout = Setting.lay([Setting.run(text)], width: CGFloat(count) * 17)
      let starts = Setting.lines(layout).dropFirst().compactMap(\.first)
      #expect(!starts.contains { "。」っー".contains($0) })
      #expect(!Setting.lines(layout).dropLast().compactMap(\.last).contains("「"))
    }
  }

  @Test("aligns lines within the widest", arguments: [false, true])
  func alignment(_ isRightToLeft: Bool) {
    var style = ParagraphStyle()
    style.isRightToLeft = isRightToLeft
    func left(_ alignment: ParagraphStyle.Alignment) -> CGFloat {
      style.alignment = alignment
      return Setting.lay([Setting.run("iii\nmmmmmm")], style).lines[0].frame.minX
    }
    let layout = Setting.lay([Setting.run("iii\nmmmmmm")])
    let free = layout.size.width - layout.lines[0].frame.width
    #expect(abs(left(.center) - free / 2) < 1e-9)
    #expect(abs(left(.leading) - (isRightToLeft ? free : 0)) < 1e-9)
    #expect(abs(left(.trailing) - (isRightToLeft ? 0 : free)) < 1e-9)
  }

  @Test("moves a tab to the next of the stops 28 pt apart")
  func tabs() throws {
    let glyphs = Setting.lay([Setting.run("a\tb\tc")]).glyphs
    #expect(glyphs.filter { "bc".contains($0.text) }.map(\.x) == [28, 56])
    let mirrored = Setting.lay([Setting.run("א\tב")])
    let second = try #require(mirrored.glyphs.first { $0.text == "ב" })
    let fromRight = mirrored.lines[0].frame.width - second.x - second.width
    #expect(abs(fromRight - 28) < 1e-9)
  }
}
