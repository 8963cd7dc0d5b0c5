import Display
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Extreme display lists") struct FuzzTests {
  /// Lists to draw; long proofs ask for more.
  private static let count = ProcessInfo.processInfo.environment["FUZZ_LISTS"].flatMap(UInt64.init)

  @Test("are drawn without a trap", arguments: 0..<(count ?? 150))
  func extreme(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let items = (0..<4).map { _ in SampleItems.random(using: &generator, .extreme) }
    let drawn = displayed(items, width: 61, height: 47, background: .white)
    // Opaque white stays opaque but where a blend mode takes it away.
    if items.allSatisfy({ $0.blendMode == .normal }) {
      #expect(drawn.pixels.allSatisfy { $0 >> 24 == 255 })
    }
  }

  @Test("clamp a blur of a million points")
  func hugeBlur() {
    let path = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let drawn = displayed(
      [.fill(path, .black, filters: [.blur(radius: 1e6, isOpaque: false)])], width: 20, height: 20)
    #expect(drawn.alpha(10, 10) < 2)
  }

  @Test("cover the canvas with a rectangle that has no end")
  func hugeRectangle() {
    for far in [1e5, 1e7, 1e12, 1e30] {
      let path = Path(CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far))
      #expect(displayed([.fill(path, .black)], width: 9, height: 9).coveredArea == 81)
    }
  }

  @Test("are drawn with a word where a number was out of reach")
  func warnings() {
    func warnings(_ items: [DisplayItem]) -> [String] {
      let renderer = Renderer(options: .init(scale: 1, background: .white))
      let target = Pixmap(size: PixelSize(width: 9, height: 9))
      renderer.render(
        DisplayList(size: CGSize(width: 9, height: 9), items: items), into: target)
      return renderer.warnings
    }
    let near = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    let far = Path(CGRect(x: 0, y: 0, width: 1e30, height: 5))
    #expect(warnings([.fill(near, .black)]).isEmpty)
    #expect(warnings([.fill(far, .black)]).count == 1)
    let blurs: [Filter] = [
      .blur(radius: 1e6, isOpaque: false), .shadow(.black, radius: 1e6, offset: .zero),
      .innerShadow(.black, radius: 1e6, offset: .zero),
    ]
    for blur in blurs {
      #expect(warnings([.fill(near, .black, filters: [blur])]).count == 1)
    }
    let shadow = Filter.shadow(.black, radius: 2, offset: CGSize(width: 1e5, height: 0))
    #expect(warnings([.fill(near, .black, filters: [shadow])]).count == 1)
    // The farthest shadow there is, and one of its like inside of another.
    let widest = Filter.shadow(.black, radius: 400, offset: CGSize(width: 2000, height: 0))
    let item = DisplayItem.fill(near, .black, filters: [widest])
    #expect(warnings([item]).isEmpty)
    #expect(warnings([DisplayItem(.group([item]), filters: [widest])]).count == 1)
  }
}
