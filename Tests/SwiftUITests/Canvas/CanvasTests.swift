import Display
import SwiftUI
import TestSupport
import Testing

@Suite("Canvas") @MainActor struct CanvasTests {
  /// The items that a renderer draws on a canvas of 200 × 200 points.
  private func items(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> [DisplayItem] {
    let stage = Stage(Canvas(renderer: renderer))
    let drawn = stage.graph.displayList().items
    guard case .group(let items) = try #require(drawn.first).content else { return [] }
    return items
  }

  @Test("an opaque canvas begins with black")
  func opaque() throws {
    let stage = Stage(Canvas(opaque: true) { _, _ in })
    let drawn = stage.graph.displayList().items
    guard case .group(let items) = try #require(drawn.first).content,
      case .fill(let path, _, let paint) = try #require(items.first).content
    else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(paint == .solid(.black))
  }

  @Test("is as large as its frame")
  func size() throws {
    var seen = CGSize.zero
    _ = try items { context, size in
      seen = size
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
    }
    #expect(seen == CGSize(width: 200, height: 200))
  }

  @Test("a copy of a context keeps its transform and opacity to itself")
  func copies() throws {
    let drawn = try items { context, _ in
      var copy = context
      copy.translateBy(x: 10, y: 20)
      copy.opacity = 0.5
      copy.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
    }
    #expect(drawn.map(\.opacity) == [0.5, 1])
    #expect(drawn.map { $0.transform.affine.tx } == [10, 0])
    #expect(drawn.map { $0.transform.affine.ty } == [20, 0])
  }

  @Test("blurs that are added one after the other are one: their squares add up")
  func blurs() throws {
    let drawn = try items { context, _ in
      context.addFilter(.blur(radius: 3))
      context.addFilter(.blur(radius: 4))
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      context.addFilter(.saturation(0))
      context.addFilter(.blur(radius: 2))
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
    }
    #expect(drawn[0].filters == [.blur(radius: 5, isOpaque: false)])
    #expect(drawn[1].filters.count == 3)
  }

  @Test("a layer is one item with the state of the context")
  func layer() throws {
    let drawn = try items { context, _ in
      context.opacity = 0.25
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
        layer.fill(Path(CGRect(x: 9, y: 0, width: 5, height: 5)), with: .color(.blue))
      }
    }
    #expect(drawn.count == 1)
    #expect(drawn.first?.opacity == 0.25)
    guard case .group(let inner) = try #require(drawn.first).content else {
      Issue.record("not a group")
      return
    }
    #expect(inner.map(\.opacity) == [1, 1])
  }

  @Test("views are drawn by their tags with their middle at a point")
  func symbols() throws {
    let stage = Stage(
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 7) {
          context.draw(symbol, at: CGPoint(x: 50, y: 60))
        }
      } symbols: {
        Rectangle().frame(width: 20, height: 10).tag(7)
      })
    guard case .group(let drawn) = try #require(stage.graph.displayList().items.first).content
    else { return }
    #expect(drawn.map { $0.transform.affine.tx } == [40])
    #expect(drawn.map { $0.transform.affine.ty } == [55])
  }
}
