import Display
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Drawing again") struct ReuseTests {
  private let size = PixelSize(width: 150, height: 130)

  /// A list with something of everything, seeded.
  private func list(seed: UInt64) -> DisplayList {
    var generator = SeededGenerator(seed: seed)
    return DisplayList(
      size: CGSize(width: size.width, height: size.height),
      items: (0..<12).map { _ in SampleItems.random(using: &generator) })
  }

  private func renderer(bandHeight: Int = 64, threads: Int = 1) -> Renderer {
    Renderer(
      options: Renderer.Options(
        scale: 1, background: .white, bandHeight: bandHeight, threads: threads))
  }

  private func fresh(
    _ list: DisplayList, bandHeight: Int = 64, threads: Int = 1
  ) -> DisplayedPixels {
    let target = Pixmap(size: size)
    renderer(bandHeight: bandHeight, threads: threads).render(list, into: target)
    return DisplayedPixels(target)
  }

  @Test("gives the same bytes for any band height and number of threads", arguments: 0..<12)
  func bandsAndThreads(seed: UInt64) {
    let list = list(seed: seed)
    let reference = fresh(list)
    for bandHeight in [1, 7, 16, 1000] {
      #expect(fresh(list, bandHeight: bandHeight) == reference, "bands of \(bandHeight)")
    }
    for threads in [2, 4] {
      #expect(fresh(list, bandHeight: 16, threads: threads) == reference, "\(threads) threads")
    }
  }

  @Test("gives the same bytes when only what changed is drawn", arguments: 0..<12)
  func damage(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 1000)
    let renderer = renderer(bandHeight: 16)
    let target = Pixmap(size: size)
    var list = list(seed: seed)
    var held = renderer.render(list, into: target).frame
    for _ in 0..<8 {
      let index = Int.random(in: 0..<list.items.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: list.items.remove(at: index)
      case 1: list.items.insert(SampleItems.random(using: &generator), at: index)
      case 2: list.items[index].opacity = .random(in: 0...1, using: &generator)
      default: list.items[index] = SampleItems.random(using: &generator)
      }
      held = renderer.render(list, into: target, holding: held).frame
      #expect(DisplayedPixels(target) == fresh(list))
    }
  }

  @Test("draws nothing when nothing changed")
  func unchanged() {
    let renderer = renderer()
    let target = Pixmap(size: size)
    let first = renderer.render(list(seed: 3), into: target)
    #expect(!first.isUnchanged)
    #expect(!first.repeatsLast)
    target.row(5).storeBytes(of: 0x1234_5678, as: UInt32.self)
    let second = renderer.render(list(seed: 3), into: target, holding: first.frame)
    #expect(second.isUnchanged)
    #expect(second.repeatsLast)
    #expect(second.damage.isEmpty)
    // Proof that the target was left alone.
    #expect(target.row(5).load(as: UInt32.self) == 0x1234_5678)
  }

  @Test("writes no pixel outside the damage it reports")
  func reportedDamage() {
    let renderer = renderer()
    let target = Pixmap(size: size)
    func square(at x: Double) -> DisplayItem {
      .fill(Path(CGRect(x: x, y: 40, width: 10, height: 10)), .black)
    }
    func list(_ x: Double) -> DisplayList {
      DisplayList(
        size: CGSize(width: size.width, height: size.height),
        items: [.fill(Path(CGRect(x: 0, y: 0, width: 150, height: 130)), .white), square(at: x)])
    }
    let first = renderer.render(list(20), into: target)
    let second = renderer.render(list(24), into: target, holding: first.frame)
    #expect(second.damage == PixelBox(x0: 20, y0: 40, x1: 36, y1: 50))
  }

  @Test("draws into borrowed rows without room to spare, and no byte beyond them")
  func borrowedRows() {
    let odd = PixelSize(width: 37, height: 20)
    let list = DisplayList(
      size: CGSize(width: 37, height: 20),
      items: [.fill(Path(ellipseIn: CGRect(x: -3, y: 1, width: 44, height: 30)), .black)])
    let count = 37 * 4 * 20
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count + 64, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0xAB, count: count + 64)
    let tight = Pixmap(size: odd, stride: 37 * 4, borrowing: memory)
    let roomy = Pixmap(size: odd)
    renderer().render(list, into: tight)
    renderer().render(list, into: roomy)
    #expect(DisplayedPixels(tight) == DisplayedPixels(roomy))
    for offset in count..<count + 64 {
      #expect(memory.load(fromByteOffset: offset, as: UInt8.self) == 0xAB)
    }
  }
}
