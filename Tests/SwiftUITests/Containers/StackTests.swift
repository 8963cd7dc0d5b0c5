import SwiftUI
import TestSupport
import Testing

@Suite("Stacks") @MainActor struct StackTests {
  @Test("a spacer leaves the room to what stands beside it", arguments: [40.0, 100, 150])
  func spacer(_ width: CGFloat) {
    let stage = Stage(
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 0, maxWidth: width).frame(height: 10)
          .accessibilityIdentifier("bar")
        Spacer(minLength: 20)
      })
    // The canvas is 200 points wide, the spacer takes 20 at least.
    #expect(stage.view("bar", at: 0)?.width == Double(width))
    #expect(stage.view("bar", at: 0)?.origin.x == 0)
  }
}
