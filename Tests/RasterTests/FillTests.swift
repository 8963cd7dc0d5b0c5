import Display
import Geometry
import TestSupport
import Testing

@Suite("Fills") struct FillTests {
  @Test("a rectangle on pixel borders covers its pixels wholly and no other")
  func pixelRectangle() {
    let picture = displayed(
      [.fill(Path(CGRect(x: 1, y: 1, width: 3, height: 2)), .black)], width: 6, height: 4)
    #expect(
      picture.ascii == """
        ......
        .###..
        .###..
        ......
        """)
  }
}
