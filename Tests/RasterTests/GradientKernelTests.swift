import CRaster
import Raster
import TestSupport
import Testing

/// Gradients over areas, as one pixel at a time would lay them.
@Suite("Wide gradients") struct GradientKernelTests {
  /// A gradient, an area with coverage, and what lies below.
  private struct Task {
    let (width, height, stride): (Int, Int, Int)
    let colors: [UInt32]
    let mask: [UInt8]
    let below: [UInt32]
    /// Coefficients of u, then of v.
    let map: [Double]
    let gain: Float
    let shift: Float
    let opacity: UInt32
    let isRadial: Bool
    let isOpaque: Bool

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      func number(_ most: Double) -> Double { .random(in: -most...most, using: &generator) }
      func byte(_ most: UInt32 = 255) -> UInt32 { .random(in: 0...most, using: &generator) }
      let (isOpaque, kind) = (seed % 3 == 0, seed % 7)
      (self.isOpaque, isRadial) = (isOpaque, seed % 2 == 0)
      // Rows longer than what is computed at once.
      width = .random(in: 1...(seed % 10 == 0 ? 1200 : 60), using: &generator)
      height = 5
      stride = width + 3
      colors = (0..<256).map { _ in
        let alpha = isOpaque ? 255 : byte()
        return alpha << 24 | byte(alpha) << 16 | byte(alpha) << 8 | byte(alpha)
      }
      var mask = (0..<stride * height).map { _ in
        UInt8([0, 255, 255, byte()].randomElement(using: &generator) ?? 0)
      }
      for row in 0..<height {
        let lead = Int.random(in: 0...width, using: &generator)
        if row < 3 {
          mask.replaceSubrange(
            row * stride..<row * stride + lead, with: repeatElement(row == 0 ? 0 : 255, count: lead)
          )
        }
        if row == 2 {
          mask.replaceSubrange(
            row * stride..<(row + 1) * stride, with: repeatElement(255, count: stride))
        }
      }
      self.mask = mask
      below = (0..<stride * height).map { _ in 255 << 24 | byte() << 16 | byte() << 8 | byte() }
      // Some run straight down, some straight along.
      let (along, down) = (kind == 1 ? 0 : 0.02, kind == 2 ? 0 : 0.02)
      map = [number(along), number(down), number(1), number(along), number(down), number(1)]
      gain = Float(number(400))
      shift = Float(number(100))
      opacity = seed % 4 < 2 ? 255 : byte()
    }

    /// The twin, in numbers for each pixel.
    var wanted: [UInt32] {
      var pixels = below
      for y in 0..<height {
        let row = y * stride
        guard let first = (0..<width).first(where: { mask[row + $0] != 0 }) else { continue }
        let (px, py) = (Double(7 + first) + 0.5, Double(9 + y) + 0.5)
        let u = Float(map[0] * px + map[1] * py + map[2])
        let v = Float(map[3] * px + map[4] * py + map[5])
        for x in first..<width {
          let index = Float(x - first)
          let (a, b) = (index * Float(map[0]) + u, index * Float(map[3]) + v)
          let raw = (isRadial ? (a * a + b * b).squareRoot() : a) * gain + shift
          let entry = Int(max(0, min(255, raw)).rounded(.toNearestOrEven))
          let share = (2 * UInt32(mask[row + x]) * opacity + 255) / 510
          pixels[row + x] = KernelTests.over(colors[entry], below[row + x], share)
        }
      }
      return pixels
    }
  }

  @Test("are laid as one pixel at a time would be", arguments: 0..<140)
  func lay(seed: UInt64) {
    guard zr_is_wide() != 0 else { return }
    let task = Task(seed: seed)
    let map = task.map
    var pixels = task.below
    var memory = [UInt32](repeating: 0, count: task.width + 8)
    task.colors.withUnsafeBufferPointer { colors in
      task.mask.withUnsafeBufferPointer { mask in
        pixels.withUnsafeMutableBufferPointer { pixels in
          let run = zr_gradient(
            colors: colors.baseAddress, u: 0, v: 0, du: Float(map[0]), dv: Float(map[3]),
            gain: task.gain, shift: task.shift, last: 255)
          var fill = zr_gradient_fill(
            gradient: run, map: (map[0], map[1], map[2], map[3], map[4], map[5]),
            is_radial: task.isRadial ? 1 : 0, is_opaque: task.isOpaque ? 1 : 0)
          var rows = zr_rows(
            mask: mask.baseAddress, target: pixels.baseAddress, mask_stride: task.stride,
            stride: 4 * task.stride, width: task.width, count: task.height, x: 7, y: 9)
          zr_lay_gradient(&fill, &rows, task.opacity, &memory)
        }
      }
    }
    #expect(pixels == task.wanted)
  }
}
