import SwiftUI
import Testing

/// A key fills numbers in by the formats `%lld` and `%lf` in the locale of the environment (Apple's
/// documentation of `LocalizedStringKey.StringInterpolation`).
@Suite("Numbers in texts") @MainActor struct NumberWordsTests {
  private func words(_ text: Text, _ locale: String = "en_US") -> String? {
    layoutWords(text.environment(\.locale, Locale(identifier: locale)))
  }
  private func layoutWords<V: View>(_ view: V) -> String? {
    layoutDump(CGSize(width: 400, height: 50)) { view }.split(separator: "\n").first.map {
      $0.split(separator: " ").dropLast(4).joined(separator: " ")
    }
  }

  @Test("whole numbers have their digits in groups")
  func whole() {
    #expect(words(Text("\(1250)")) == "1,250")
    #expect(words(Text("n \(-1_234_567) m")) == "n -1,234,567 m")
    #expect(words(Text("\(999)")) == "999")
    #expect(words(Text("\(UInt8(7))")) == "7")
  }

  @Test("other numbers have six places")
  func fractions() {
    #expect(words(Text("\(0.5)")) == "0.500000")
    #expect(words(Text("\(CGFloat(1234.25))")) == "1,234.250000")
  }

  @Test("the locale says how")
  func locale() {
    #expect(words(Text("\(1250)"), "de_DE") == "1.250")
    #expect(words(Text("\(1250.5)"), "de_DE") == "1.250,500000")
  }

  @Test("strings and other values stay as they are")
  func others() {
    #expect(words(Text("\("1250") \(true)")) == "1250 true")
    #expect(words(Text(verbatim: "\(1250)")) == "1250")
    #expect(words(Text("\(1250, specifier: "%d")")) == "1250")
  }
}
