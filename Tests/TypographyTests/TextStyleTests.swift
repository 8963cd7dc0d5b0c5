import Geometry
import Testing
import Typography

@Suite("TextStyle") struct TextStyleTests {
  /// The specification's table of sizes at the default setting.
  @Test(
    "has the system's sizes",
    arguments: [
      (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ] as [(TextStyle, CGFloat)])
  func sizes(_ style: TextStyle, _ size: CGFloat) {
    #expect(style.sizePoints() == size)
  }

  @Test("is semibold for headlines only", arguments: TextStyle.allCases)
  func weights(_ style: TextStyle) {
    #expect((style.weight == 600) == (style == .headline))
  }

  @Test("never shrinks as the user's size grows", arguments: TextStyle.allCases)
  func growth(_ style: TextStyle) {
    let sizes = TextStyle.Size.allCases.map { style.sizePoints(at: $0) }
    #expect(sizes == sizes.sorted())
    #expect(sizes[0] < sizes[11])
  }
}
