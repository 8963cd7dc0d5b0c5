import Display
import SwiftUI
import TestSupport
import Testing

@Suite("Text renderers") @MainActor struct TextRendererTests {
  private struct Loud: TextAttribute { var factor: CGFloat }

  /// Moves each letter down by its place, and loud letters by more.
  private struct Stairs: TextRenderer {
    var step: CGFloat
    var animatableData: CGFloat {
      get { step }
      set { step = newValue }
    }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      var index: CGFloat = 0
      for line in layout {
        for run in line {
          for slice in run {
            var copy = context
            copy.translateBy(x: 0, y: index * step * (slice[Loud.self]?.factor ?? 1))
            copy.draw(slice)
            index += 1
          }
        }
      }
    }
  }

  /// How far down the letters of a scene are drawn, in order, from the first one's place.
  private func places(_ stage: Stage, at seconds: Double) -> [Double] {
    stage.move(to: seconds)
    func outlines(_ items: [DisplayItem]) -> [Double] {
      items.flatMap { item -> [Double] in
        switch item.content {
        case .outlines: [Double(item.transform.affine.ty)]
        case .group(let inner): outlines(inner)
        default: []
        }
      }
    }
    let found = outlines(stage.graph.displayList().items)
    return found.map { (($0 - (found.first ?? 0)) * 1000).rounded() / 1000 }
  }

  @Test("letters are drawn one by one where the renderer puts them")
  func letters() {
    let stage = Stage(Text("abc").textRenderer(Stairs(step: 5)))
    #expect(places(stage, at: 0) == [0, 5, 10])
  }

  @Test("a run knows what the scene told of it")
  func attributes() {
    let text = Text("a") + Text("b").customAttribute(Loud(factor: 3)) + Text("c")
    #expect(places(Stage(text.textRenderer(Stairs(step: 5))), at: 0) == [0, 15, 10])
  }

  private struct Moving: View {
    let remote: Remote
    var body: some View {
      Text("ab").textRenderer(Stairs(step: remote.flag ? 10 : 0))
        .animation(.linear(duration: 1), value: remote.flag)
    }
  }

  @Test("a renderer's data moves with an animation")
  func motion() {
    let remote = Remote()
    let stage = Stage(Moving(remote: remote))
    #expect(places(stage, at: 0) == [0, 0])
    stage.change(at: 1) { remote.flag = true }
    #expect(places(stage, at: 1.5) == [0, 5])
    #expect(places(stage, at: 2.5) == [0, 10])
  }

  @Test("bounds of slices lie side by side and make up those of the line")
  func bounds() {
    var widths: [CGFloat] = []
    var whole: CGFloat = 0
    struct Reader: TextRenderer {
      let tell: (Text.Layout) -> Void
      func draw(layout: Text.Layout, in context: inout GraphicsContext) { tell(layout) }
    }
    let stage = Stage(
      Text("Wave").textRenderer(
        Reader { layout in
          widths = layout.flatMap { line in
            line.flatMap { $0.map(\.typographicBounds.rect.width) }
          }
          whole = layout.first?.typographicBounds.width ?? 0
        }))
    stage.move(to: 0)
    #expect(widths.count == 4)
    #expect(abs(widths.reduce(0, +) - whole) < 1e-6)
  }
}
