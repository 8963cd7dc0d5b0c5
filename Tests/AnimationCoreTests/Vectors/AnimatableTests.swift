import AnimationCore
import Geometry
import Testing

@Suite("Animatable data") struct AnimatableTests {
  struct Silent: Animatable { var width = 3.0 }
  struct Speaking: Animatable {
    var width = 3.0
    var animatableData: Double {
      get { width }
      set { width = newValue }
    }
  }

  @Test("is empty by default, and then changes jump")
  func empty() {
    var attribute = AnimatableAttribute<EmptyAnimatableData>()
    attribute.update(to: Silent(width: 1).animatableData, request: nil, at: .zero)
    let request = AnimationRequest(animation: .linear)
    let change = attribute.update(
      to: Silent(width: 9).animatableData, request: request, at: .zero)
    #expect(change == .unchanged)
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
  }

  @Test("is the value itself for numbers")
  func numbers() {
    #expect((2.5).animatableData == 2.5)
    #expect(Float(2.5).animatableData == 2.5)
    #expect(CGFloat(2.5).animatableData == 2.5)
    #expect(Speaking().animatableData == 3)
  }

  @Test("counts angles and anchors in 128ths")
  func units() {
    #expect(Angle(radians: 0.5).animatableData == 64)
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
    var angle = Angle.zero
    angle.animatableData = 128
    #expect(angle.radians == 1)
    var point = UnitPoint.zero
    point.animatableData = AnimatablePair(32, 96)
    #expect(point == UnitPoint(x: 0.25, y: 0.75))
  }

  @Test("of geometry writes back what it read")
  func geometry() {
    func roundTrip<T: Animatable & Equatable>(_ value: T, over other: T) -> Bool {
      var copy = other
      copy.animatableData = value.animatableData
      return copy == value
    }
    #expect(roundTrip(CGPoint(x: 1, y: 2), over: .zero))
    #expect(roundTrip(CGSize(width: 1, height: 2), over: .zero))
    #expect(roundTrip(CGRect(x: 1, y: 2, width: 3, height: 4), over: .zero))
    #expect(
      roundTrip(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), over: EdgeInsets()))
    #expect(
      roundTrip(
        StrokeStyle(lineWidth: 4, miterLimit: 5, dashPhase: 6), over: StrokeStyle()))
    #expect(
      roundTrip(
        RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4),
        over: RectangleCornerRadii()))
  }

  @Test("pairs add, scale and measure part by part")
  func pairs() {
    var pair = AnimatablePair(3.0, 4.0)
    #expect(pair.magnitudeSquared == 25)
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(6, 8))
    pair += AnimatablePair(1, 1)
    pair -= AnimatablePair(2, 3)
    #expect(pair == AnimatablePair(5, 6))
    #expect(pair - pair == .zero)
  }

  @Test("any number of values add, scale and measure part by part")
  func values() {
    var three = AnimatableValues(1.0, CGFloat(2), AnimatablePair(Float(2), 4.0))
    #expect(three.magnitudeSquared == 25)
    three.scale(by: 2)
    #expect(three == AnimatableValues(2.0, CGFloat(4), AnimatablePair(Float(4), 8.0)))
    #expect(three - three == .zero)
    #expect(three + three != three)
    three -= AnimatableValues(1.0, CGFloat(1), AnimatablePair(Float(1), 1.0))
    #expect(three == AnimatableValues(1.0, CGFloat(3), AnimatablePair(Float(3), 7.0)))
  }
}
