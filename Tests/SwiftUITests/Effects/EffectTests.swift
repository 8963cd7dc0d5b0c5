import Display
import Geometry
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@MainActor @Suite("Effects") struct EffectTests {
  @Test("a turn about the y axis moves a corner as the formula says")
  func turnsInSpace() throws {
    let stage = Stage(
      Color.red.frame(width: 100, height: 60)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    let item = try #require(stage.graph.displayList().items.first)
    // The top right corner lies 50 right of and 30 above the middle; depth −50 sin 60°,
    // the eye 100 away.
    let depth = -50 * 0.8660254037844386
    let w = 1 - depth / 100
    let corner = CGPoint(x: 100, y: 0).applying(item.transform)
    #expect(abs(corner.x - (100 + 25 / w)) < 1e-9)
    #expect(abs(corner.y - (100 - 30 / w)) < 1e-9)
  }

  @Test("a mask is drawn as content seen through other content")
  func masks() throws {
    let stage = Stage(Color.red.mask(Circle().frame(width: 50)))
    let item = try #require(stage.graph.displayList().items.first)
    guard case .masked(let content, let mask) = item.content else {
      Issue.record("not a mask: \(item.content)")
      return
    }
    #expect(content.count == 1)
    #expect(mask.count == 1)
  }

  @Test("a filled shape can be drawn around as well")
  func chains() {
    let stage = Stage(Circle().fill(.red).stroke(.blue, lineWidth: 4).frame(width: 60, height: 60))
    let views = stage.move(to: 0)
    #expect(views.map(\.width) == [60, 60])
    #expect(views.map { $0.color.first ?? -1 } == [1, 0])
  }

  struct Pair: View {
    let remote: Remote
    @Namespace var space
    var body: some View {
      ZStack {
        if remote.flag {
          Color.blue.accessibilityIdentifier("new").matchedGeometryEffect(id: 1, in: space)
            .frame(width: 100, height: 80).frame(maxWidth: .infinity, alignment: .trailing)
        } else {
          Color.red.accessibilityIdentifier("old").matchedGeometryEffect(id: 1, in: space)
            .frame(width: 40, height: 40).frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  @Test("a pair under one name goes from frame to frame while one fades into the other")
  func matches() throws {
    let remote = Remote()
    let stage = Stage(Pair(remote: remote))
    stage.move(to: 0)
    stage.change(at: 0) { withAnimation(.linear(duration: 1)) { remote.flag = true } }
    // From (0, 80, 40 × 40) to (100, 60, 100 × 80).
    for share in [0.25, 0.5, 0.75] {
      for name in ["old", "new"] {
        let view = try #require(stage.view(name, at: share))
        #expect(abs(view.width - (40 + 60 * share)) < 0.51)
        #expect(abs(view.height - (40 + 40 * share)) < 0.51)
        #expect(abs(view.origin.x - 100 * share) < 0.51)
        #expect(abs(view.opacity - (name == "new" ? share : 1 - share)) < 1e-6)
      }
    }
    let rest = stage.move(to: 1.5)
    #expect(rest.map(\.name) == ["new"])
    #expect(rest.map { [$0.origin.x, $0.origin.y, $0.width, $0.height] } == [[100, 60, 100, 80]])
  }

  @Test("a pair stays together where its container grows around it")
  func matchesInGrowingContainer() throws {
    let remote = Remote()
    let stage = Stage(Pair(remote: remote).frame(width: 200, height: 150))
    stage.move(to: 0)
    stage.change(at: 0) { withAnimation(.linear(duration: 1)) { remote.flag = true } }
    for share in [0.25, 0.75] {
      let old = try #require(stage.view("old", at: share))
      let new = try #require(stage.view("new", at: share))
      #expect(abs(old.center.x - new.center.x) < 0.51)
      #expect(abs(old.center.y - new.center.y) < 0.51)
      #expect(abs(new.center.y - 100) < 0.51)
    }
  }

  @Test("a preferred scheme holds for the whole scene and its ground")
  func prefersDark() {
    let stage = Stage(VStack { Color.primary }.preferredColorScheme(.dark))
    #expect(stage.graph.groundScheme == .dark)
    #expect(stage.move(to: 0).first?.color == [1, 1, 1, 1])
  }

  @Test("a visual effect knows the size it is applied to")
  func visualEffect() throws {
    let stage = Stage(
      Color.red.frame(width: 80, height: 40).visualEffect { content, geometry in
        content.offset(x: geometry.size.width / 2)
      })
    let view = try #require(stage.move(to: 0).first)
    #expect(view.center == CGPoint(x: 140, y: 100))
  }
}
