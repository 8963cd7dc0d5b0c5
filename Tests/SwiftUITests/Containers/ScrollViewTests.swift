import SwiftUI
import TestSupport
import Testing

@Suite("ScrollView") @MainActor struct ScrollViewTests {
  private struct Rows: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { index in
              Rectangle().frame(width: 100, height: 50).accessibilityIdentifier("row \(index)")
            }
          }
        }
        .onTapGesture { proxy.scrollTo(10, anchor: .top) }
      }
    }
  }
  private func drag(_ stage: Stage, from start: CGPoint, to end: CGPoint, at seconds: Double) {
    stage.move(to: seconds)
    for (stageOfDrag, place, offset) in [
      (TouchEvent.Stage.began, start, 0.0), (.moved, end, 0.1), (.ended, end, 10),
    ] {
      let time = Time(seconds: seconds + offset)
      stage.graph.advance(to: time)
      stage.graph.drag(
        TouchEvent(
          stage: stageOfDrag, start: start, location: end == place ? end : start, time: time))
    }
  }

  @Test("content begins at the top and is as wide as the window asks")
  func start() {
    let stage = Stage(Rows())
    #expect(stage.view("row 0", at: 0)?.origin.y == 0)
    #expect(stage.view("row 3", at: 0)?.origin == CGPoint(x: 50, y: 150))
  }

  @Test("content follows a finger that rests before it leaves")
  func follows() {
    let stage = Stage(Rows())
    drag(stage, from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), at: 1)
    #expect(stage.view("row 0", at: 20)?.origin.y == -100)
  }

  @Test("content pulled beyond its beginning goes back there")
  func bounds() {
    let stage = Stage(Rows())
    drag(stage, from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150), at: 1)
    #expect(abs((stage.view("row 0", at: 30)?.origin.y ?? -1)) < 1e-6)
  }

  @Test("scrollTo brings a view to its anchor, no further than the end")
  func scrollTo() {
    let stage = Stage(Rows())
    stage.move(to: 0)
    stage.graph.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.view("row 10", at: 1)?.origin.y == 0)
  }

  private struct Aligned<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    let told: (Int?) -> Void
    @State private var first: Int?
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            Rectangle().frame(width: 100, height: 50).accessibilityIdentifier("row \(index)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
      .scrollPosition(id: $first)
      .onChange(of: first) { _, new in told(new) }
    }
  }

  /// Where the content rests after a finger took it up by some points and let it go at rest.
  private func rest(
    _ behavior: some ScrollTargetBehavior, after points: CGFloat,
    told: @escaping (Int?) -> Void = { _ in }
  ) -> Double? {
    let stage = Stage(Aligned(behavior: behavior, told: told))
    drag(stage, from: CGPoint(x: 100, y: 195), to: CGPoint(x: 100, y: 195 - points), at: 1)
    return stage.view("row 0", at: 30).map { Double(($0.origin.y * 1000).rounded() / 1000) }
  }

  @Test("views of the target layout are where a movement rests: rows of 50 points")
  func viewAligned() {
    var told: Int?
    #expect(rest(.viewAligned, after: 70) { told = $0 } == -50)
    #expect(told == 1)
    #expect(rest(.viewAligned, after: 140) == -150)
    #expect(rest(.viewAligned(limitBehavior: .alwaysByOne), after: 140) == -50)
    #expect(rest(.paging, after: 120) == -200)
  }

  private struct Fixed: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = context.originalTarget.rect.minY + context.containerSize.height / 8
    }
  }

  @Test("a behavior of the scene says where a movement rests")
  func ownBehavior() {
    // The window is 200 points high.
    #expect(rest(Fixed(), after: 110) == -25)
  }
}
