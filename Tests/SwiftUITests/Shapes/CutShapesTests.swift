import SwiftUI
import Testing

@Suite("Shapes cut by shapes") struct CutShapesTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  /// The left half and the middle half of a rectangle.
  private struct Part: Shape {
    var from: Double
    var animatableData: Double {
      get { from }
      set { from = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(
        CGRect(
          x: rect.minX + from * rect.width, y: rect.minY, width: rect.width / 2,
          height: rect.height))
    }
  }

  @Test("enclose what the words say")
  func insides() {
    let (left, middle) = (Part(from: 0), Part(from: 0.25))
    #expect(left.intersection(middle).path(in: rect).boundingRect.minX == 10)
    #expect(left.intersection(middle).path(in: rect).boundingRect.maxX == 20)
    #expect(left.union(middle).path(in: rect).boundingRect.maxX == 30)
    #expect(left.subtracting(middle).path(in: rect).boundingRect.maxX == 10)
    let either = left.symmetricDifference(middle).path(in: rect)
    #expect(either.contains(CGPoint(x: 5, y: 10)))
    #expect(!either.contains(CGPoint(x: 15, y: 10)))
    #expect(either.contains(CGPoint(x: 25, y: 10)))
    // Tall enough that no lines lie on each other.
    let tall = middle.scale(x: 1, y: 2)
    #expect(left.lineIntersection(tall).path(in: rect).boundingRect.minX == 10)
    #expect(left.lineSubtraction(tall).path(in: rect).boundingRect.maxX == 10)
  }

  @Test("move where one of the shapes moves")
  func moves() {
    func halfway<S: Shape>(_ from: S, _ to: S) -> S {
      var shape = from
      var way = to.animatableData - from.animatableData
      way.scale(by: 0.5)
      shape.animatableData = from.animatableData + way
      return shape
    }
    func joined(_ from: Double) -> some Shape { Part(from: 0).union(Part(from: from)) }
    #expect(halfway(joined(0.1), joined(0.5)).path(in: rect).boundingRect.maxX == 32)
  }
}
