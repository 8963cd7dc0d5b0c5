import Testing
import Typography

/// Levels by the rules of UAX 9; the random agreement with FriBidi was checked apart.
@Suite("Bidi") struct BidiTests {
  @Test(
    "gives each letter the level of the rules",
    arguments: [
      ("abc", [0, 0, 0]),
      ("אבג", [1, 1, 1]),
      // P2: the first strong letter sets the base; L1: white space at the end takes it.
      ("aא ", [0, 1, 0]),
      ("אa ", [1, 2, 1]),
      // I1: numbers in right-to-left text are one level up.
      ("א12", [1, 2, 2]),
      // W2: after an Arabic letter a European number is an Arabic one, so no W4 for "-".
      ("ب1-2", [1, 2, 1, 2]),
      ("א1-2", [1, 2, 2, 2]),
      // W5: a terminator belongs to its number.
      ("א$1", [1, 2, 2]),
      // W7: after a Latin letter digits are Latin.
      ("אa1", [1, 2, 2]),
      // N0: brackets around text of the base direction take it.
      ("a(א)b", [0, 0, 1, 0, 0]),
      ("אa(ב)b", [1, 2, 1, 1, 1, 2]),
      // N1, N2
      ("אb, cד", [1, 2, 2, 2, 2, 1]),
      ("א, b", [1, 1, 1, 2]),
    ] as [(String, [Int])])
  func levels(_ text: String, _ levels: [Int]) {
    #expect(Bidi(Array(text.unicodeScalars), isRightToLeftByDefault: false).levels == levels)
  }

  @Test("follows the default where no letter is strong", arguments: [false, true])
  func noStrongLetter(_ isRightToLeft: Bool) {
    let bidi = Bidi(Array("(?)".unicodeScalars), isRightToLeftByDefault: isRightToLeft)
    #expect(bidi.baseLevel == (isRightToLeft ? 1 : 0))
  }

  @Test(
    "turns runs of a level and above around, highest first",
    arguments: [
      ([0, 1, 1, 0], [0, 2, 1, 3]),
      ([1, 2, 2, 1], [3, 1, 2, 0]),
      ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
    ] as [([Int], [Int])])
  func order(_ levels: [Int], _ order: [Int]) {
    #expect(Bidi.visualOrder(levels) == order)
  }
}
