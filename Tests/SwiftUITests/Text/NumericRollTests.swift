import SwiftUI
import Testing

@Suite("Rolling digits") struct NumericRollTests {
  @Test("pass their place by about 0.07 em between 200 and 270 ms and rest at half a second")
  func passes() {
    let times = stride(from: 0.0, through: 0.6, by: 0.005)
    let peak = times.min {
      NumericRoll.entering(at: $0, isUp: true).offset
        < NumericRoll.entering(at: $1, isUp: true).offset
    }
    #expect((0.2...0.27).contains(peak ?? 0))
    let most = NumericRoll.entering(at: peak ?? 0, isUp: true).offset
    #expect(abs(most + 0.07) < 0.015)
    #expect(abs(NumericRoll.entering(at: 0.5, isUp: true).offset) < 0.01)
  }
  @Test("leave to 0.45 em at 0.6 of their size with a third of their ink at 130 ms")
  func leave() {
    let look = NumericRoll.leaving(at: 0.13, isUp: true)
    #expect(abs(look.offset + 0.45) < 0.05)
    #expect(abs(look.scale - 0.6) < 0.05)
    #expect(abs(look.opacity - 0.35) < 0.05)
    #expect(NumericRoll.leaving(at: 0.34, isUp: true).opacity == 0)
  }
  @Test("roll the other way when they count down", arguments: [0.0, 0.1, 0.25])
  func mirrored(_ time: Double) {
    #expect(
      NumericRoll.entering(at: time, isUp: true).offset
        == -NumericRoll.entering(at: time, isUp: false).offset)
  }
  @Test("follow the default spring exactly", arguments: [0.05, 0.1, 0.3, 0.6])
  func followsDefault(_ time: Double) {
    let progress = Spring(duration: 0.5, bounce: 0).value(target: 1.0, time: time)
    #expect(abs(NumericRoll.seconds(forProgress: progress) - time) < 1e-6)
  }
  @Test("keep what is the same in front and, among texts of other lengths, at the end")
  func keeps() {
    func matches(_ old: String, _ new: String) -> [Int?] {
      NumericRoll.matches(old: old.map(String.init), new: new.map(String.init))
    }
    #expect(matches("10", "11") == [0, nil])
    #expect(matches("9", "10") == [nil, nil])
    #expect(matches("9%", "10%") == [nil, nil, 1])
    #expect(matches("1234", "1534") == [0, nil, 2, 3])
  }
}

@Suite("Marks in keys") struct InlineMarkdownTests {
  private typealias Span = InlineMarkdown.Span
  @Test("are strong, emphasis, code, strike and links")
  func kinds() {
    #expect(InlineMarkdown.spans(of: "**a**").map(\.isStrong) == [true])
    #expect(InlineMarkdown.spans(of: "*a*").map(\.isEmphasized) == [true])
    #expect(InlineMarkdown.spans(of: "`a*b*`").map(\.text) == ["a*b*"])
    #expect(InlineMarkdown.spans(of: "~~a~~").map(\.isStruck) == [true])
    #expect(InlineMarkdown.spans(of: "[a](b)").map(\.link) == ["b"])
    let both = InlineMarkdown.spans(of: "x ***a*** y")
    #expect(both.map(\.text) == ["x ", "a", " y"])
    #expect(both.map(\.isStrong) == [false, true, false])
    #expect(both.map(\.isEmphasized) == [false, true, false])
  }
  @Test("are read in literals and not in strings")
  func literals() {
    let string = "a *b*"
    #expect(Text("a *b*").plainText == "a b")
    #expect(Text(string).plainText == string)
  }
  @Test(
    "stay as they are written where they make no pair",
    arguments: ["2 * 3", "a_b_c", "*", "**", "~", "[a]", "`", "5 * 4 * 3", "~~x"])
  func plain(_ text: String) {
    #expect(InlineMarkdown.spans(of: text).map(\.text).joined() == text)
    #expect(InlineMarkdown.spans(of: text).allSatisfy { !$0.isStrong && !$0.isEmphasized })
  }
}

@Suite("Words for time") struct DateWordsTests {
  @Test("count minutes and seconds", arguments: [(0.0, "0:00"), (65, "1:05"), (3723, "1:02:03")])
  func timer(_ row: (seconds: Double, words: String)) {
    #expect(DateWords.timer(row.seconds, showsHours: true) == row.words)
  }
  @Test("go past the hour where hours are not shown")
  func minutes() { #expect(DateWords.timer(3723, showsHours: false) == "62:03") }
}
