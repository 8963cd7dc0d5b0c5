import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@MainActor @Suite("Stored values") struct StoredValueTests {
  struct Counter: View {
    @AppStorage("stored value test") var count = 3
    var body: some View {
      Text(verbatim: "\(count)").onTapGesture { count += 1 }
    }
  }
  @Test("begin with what the view says and change it when they change")
  func changes() {
    let stage = Stage(VStack { Counter() })
    #expect(stage.move(to: 0).map(\.name) == ["3"])
    stage.graph.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.move(to: 0.1).map(\.name) == ["4"])
  }

  struct Scaled: View {
    @ScaledMetric(relativeTo: .body) var side: CGFloat = 17
    var body: some View { Color.red.frame(width: side, height: side) }
  }
  @Test(
    "grow with the size of text as its style does",
    arguments: [(DynamicTypeSize.xSmall, 14.0), (.large, 17), (.accessibility5, 53)])
  func scaled(_ row: (size: DynamicTypeSize, points: Double)) {
    let stage = Stage(Scaled().dynamicTypeSize(row.size))
    #expect(stage.move(to: 0).map(\.width) == [row.points])
  }
}
