import CRaster
import Raster
import TestSupport
import Testing

/// What the wide kernels leave undone is done by their twins, so both ways give the same bits.
///
/// Without the processor's help both sides are the twin.
@Suite("Wide kernels") struct WideKernelTests {
  private static func numbers(
    _ count: Int, _ most: UInt16, _ generator: inout SeededGenerator
  ) -> [UInt16] {
    (0..<count).map { _ in .random(in: 0...most, using: &generator) }
  }

  @Test("halve, double and finish rows as their twins do", arguments: 0..<40)
  func rows(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...70, using: &generator)
    let rows = (0..<4).map { _ in Self.numbers(count, 8160, &generator) }
    func both(_ step: (UnsafeMutablePointer<UInt16>, Bool) -> Void) -> Bool {
      var results = [[UInt16]](repeating: [UInt16](repeating: 0, count: count), count: 2)
      results[0].withUnsafeMutableBufferPointer { $0.baseAddress.map { step($0, true) } }
      results[1].withUnsafeMutableBufferPointer { $0.baseAddress.map { step($0, false) } }
      return results[0] == results[1]
    }
    #expect(
      both { out, isWide in
        BlurKernel.halve(
          rows[0], rows[1], rows[2], rows[3], into: out, count: count, isWide: isWide)
      })
    #expect(
      both { out, isWide in
        BlurKernel.double(rows[0], rows[1], into: out, count: count, isWide: isWide)
      })
    #expect(
      both { out, isWide in
        out.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
          BlurKernel.finish(rows[0], rows[1], into: bytes, count: count, isWide: isWide)
        }
      })
    let bytes = (0..<4).map { _ in
      (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    #expect(
      both { out, isWide in
        BlurKernel.halveBytes(
          bytes[0], bytes[1], bytes[2], bytes[3], into: out, count: count, isWide: isWide)
      })
  }

  @Test("filter rows as their twin does", arguments: 0..<40)
  func filter(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...70, using: &generator)
    let taps = Int.random(in: 1...15, using: &generator)
    var weights = (0..<taps).map { _ in Float.random(in: 0...1, using: &generator) }
    let sum = weights.reduce(0) { $0 + 2 * $1 } - weights[0]
    weights = weights.map { $0 / sum }
    let numbers = Self.numbers(count * (2 * taps - 1), 8160, &generator)
    numbers.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let rows = (0..<2 * taps - 1).map { Optional(base + $0 * count) }
      let results = [true, false].map { isWide in
        [UInt16](unsafeUninitializedCapacity: count) { out, written in
          if let out = out.baseAddress {
            BlurKernel.filter(rows, weights: weights, into: out, count: count, isWide: isWide)
          }
          written = count
        }
      }
      #expect(results[0] == results[1])
    }
  }

  @Test("give the colours of a gradient by one product, one sum and one root", arguments: 0..<40)
  func gradients(seed: UInt64) {
    guard zr_is_wide() != 0 else { return }
    var generator = SeededGenerator(seed: seed)
    let colors = (0..<256).map { UInt32($0) }
    func number() -> Float { .random(in: -3...3, using: &generator) }
    let (u, v, du, dv, gain) = (number(), number(), number() / 20, number() / 20, number() * 90)
    let count = 64
    for isRadial in [false, true] {
      var pixels = [UInt32](repeating: 0, count: count)
      colors.withUnsafeBufferPointer { colors in
        guard let base = colors.baseAddress else { return }
        var run = zr_gradient(
          colors: base, u: u, v: v, du: du, dv: dv, gain: gain, shift: 3, last: 255)
        _ = isRadial ? zr_radial(&run, &pixels, count) : zr_linear(&run, &pixels, count)
      }
      let wanted = (0..<count).map { index -> UInt32 in
        let (x, y) = (Float(index) * du + u, Float(index) * dv + v)
        let raw = (isRadial ? (x * x + y * y).squareRoot() : x) * gain + 3
        return UInt32(max(0, min(255, raw)).rounded(.toNearestOrEven))
      }
      #expect(pixels == wanted)
    }
  }

  @Test("lay pixels over others as one pixel at a time would", arguments: 0..<60)
  func over(seed: UInt64) {
    guard zr_is_wide() != 0 else { return }
    var generator = SeededGenerator(seed: seed)
    func pixel() -> UInt32 {
      let alpha =
        [0, 255, UInt32.random(in: 0...255, using: &generator)]
        .randomElement(using: &generator) ?? 255
      return [0, 8, 16].reduce(alpha << 24) {
        $0 | UInt32.random(in: 0...alpha, using: &generator) << UInt32($1)
      }
    }
    let (source, target) = ((0..<32).map { _ in pixel() }, (0..<32).map { _ in pixel() })
    var mask = (0..<32).map { _ in
      [0, 255, UInt8.random(in: 0...255, using: &generator)].randomElement(using: &generator) ?? 0
    }
    // Runs of equal coverage have a way of their own.
    if seed % 3 == 0 { mask.replaceSubrange(0..<24, with: repeatElement(mask[0], count: 24)) }
    let opacity =
      [255, UInt32.random(in: 0...255, using: &generator)]
      .randomElement(using: &generator) ?? 255
    var (laid, colored, spanned) = (target, target, target)
    #expect(zr_over(source, &laid, mask, opacity, 32) == 32)
    #expect(zr_solid_mask(&colored, mask, 32, source[0]) == 32)
    #expect(zr_solid_span(&spanned, 32, source[0], opacity) == 32)
    for index in 0..<32 {
      let share = (2 * UInt32(mask[index]) * opacity + 255) / 510
      #expect(laid[index] == KernelTests.over(source[index], target[index], share))
      #expect(colored[index] == KernelTests.over(source[0], target[index], UInt32(mask[index])))
      #expect(spanned[index] == KernelTests.over(source[0], target[index], opacity))
    }
  }

  private static func edge(
    _ width: Int32, _ height: Int32, _ generator: inout SeededGenerator
  ) -> FixedLine {
    var edge = FixedLine(
      .random(in: 0...width << 10, using: &generator),
      .random(in: -9_000...(height + 9) << 10, using: &generator), 0, 0)
    // From a hair's breadth to all over.
    let reach = Int32(1) << Int32.random(in: 0...20, using: &generator)
    let end = edge.start.x + Int32.random(in: -reach...reach, using: &generator)
    edge.end.x = max(0, min(width << 10, end))
    let rise = Int32(1) << Int32.random(in: 0...18, using: &generator)
    edge.end.y = edge.start.y + Int32.random(in: -rise...rise, using: &generator)
    return edge
  }

  @Test("add edges to cells as their twin does", arguments: 0..<60)
  func edges(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Rows of one word of bits, and of several.
    let width = Int32.random(in: 1...(seed % 2 == 0 ? 250 : 1_500), using: &generator)
    let height = Int32.random(in: 1...70, using: &generator)
    let count = Int.random(in: 1...400, using: &generator)
    let edges = (0..<count).map { _ in Self.edge(width, height, &generator) }
    let widths = [1, 256, 512].filter { $0 <= zr_width() }
    let sums = widths.map { bits -> [Int32] in
      let cells = CoverageCells()
      cells.begin(PixelBox(x0: 0, y0: 0, x1: Int(width), y1: Int(height)))
      edges.withUnsafeBufferPointer { cells.add($0, width: bits) }
      let all = cells.stride * Int(height)
      for cell in 0..<all where cells.cells[cell] != 0 {
        let (row, group) = (cell / cells.stride, cell % cells.stride / 4)
        #expect(cells.masks[row * cells.words + group / 64] >> UInt64(group % 64) & 1 == 1)
      }
      return (0..<all).map { cells.cells[$0] }
    }
    #expect(sums.allSatisfy { $0 == sums[0] })
  }

  @Test("fill swept cells as one pixel at a time would", arguments: 0..<60)
  func sweeps(seed: UInt64) {
    guard zr_is_wide() != 0 else { return }
    var generator = SeededGenerator(seed: seed)
    let (stride, rows) = (4 * Int.random(in: 1...150, using: &generator), 3)
    let words = (stride / 4 + 63) / 64
    var cells = [Int32](repeating: 0, count: stride * rows)
    var masks = [UInt64](repeating: 0, count: words * rows)
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let cell = Int.random(in: 0..<stride * rows, using: &generator)
      cells[cell] = .random(in: -3_000_000...3_000_000, using: &generator)
      let group = cell % stride / 4
      masks[cell / stride * words + group / 64] |= 1 << UInt64(group % 64)
    }
    let alpha: UInt32 = seed % 3 == 0 ? 255 : .random(in: 0...255, using: &generator)
    let color = alpha << 24 | alpha / 2 << 16 | alpha / 3 << 8 | alpha
    let first = Int.random(in: 0...stride / 4, using: &generator)
    let last = Int.random(in: first...stride / 4, using: &generator)
    let holes = (0..<rows).flatMap { _ -> [Int32] in
      let from = Int32.random(in: 0...Int32(stride / 4), using: &generator)
      return [from, from + .random(in: -1...40, using: &generator)]
    }
    let (hasHoles, isEvenOdd) = (seed % 4 == 1, seed % 5 < 2)
    let before = (0..<stride * rows).map { UInt32($0) % 255 &* 0x0101_0101 | 0xFF00_0000 }
    var wanted = before
    for row in 0..<rows {
      var sum = 0
      for x in 0..<stride {
        sum += Int(cells[row * stride + x])
        let full = 1 << 21
        let area = isEvenOdd ? abs((sum + full) & (2 * full - 1) - full) : min(abs(sum), full)
        let coverage = UInt32((area - area >> 8 + 1 << 12) >> 13)
        let group = x / 4
        if group < first || group >= last { continue }
        if hasHoles, group >= holes[2 * row], group < holes[2 * row + 1] { continue }
        wanted[row * stride + x] = KernelTests.over(color, before[row * stride + x], coverage)
      }
    }
    var pixels = before
    cells.withUnsafeMutableBufferPointer { cells in
      masks.withUnsafeMutableBufferPointer { masks in
        var kernel = zr_cells(
          cells: cells.baseAddress, masks: masks.baseAddress, stride: stride, words: words,
          rows: Int32(rows), left: 0, top: 0)
        zr_fill_solid(
          &kernel, isEvenOdd ? 1 : 0, first, last, hasHoles ? holes : nil, &pixels, stride * 4,
          color)
      }
    }
    #expect(pixels == wanted)
    #expect(cells.allSatisfy { $0 == 0 } && masks.allSatisfy { $0 == 0 })
  }

  @Test("lay every alpha over every byte as one pixel at a time would")
  func alphas() {
    guard zr_is_wide() != 0 else { return }
    let bytes = (0...255).map { UInt32($0) &* 0x0101_0101 }
    for source in bytes {
      let wanted = bytes.map { KernelTests.over(source, $0, 255) }
      var spanned = bytes
      #expect(zr_solid_span(&spanned, 256, source, 255) == 256)
      #expect(spanned == wanted)
      // Whole coverage from the first cell on.
      var (cells, mask, swept) = ([Int32](repeating: 0, count: 256), 1 as UInt64, bytes)
      cells[0] = 1 << 21
      cells.withUnsafeMutableBufferPointer { cells in
        withUnsafeMutablePointer(to: &mask) { mask in
          var kernel = zr_cells(
            cells: cells.baseAddress, masks: mask, stride: 256, words: 1, rows: 1, left: 0, top: 0)
          zr_fill_solid(&kernel, 0, 0, 64, nil, &swept, 1024, source)
        }
      }
      #expect(swept == wanted)
    }
  }

  @Test("fill whole groups and no pixel more")
  func fill() {
    guard zr_is_wide() != 0 else { return }
    var pixels = [UInt32](repeating: 7, count: 100)
    #expect(zr_fill(&pixels, 90, 0x1234_5678) == 64)
    #expect(pixels.prefix(64).allSatisfy { $0 == 0x1234_5678 })
    #expect(pixels.dropFirst(64).allSatisfy { $0 == 7 })
  }
}
