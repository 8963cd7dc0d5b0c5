import Display
import Geometry
import TestSupport
import Testing

@Suite("Clips") struct ClipTests {
  private let wide = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

  @Test("cut to whole pixels exactly")
  func pixelRectangle() {
    let clip = Clip(Path(CGRect(x: 3, y: 5, width: 7, height: 9)))
    let drawn = displayed([.fill(wide, .black, clips: [clip])], width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let inside = (3..<10).contains(x) && (5..<14).contains(y)
        #expect(drawn.alpha(x, y) == (inside ? 255 : 0))
      }
    }
  }

  @Test("look like the shape itself when they cut something larger")
  func shape() {
    let circle = Path(ellipseIn: CGRect(x: 5.3, y: 6.1, width: 21, height: 27))
    let clipped = displayed([.fill(wide, .black, clips: [Clip(circle)])], width: 40, height: 40)
    let plain = displayed([.fill(circle, .black)], width: 40, height: 40)
    #expect(clipped == plain)
  }

  @Test("multiply where they nest")
  func nested() {
    let left = Clip(Path(CGRect(x: 0, y: 0, width: 20.5, height: 40)))
    let top = Clip(Path(CGRect(x: 0, y: 0, width: 40, height: 20.5)))
    let drawn = displayed([.fill(wide, .black, clips: [left, top])], width: 40, height: 40)
    #expect(abs(drawn.alpha(20, 20) - 64) <= 1)
    #expect(abs(drawn.alpha(20, 3) - 128) <= 1)
    #expect(drawn.alpha(19, 19) == 255)
    #expect(drawn.alpha(21, 3) == 0)
  }

  @Test("turn with their own transform, not with the item's")
  func ownTransform() {
    let quarter = ProjectionTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 10))
    let clip = Clip(Path(CGRect(x: 0, y: 0, width: 10, height: 6)), transform: quarter)
    let drawn = displayed(
      [.fill(wide, .black, transform: CGAffineTransform(translationX: 2, y: 2), clips: [clip])],
      width: 40, height: 40)
    #expect(drawn.coveredArea == 60)
    #expect(drawn.alpha(14, 10) == 255)
    #expect(drawn.alpha(19, 19) == 255)
    #expect(drawn.alpha(20, 19) == 0)
  }

  @Test("cut a group as a whole")
  func group() {
    let half = Clip(Path(CGRect(x: 0, y: 0, width: 10.5, height: 40)))
    let items: [DisplayItem] = [.fill(wide, .black), .fill(wide, .black)]
    let drawn = displayed([DisplayItem(.group(items), clips: [half])], width: 40, height: 40)
    // Cut one by one, the two would leave 3/4.
    #expect(abs(drawn.alpha(10, 5) - 128) <= 1)
  }
}
