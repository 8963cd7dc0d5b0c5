import CRaster
import Geometry

/// A gradient under an affine or projective map.
///
/// Bounds: positions are clamped to the table before it is read; `shade` writes `count` pixels and
/// no more. The plain twin is the formula in `GradientTests`.
struct GradientShader: RowShader {
  enum Geometry: Sendable {
    /// Position = u.
    case linear
    /// Position = distance from the origin.
    case radial
    /// Position = turns clockwise from 3 o'clock, less `start` in 0..<1, over `sweep` above 0.
    case angular(start: Float, sweep: Float)

    fileprivate var isRadial: Bool { if case .radial = self { true } else { false } }
    /// Whether there is a wide kernel.
    fileprivate var isWide: Bool { if case .angular = self { false } else { true } }
  }

  let table: GradientTable
  let geometry: Geometry
  /// From pixels to the space of `geometry`.
  let map: ProjectionTransform
  /// Position = `scale` · raw + `offset`.
  var scale: Float = 1
  var offset: Float = 0

  var isOpaque: Bool { table.isOpaque }

  func shade(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    table.pixels.withUnsafeBufferPointer { colors in
      guard let base = colors.baseAddress else { return }
      let last = Float(colors.count - 1)
      switch geometry {
      case .linear:
        shade(x, y, count, pixels, base, last) { u, _ in u }
      case .radial:
        shade(x, y, count, pixels, base, last) { u, v in (u * u + v * v).squareRoot() }
      case .angular(let start, let sweep):
        shade(x, y, count, pixels, base, last) { u, v in
          Self.share(of: Turns.of(u, v), start: start, sweep: sweep)
        }
      }
    }
  }

  @inline(__always)
  private func shade(
    _ x: Int, _ y: Int, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>,
    _ colors: UnsafePointer<UInt32>, _ last: Float,
    position: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) {
    let row = Row(map, x: x, y: y)
    let (gain, shift) = (scale * last, offset * last)
    var index = wide(row, count, pixels, colors, gain, shift, last)
    while index < count {
      let (u, v) = row.at(Float(index))
      var t = position(u, v) * gain + shift
      // Not `pointwiseMin`, which stays a call here; what is not a number becomes 0.
      t.replace(with: 0, where: .!(t .> 0))
      t.replace(with: last, where: t .> last)
      let entry = unsafeBitCast(t + 8_388_608, to: SIMD4<UInt32>.self) & 0x7F_FFFF
      if index &+ 4 <= count {
        pixels[index] = colors[Int(entry.x)]
        pixels[index &+ 1] = colors[Int(entry.y)]
        pixels[index &+ 2] = colors[Int(entry.z)]
        pixels[index &+ 3] = colors[Int(entry.w)]
      } else {
        for lane in 0..<(count &- index) { pixels[index &+ lane] = colors[Int(entry[lane])] }
      }
      index &+= 4
    }
  }

  func lay(
    over surface: Surface, through mask: MaskRows, in box: PixelBox, opacity: UInt32,
    memory: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    guard Kernel.isWide, map.isAffine, geometry.isWide else { return false }
    table.pixels.withUnsafeBufferPointer { colors in
      guard let base = colors.baseAddress else { return }
      let last = Float(colors.count - 1)
      let run = zr_gradient(
        colors: base, u: 0, v: 0, du: Float(map.m11), dv: Float(map.m12), gain: scale * last,
        shift: offset * last, last: last)
      var fill = zr_gradient_fill(
        gradient: run,
        map: (
          Double(map.m11), Double(map.m21), Double(map.m31), Double(map.m12), Double(map.m22),
          Double(map.m32)
        ), is_radial: geometry.isRadial ? 1 : 0, is_opaque: isOpaque ? 1 : 0)
      var rows = zr_rows(
        mask: mask.address(box.x0, box.y0), target: surface.pixels(box.x0, box.y0),
        mask_stride: mask.stride, stride: surface.stride, width: box.width, count: box.height,
        x: box.x0, y: box.y0)
      zr_lay_gradient(&fill, &rows, opacity, memory)
    }
    return true
  }

  /// What the wide kernels do of a row: nothing, or all but a few pixels.
  private func wide(
    _ row: Row, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>,
    _ colors: UnsafePointer<UInt32>, _ gain: Float, _ shift: Float, _ last: Float
  ) -> Int {
    guard Kernel.isWide, row.isAffine else { return 0 }
    var run = zr_gradient(
      colors: colors, u: row.u, v: row.v, du: row.step.x, dv: row.step.y, gain: gain,
      shift: shift, last: last)
    switch geometry {
    case .linear: return zr_linear(&run, pixels, count)
    case .radial: return zr_radial(&run, pixels, count)
    case .angular: return 0
    }
  }

  /// The share of the sweep at a turn; beyond the end colours it switches halfway round the rest.
  @inline(__always)
  private static func share(
    of turns: SIMD4<Float>, start: Float, sweep: Float
  ) -> SIMD4<Float> {
    var along = turns - start
    along.replace(with: along + 1, where: along .< 0)
    along.replace(with: along - 1, where: along .> (1 + sweep) / 2)
    return along / sweep
  }

  /// The map along one row of pixel centres.
  struct Row {
    fileprivate let u: Float
    fileprivate let v: Float
    private let w: Float
    fileprivate let step: SIMD3<Float>
    fileprivate let isAffine: Bool
    private static let lanes = SIMD4<Float>(0, 1, 2, 3)

    init(_ map: ProjectionTransform, x: Int, y: Int) {
      let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
      u = Float(Double(map.m11) * px + Double(map.m21) * py + Double(map.m31))
      v = Float(Double(map.m12) * px + Double(map.m22) * py + Double(map.m32))
      w = Float(Double(map.m13) * px + Double(map.m23) * py + Double(map.m33))
      step = SIMD3(Float(map.m11), Float(map.m12), Float(map.m13))
      isAffine = map.isAffine
    }

    @inline(__always)
    func at(_ index: Float) -> (SIMD4<Float>, SIMD4<Float>) {
      let n = Self.lanes + index
      let (us, vs) = (n * step.x + u, n * step.y + v)
      if isAffine { return (us, vs) }
      let ws = n * step.z + w
      return (us / ws, vs / ws)
    }
  }
}

/// Angles as shares of a whole turn.
enum Turns {
  /// The angle of a vector, clockwise on screen from 3 o'clock, in 0…1; within 1e-6 of a turn.
  @inline(__always)
  static func of(_ u: SIMD4<Float>, _ v: SIMD4<Float>) -> SIMD4<Float> {
    let (au, av) = (u.absolute, v.absolute)
    let isSteep = av .> au
    let low = av.replacing(with: au, where: isSteep)
    var high = au.replacing(with: av, where: isSteep)
    high.replace(with: 1e-30, where: high .< 1e-30)
    let q = low / high
    let s = q * q
    // Odd polynomial for atan(q)/2π over 0…1 of least greatest error, 4e-8.
    var p = s * 0.001_084_124_33 - 0.005_348_261_79
    p = p * s + 0.012_672_487_4
    p = p * s - 0.021_061_514_8
    p = p * s + 0.031_525_118_6
    p = p * s - 0.053_026_238_7
    p = p * s + 0.159_154_324
    var turn = p * q
    turn.replace(with: 0.25 - turn, where: isSteep)
    turn.replace(with: 0.5 - turn, where: u .< 0)
    turn.replace(with: 1 - turn, where: v .< 0)
    return turn
  }
}

extension SIMD4<Float> {
  @inline(__always)
  fileprivate var absolute: Self {
    unsafeBitCast(unsafeBitCast(self, to: SIMD4<UInt32>.self) & 0x7FFF_FFFF, to: Self.self)
  }
}
