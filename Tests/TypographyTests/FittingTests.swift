import Geometry
import Testing
import Typography

@Suite("Fitting text") struct FittingTests {
  private let runs = [Setting.run(Setting.pangram)]

  private func style(_ edit: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
    var style = ParagraphStyle()
    edit(&style)
    return style
  }

  @Test("cuts at the limit of lines and ends with an ellipsis", arguments: [1, 2, 3])
  func lineLimit(_ limit: Int) throws {
    let layout = Setting.lay(runs, style { $0.lineLimit = limit }, width: 120)
    #expect(layout.lines.count == limit)
    #expect(layout.isTruncated)
    #expect(layout.lines.allSatisfy { $0.frame.width <= 120 + 1e-3 })
    let last = try #require(Setting.lines(layout).last)
    #expect(last.hasSuffix("…"))
    #expect(!last.hasSuffix(" …"))
  }

  @Test("leaves text alone that fits")
  func noCut() {
    let layout = Setting.lay(runs, style { $0.lineLimit = 1 })
    #expect(!layout.isTruncated)
    #expect(Setting.lines(layout) == [Setting.pangram])
  }

  @Test("cuts lines that a height has no room for, but never the first")
  func height() {
    #expect(Setting.lay(runs, width: 120, height: 41).lines.count == 2)
    #expect(Setting.lay(runs, width: 120, height: 5).lines.count == 1)
    #expect(Setting.lay(runs, width: 120, height: 5).isTruncated)
  }

  @Test("keeps the end, or both ends, where asked")
  func modes() throws {
    func line(_ mode: ParagraphStyle.Truncation) -> String {
      let style = style {
        $0.lineLimit = 1
        $0.truncation = mode
      }
      return Setting.lines(Setting.lay(runs, style, width: 150))[0]
    }
    let head = line(.head)
    #expect(head.first == "…" && Setting.pangram.hasSuffix(head.dropFirst()))
    let tail = line(.tail)
    #expect(tail.last == "…" && Setting.pangram.hasPrefix(tail.dropLast()))
    let middle = line(.middle).split(separator: "…").map(String.init)
    #expect(middle.count == 2)
    #expect(Setting.pangram.hasPrefix(middle[0]) && Setting.pangram.hasSuffix(middle[1]))
    #expect(abs(middle[0].count - middle[1].count) <= 2)
  }

  @Test("could not show one more character")
  func widestCut() throws {
    let layout = Setting.lay(runs, style { $0.lineLimit = 1 }, width: 150)
    let shown = Setting.lines(layout)[0].dropLast()
    let next = Setting.pangram.dropFirst(shown.count).prefix { $0 == " " }.count + 1
    let longer = Setting.pangram.prefix(shown.count + next) + "…"
    #expect(Setting.lay([Setting.run(String(longer))]).lines[0].frame.width > 150)
  }

  @Test("shrinks as little as it must", arguments: [200, 300, 400] as [CGFloat])
  func minimumScale(_ width: CGFloat) throws {
    let style = style {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.3
    }
    let layout = Setting.lay(runs, style, width: width)
    #expect(!layout.isTruncated)
    #expect(layout.lines[0].frame.width <= width + 1e-3)
    let scale = layout.lines[0].frame.height / Setting.lay(runs).lines[0].frame.height
    let larger = [Setting.run(Setting.pangram, 17 * (scale + 0.01))]
    #expect(Setting.lay(larger).lines[0].frame.width > width)
  }

  @Test("shrinks to its least scale and then cuts")
  func leastScale() {
    let style = style {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    let layout = Setting.lay(runs, style, width: 60)
    #expect(layout.isTruncated)
    let half = Setting.lay([Setting.run("a", 8.5)]).lines[0].frame.height
    #expect(abs(layout.lines[0].frame.height - half) < 1e-9)
  }

  @Test("moves letters together before it cuts, where allowed")
  func tightening() {
    let natural = Setting.lay(runs).lines[0].frame.width
    let style = style {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(!Setting.lay(runs, style, width: natural * 0.98).isTruncated)
    #expect(Setting.lay(runs, style, width: natural * 0.8).isTruncated)
  }
}
