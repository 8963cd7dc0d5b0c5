import SwiftUI
import TestSupport
import Testing

@Suite("State") @MainActor struct StateTests {
  /// How often bodies were evaluated.
  private final class Count { var bodies = 0 }
  private final class Thing {}

  private struct Counted<Value>: View {
    let remote: Remote
    let count: Count
    let written: Value
    @State var value: Value
    var body: some View {
      count.bodies += 1
      return Writer(remote: remote) { value = written }.accessibilityLabel("\(value)")
    }
  }
  private struct Writer: View {
    let remote: Remote
    let write: () -> Void
    var body: some View { Rectangle().onChange(of: remote.number) { write() } }
  }

  private func bodies<Value>(from first: Value, to written: Value) -> Int {
    let (remote, count) = (Remote(), Count())
    let stage = Stage(Counted(remote: remote, count: count, written: written, value: first))
    stage.move(to: 0)
    count.bodies = 0
    stage.change(at: 0.1) { remote.number += 1 }
    return count.bodies
  }

  @Test("a value like the one that is there asks for no body, as Apple compares")
  func same() {
    let thing = Thing()
    #expect(bodies(from: 1, to: 1) == 0)
    #expect(bodies(from: [CGPoint.zero], to: [.zero]) == 0)
    #expect(bodies(from: thing, to: thing) == 0)
    #expect(bodies(from: String?.none, to: nil) == 0)
  }

  @Test("another value does, and one that cannot be compared")
  func other() {
    #expect(bodies(from: 1, to: 2) == 1)
    #expect(bodies(from: Thing(), to: Thing()) == 1)
    #expect(bodies(from: (1, 2), to: (1, 2)) == 1)
  }

  @Test("of two wishes for light or dark beside each other the first counts")
  func schemes() {
    let stage = Stage(
      VStack {
        Rectangle().preferredColorScheme(.dark)
        Rectangle().preferredColorScheme(.light)
      })
    stage.move(to: 0)
    #expect(stage.graph.preferredScheme == .dark)
    #expect(stage.graph.failure == nil)
  }
}
