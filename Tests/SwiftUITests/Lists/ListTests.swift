import SwiftUI
import TestSupport
import Testing

@Suite("List") @MainActor struct ListTests {
  private static let size = CGSize(width: 300, height: 400)

  @Test("rows of a plain list are 44 points high and begin 16 points from the side")
  func plain() {
    let stage = Stage(
      List(0..<3) { index in
        Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("\(index)")
      }
      .listStyle(.plain), size: Self.size)
    #expect(stage.view("0", at: 0)?.center == CGPoint(x: 26, y: 22))
    #expect(stage.view("2", at: 0)?.center == CGPoint(x: 26, y: 110))
  }

  @Test("rows grow with their content and 11 points above and below")
  func grows() {
    let stage = Stage(
      List {
        Rectangle().frame(width: 20, height: 100).accessibilityIdentifier("tall")
        Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("next")
      }
      .listStyle(.plain), size: Self.size)
    #expect(stage.view("tall", at: 0)?.origin.y == 11)
    #expect(stage.view("next", at: 0)?.center.y == 144.0)
  }

  @Test("inset groups lie 16 points inside, rows 16 more")
  func groups() {
    let stage = Stage(
      List {
        Section {
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("a")
        }
        Section {
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("b")
        }
      }, size: Self.size)
    let (a, b) = (stage.view("a", at: 0), stage.view("b", at: 0))
    #expect(a?.origin.x == 32)
    // One row of 44 points and 35 points between groups.
    #expect(abs((b?.origin.y ?? 0) - (a?.origin.y ?? 0) - (44 + 35)) < 1e-9)
  }

  @Test("a row taken away closes the gap under the animation of the change")
  func removal() {
    struct Scene: View {
      let remote: Remote
      var body: some View {
        List(remote.items, id: \.self) { item in
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("\(item)")
        }
        .listStyle(.plain)
      }
    }
    let remote = Remote()
    remote.items = [1, 2, 3]
    let stage = Stage(Scene(remote: remote), size: Self.size)
    stage.change(at: 1) { withAnimation(.linear(duration: 1)) { remote.items = [1, 3] } }
    #expect(stage.view("3", at: 1.5)?.center.y == 88)
    #expect(stage.view("2", at: 1.5)?.center.y == 66)
    #expect(abs((stage.view("2", at: 1.5)?.opacity ?? 0) - 0.5) < 1e-9)
    #expect(stage.view("3", at: 2)?.center.y == 66)
    #expect(stage.view("2", at: 2.1) == nil)
  }
}
