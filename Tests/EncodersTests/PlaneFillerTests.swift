import CFrames
import Display
import Encoders
import FilmSupport
import Raster
import Testing

/// BT.709 and BT.601 in double precision: what the integer kernels are held to.
enum ColorFormula {
  /// Luma and colour differences of gamma-encoded parts 0…1; differences -0.5…0.5.
  static func ycc(_ r: Double, _ g: Double, _ b: Double, kr: Double, kb: Double)
    -> (y: Double, cb: Double, cr: Double)
  {
    let y = kr * r + (1 - kr - kb) * g + kb * b
    return (y, (b - y) / (2 * (1 - kb)), (r - y) / (2 * (1 - kr)))
  }
  static func bt709(_ r: Double, _ g: Double, _ b: Double) -> (y: Double, cb: Double, cr: Double) {
    ycc(r, g, b, kr: 0.2126, kb: 0.0722)
  }
}

@Suite("Conversion to YCbCr") struct PlaneFillerTests {
  private func planes(_ picture: Pixmap, background: OpaqueColor? = nil) -> (
    y: [UInt8], u: [UInt8], v: [UInt8], size: PixelSize
  ) {
    let (w, h) = ((picture.size.width + 1) / 2 * 2, (picture.size.height + 1) / 2 * 2)
    var packed: [UInt8] = []
    PlaneFiller(
      source: picture.size, padded: PixelSize(width: w, height: h), layout: .i420,
      background: background
    ).packI420(picture, into: &packed)
    return (
      Array(packed[..<(w * h)]), Array(packed[(w * h)..<(w * h * 5 / 4)]),
      Array(packed[(w * h * 5 / 4)...]), PixelSize(width: w, height: h)
    )
  }

  @Test("agrees with the formula within one step, and almost always exactly", arguments: 1..<5)
  func luma(seed: UInt64) {
    let picture = FilmFixture.noise(FilmFixture.size(160, 90), seed: seed, opaque: true)
    let (rgba, found) = (picture.rgba(), planes(picture).y)
    var off = 0
    for i in found.indices {
      let p = rgba[(i * 4)..<(i * 4 + 3)].map { Double($0) / 255 }
      let wanted = 16 + 219 * ColorFormula.bt709(p[0], p[1], p[2]).y
      #expect(abs(Double(found[i]) - wanted) <= 0.502)
      if Double(found[i]) != wanted.rounded() { off += 1 }
    }
    #expect(off * 500 < found.count)
  }

  @Test("takes chroma left, weighted 1 2 1 across and evenly down", arguments: 1..<4)
  func chroma(seed: UInt64) {
    let size = FilmFixture.size(64, 36)
    let picture = FilmFixture.noise(size, seed: seed, opaque: true)
    let rgba = picture.rgba()
    let found = planes(picture)
    func part(_ x: Int, _ y: Int, _ c: Int) -> Double {
      Double(rgba[(y * size.width + max(0, x)) * 4 + c]) / 255
    }
    for y in 0..<18 {
      for x in 0..<32 {
        let mean = (0..<3).map { c in
          (0..<2).map { row in
            part(2 * x - 1, 2 * y + row, c) + 2 * part(2 * x, 2 * y + row, c)
              + part(2 * x + 1, 2 * y + row, c)
          }.reduce(0, +) / 8
        }
        let wanted = ColorFormula.bt709(mean[0], mean[1], mean[2])
        #expect(abs(Double(found.u[y * 32 + x]) - (128 + 224 * wanted.cb)) <= 0.51)
        #expect(abs(Double(found.v[y * 32 + x]) - (128 + 224 * wanted.cr)) <= 0.51)
      }
    }
  }

  @Test("keeps greys free of colour and white and black at their levels")
  func greys() {
    let picture = FilmFixture.picture(FilmFixture.size(512, 2)) { x, _ in
      (UInt8(x / 2), UInt8(x / 2), UInt8(x / 2), 255)
    }
    let found = planes(picture)
    #expect(found.u.allSatisfy { $0 == 128 } && found.v.allSatisfy { $0 == 128 })
    #expect(found.y[0] == 16 && found.y[511] == 235)
  }

  @Test("repeats the last column and row of odd sizes")
  func oddSizes() {
    let picture = FilmFixture.noise(FilmFixture.size(7, 5), seed: 5, opaque: true)
    let found = planes(picture)
    #expect(found.size == FilmFixture.size(8, 6))
    for y in 0..<6 { #expect(found.y[y * 8 + 7] == found.y[y * 8 + 6]) }
    #expect(found.y[40..<48] == found.y[32..<40])
  }

  @Test("draws transparent pixels over the background, rounded to nearest")
  func background() {
    let picture = FilmFixture.picture(FilmFixture.size(256, 2)) { x, _ in (0, 0, 0, UInt8(x)) }
    let found = planes(picture, background: .white)
    for x in 0..<256 {
      let grey = Double(255 - x) / 255
      #expect(abs(Double(found.y[x]) - (16 + 219 * grey)) <= 0.51)
    }
  }

  @Test("gives JPEG's matrix and range")
  func jfif() {
    let picture = FilmFixture.noise(FilmFixture.size(64, 1), seed: 8, opaque: true)
    let rgba = picture.rgba()
    var (y, u, v) = (
      [UInt8](repeating: 0, count: 64), [UInt8](repeating: 0, count: 64),
      [UInt8](repeating: 0, count: 64)
    )
    zf_jfif444_row(picture.row(0).assumingMemoryBound(to: UInt8.self), 64, &y, &u, &v)
    for x in 0..<64 {
      let p = rgba[(x * 4)..<(x * 4 + 3)].map { Double($0) / 255 }
      let wanted = ColorFormula.ycc(p[0], p[1], p[2], kr: 0.299, kb: 0.114)
      #expect(abs(Double(y[x]) - 255 * wanted.y) <= 0.51)
      #expect(abs(Double(u[x]) - min(255, 128 + 255 * wanted.cb)) <= 0.51)
      #expect(abs(Double(v[x]) - min(255, 128 + 255 * wanted.cr)) <= 0.51)
    }
  }

  @Test("gives ten bits and alpha for ProRes")
  func tenBits() {
    let row: [UInt8] = [0, 0, 255, 255, 255, 0, 0, 128, 10, 200, 30, 0, 255, 255, 255, 1]
    var (y, u, v, a) = (
      [UInt16](repeating: 0, count: 4), [UInt16](repeating: 0, count: 4),
      [UInt16](repeating: 0, count: 4), [UInt16](repeating: 0, count: 4)
    )
    zf_yuva444p10_row(row, 4, &y, &u, &v, &a)
    for x in 0..<4 {
      let (b, g, r) = (
        Double(row[4 * x]) / 255, Double(row[4 * x + 1]) / 255, Double(row[4 * x + 2]) / 255
      )
      let wanted = ColorFormula.bt709(r, g, b)
      #expect(abs(Double(y[x]) - (64 + 876 * wanted.y)) <= 0.52)
      #expect(abs(Double(u[x]) - (512 + 896 * wanted.cb)) <= 0.54)
      #expect(abs(Double(v[x]) - (512 + 896 * wanted.cr)) <= 0.54)
      #expect(abs(Double(a[x]) - Double(row[4 * x + 3]) * 1023 / 255) <= 0.5)
    }
  }
}
