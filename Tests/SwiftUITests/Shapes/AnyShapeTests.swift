import SwiftUI
import Testing

@Suite("AnyShape") struct AnyShapeTests {
  @Test("what moves in the shape inside moves")
  func data() {
    let (from, to) = (
      AnyShape(Circle().trim(from: 0, to: 0.2)), AnyShape(Circle().trim(from: 0, to: 0.6))
    )
    var middle = to
    var way = to.animatableData - from.animatableData
    way.scale(by: 0.5)
    middle.animatableData = from.animatableData + way
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(middle.path(in: rect) == Circle().trim(from: 0, to: 0.4).path(in: rect))
  }

  @Test("another type of shape is not mixed with the first")
  func types() {
    let circle = AnyShape(Circle().trim(from: 0, to: 0.5))
    var corner = AnyShape(RoundedRectangle(cornerRadius: 3))
    let before = corner.path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    corner.animatableData = circle.animatableData + .zero
    #expect(corner.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)) == before)
    #expect(circle.animatableData - circle.animatableData == .zero)
  }
}
