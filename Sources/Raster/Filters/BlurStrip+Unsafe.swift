/// Blurs 32 lanes along their rows' direction: the kernel work of a gaussian.
///
/// Layout: each row is 32 unsigned 16-bit lanes (two vectors), values in 1/32 of an 8-bit step, so
/// that the sum 8 · 255 · 32 of a halving fits. A level holds its range and `margin` rows of zero
/// before and behind it; steps read at most three rows beyond a range. The kernel runs in
/// `Float` on a level padded by its radius.
/// Bounds: buffers are sized in `init` from the plan. The plain twin is the double-precision
/// gaussian in `BlurTests`.
final class BlurStrip {
  static let lanes = 32
  private static let margin = 4

  private let plan: BlurPlan
  private var down: [UnsafeMutablePointer<UInt16>] = []
  private var up: [UnsafeMutablePointer<UInt16>] = []
  private let wide: UnsafeMutablePointer<Float>
  private let wideRows: Int

  init(_ plan: BlurPlan) {
    self.plan = plan
    func level(_ range: Range<Int>) -> UnsafeMutablePointer<UInt16> {
      let count = (range.count + 2 * Self.margin) * Self.lanes
      let base = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
      base.initialize(repeating: 0, count: count)
      return base
    }
    down = plan.down.map(level)
    up = plan.up.map(level)
    wideRows = plan.up[plan.levels].count + 2 * plan.radius
    wide = .allocate(capacity: wideRows * Self.lanes)
    wide.initialize(repeating: 0, count: wideRows * Self.lanes)
  }

  deinit {
    for level in down + up { level.deallocate() }
    wide.deallocate()
  }

  /// Where the caller writes a source row before `run`.
  func source(_ row: Int) -> UnsafeMutablePointer<UInt16> {
    Self.row(down[0], plan.down[0], row)
  }
  /// Where the caller finds a row of the result after `run`.
  func result(_ row: Int) -> UnsafePointer<UInt16> {
    UnsafePointer(Self.row(up[0], plan.up[0], row))
  }

  func run() {
    for level in 0..<plan.levels { halve(level) }
    filter()
    for level in stride(from: plan.levels - 1, through: 0, by: -1) { double(level) }
  }

  private static func row(
    _ base: UnsafeMutablePointer<UInt16>, _ range: Range<Int>, _ row: Int
  ) -> UnsafeMutablePointer<UInt16> {
    base + (row &- range.lowerBound &+ margin) &* lanes
  }

  private func halve(_ level: Int) {
    let (source, from, to) = (down[level], plan.down[level], plan.down[level + 1])
    for row in to {
      // Rows are as far out as the range allows; what lies beyond it is nothing.
      let first = 2 &* row &- 1
      guard first >= from.lowerBound &- Self.margin,
        first &+ 3 < from.upperBound &+ Self.margin
      else { continue }
      let a = UnsafeRawPointer(Self.row(source, from, first))
      let out = UnsafeMutableRawPointer(Self.row(down[level + 1], to, row))
      for half in [0, 32] {
        let p = a + half
        let outer =
          p.loadUnaligned(as: WideLanes.self)
          &+ p.loadUnaligned(fromByteOffset: 192, as: WideLanes.self)
        let inner =
          p.loadUnaligned(fromByteOffset: 64, as: WideLanes.self)
          &+ p.loadUnaligned(fromByteOffset: 128, as: WideLanes.self)
        let sum = outer &+ inner &+ inner &+ inner &+ 4
        out.storeBytes(of: sum &>> 3, toByteOffset: half, as: WideLanes.self)
      }
    }
  }

  private func double(_ level: Int) {
    let (source, from, to) = (up[level + 1], plan.up[level + 1], plan.up[level])
    for row in to {
      let near = row &>> 1
      let far = row & 1 == 0 ? near &- 1 : near &+ 1
      let a = UnsafeRawPointer(Self.row(source, from, near))
      let b = UnsafeRawPointer(Self.row(source, from, far))
      let out = UnsafeMutableRawPointer(Self.row(up[level], to, row))
      for half in [0, 32] {
        let n = (a + half).loadUnaligned(as: WideLanes.self)
        let f = (b + half).loadUnaligned(as: WideLanes.self)
        let sum = n &+ n &+ n &+ f &+ 2
        out.storeBytes(of: sum &>> 2, toByteOffset: half, as: WideLanes.self)
      }
    }
  }

  /// Writes the coarsest level as `Float`, even lanes of each vector before odd ones.
  private func widen() {
    let (range, result) = (plan.down[plan.levels], plan.up[plan.levels])
    let origin = result.lowerBound &- plan.radius
    let base = down[plan.levels]
    for row in range where row >= origin && row < origin &+ wideRows {
      let source = UnsafeRawPointer(Self.row(base, range, row))
      let target = UnsafeMutableRawPointer(wide + (row &- origin) &* Self.lanes)
      for half in [0, 1] {
        let pairs = source.loadUnaligned(fromByteOffset: half &* 32, as: SIMD8<UInt32>.self)
        // 2^23 with the value in its low bits, less 2^23.
        let even = unsafeBitCast(pairs & 0xFFFF | 0x4B00_0000, to: SIMD8<Float>.self) - 8_388_608
        let odd = unsafeBitCast(pairs &>> 16 | 0x4B00_0000, to: SIMD8<Float>.self) - 8_388_608
        target.storeBytes(of: even, toByteOffset: half &* 64, as: SIMD8<Float>.self)
        target.storeBytes(of: odd, toByteOffset: half &* 64 &+ 32, as: SIMD8<Float>.self)
      }
    }
  }

  private func filter() {
    widen()
    let range = plan.up[plan.levels]
    let bytes = Self.lanes &* 4
    plan.weights.withUnsafeBufferPointer { weights in
      for row in range {
        let center = UnsafeRawPointer(
          wide + (row &- range.lowerBound &+ plan.radius) &* Self.lanes)
        let out = UnsafeMutableRawPointer(Self.row(up[plan.levels], range, row))
        for half in [0, 1] {
          let p = center + half &* 64
          var even = p.loadUnaligned(as: SIMD8<Float>.self) * weights[0]
          var odd = p.loadUnaligned(fromByteOffset: 32, as: SIMD8<Float>.self) * weights[0]
          var tap = 1
          while tap < weights.count {
            let (ahead, behind, w) = (p + tap &* bytes, p - tap &* bytes, weights[tap])
            even +=
              (ahead.loadUnaligned(as: SIMD8<Float>.self)
                + behind.loadUnaligned(as: SIMD8<Float>.self)) * w
            odd +=
              (ahead.loadUnaligned(fromByteOffset: 32, as: SIMD8<Float>.self)
                + behind.loadUnaligned(fromByteOffset: 32, as: SIMD8<Float>.self)) * w
            tap &+= 1
          }
          let low = unsafeBitCast(even + 8_388_608, to: SIMD8<UInt32>.self) & 0xFFFF
          let high = unsafeBitCast(odd + 8_388_608, to: SIMD8<UInt32>.self) &<< 16
          out.storeBytes(of: low | high, toByteOffset: half &* 32, as: SIMD8<UInt32>.self)
        }
      }
    }
  }
}
