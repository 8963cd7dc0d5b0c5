import Testing
import Typography

/// Places by the rules of UAX 14, written with `|` where a line may begin.
@Suite("LineBreaks") struct LineBreaksTests {
  @Test(
    "are allowed where the rules say",
    arguments: [
      "ab |cd", "ab  |cd", "well-|known", "-5", "a |–|b", "1,234.5%", "$12 |(a)", "f(x)", "(a) |b",
      "a\u{A0}b", "\"ab\" |cd", "wait! |no", "and/|or", "1/2", "3.14", "a.b", "so… |yes", "x|—|y",
      "日|本|語", "日|本。|語", "「日|本」|語", "カー", "ちょっ|と", "a|日", "日|a", "한국어 |말",
      "😀|😀", "👩‍👩‍👧", "🇯🇵|🇫🇷", "e\u{301}a", "a\u{200B}|b", "ab\u{2060}cd", "don’t", "a |-b",
    ])
  func places(_ marked: String) throws {
    let text = marked.replacing("|", with: "")
    var expected: [Bool] = []
    var isMarked = false
    for scalar in marked.unicodeScalars {
      if scalar == "|" {
        isMarked = true
      } else {
        expected.append(isMarked)
        isMarked = false
      }
    }
    #expect(LineBreaks.opportunities(in: text) == expected)
  }
}
