import Raster
import TestSupport
import Testing

@Suite("Pixel kernels") struct KernelTests {
  /// Source over target through coverage, one channel at a time, each rounded once.
  static func over(_ source: UInt32, _ target: UInt32, _ coverage: UInt32) -> UInt32 {
    func rounded(_ value: UInt32) -> UInt32 { (2 * value + 255) / 510 }
    let rest = 255 - rounded((source >> 24) * coverage)
    var result: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let (s, d) = (source >> shift & 255, target >> shift & 255)
      result |= rounded(s * coverage + d * rest) << shift
    }
    return result
  }

  private static func pixel(using generator: inout SeededGenerator) -> UInt32 {
    let alpha =
      [0, 255, UInt32.random(in: 0...255, using: &generator)]
      .randomElement(using: &generator) ?? 255
    var pixel = alpha << 24
    for shift in [0, 8, 16] as [UInt32] {
      pixel |= UInt32.random(in: 0...alpha, using: &generator) << shift
    }
    return pixel
  }

  private static func mask(_ count: Int, using generator: inout SeededGenerator) -> [UInt8] {
    var mask: [UInt8] = []
    while mask.count < count {
      let value =
        [0, 255, UInt8.random(in: 0...255, using: &generator)].randomElement(using: &generator)
      let length = Int.random(in: 1...12, using: &generator)
      mask += [UInt8](repeating: value ?? 0, count: length)
    }
    return Array(mask.prefix(count))
  }

  @Test("lay a colour over spans as one pixel at a time would", arguments: 0..<60)
  func spans(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let color = Self.pixel(using: &generator)
    let coverage = UInt32.random(in: 0...255, using: &generator)
    let count = 4 * Int.random(in: 1...12, using: &generator)
    let before = (0..<count + 1).map { _ in Self.pixel(using: &generator) }
    var after = before
    after.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      SolidSource(pixel: color).blend(base, count, coverage)
    }
    #expect(
      after == before.prefix(count).map { Self.over(color, $0, coverage) } + before.suffix(1))
  }

  @Test("lay a colour through a mask as one pixel at a time would", arguments: 0..<60)
  func masks(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let color = Self.pixel(using: &generator)
    let count = Int.random(in: 1...50, using: &generator)
    let mask = Self.mask(count, using: &generator)
    let before = (0..<count + 1).map { _ in Self.pixel(using: &generator) }
    var after = before
    after.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      SolidSource(pixel: color).blend(base, mask: mask, count: count)
    }
    let wanted = zip(before, mask).map { Self.over(color, $0, UInt32($1)) }
    #expect(after == wanted + before.suffix(1))
  }

  @Test("lay pixels over pixels as one at a time would", arguments: 0..<60)
  func rows(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...50, using: &generator)
    let mask = Self.mask(count, using: &generator)
    let source = (0..<count).map { _ in Self.pixel(using: &generator) }
    let before = (0..<count + 1).map { _ in Self.pixel(using: &generator) }
    var after = before
    after.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      Compositor.compose(
        source, over: base, mask: mask, opacity: 255, count: count, blendMode: .normal)
    }
    let wanted = (0..<count).map { Self.over(source[$0], before[$0], UInt32(mask[$0])) }
    #expect(after == wanted + before.suffix(1))
  }
}
