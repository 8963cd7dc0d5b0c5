import Display
import Encoders
import Foundation
import Raster
import TestSupport
import Testing

@Suite("Plain PNGs") struct PlainPNGTests {
  /// A file of seeded pixels; smooth ones make the writer use its filters.
  private func file(_ seed: UInt64, alpha: Bool) throws -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    let size = PixelSize(width: Int(seed % 37) + 1, height: Int(seed % 23) + 1)
    let isSmooth = seed.isMultiple(of: 2)
    let bytes = (0..<size.width * size.height * 4).map { index in
      isSmooth ? UInt8(truncatingIfNeeded: index / 3) : UInt8.random(in: 0...255, using: &random)
    }
    return try PNG.encode(Pixmap(size: size, rgba: bytes), alpha: alpha)
  }

  @Test("read by the faster way as libpng reads them", arguments: 1...24)
  func twin(_ seed: UInt64) throws {
    for alpha in [false, true] {
      let data = Data(try file(seed, alpha: alpha))
      let (fast, slow) = (
        try PNG.decodedPixels(data), try PNG.decodedPixels(data, plainly: false)
      )
      #expect(fast.size == slow.size)
      #expect(fast.rgba == slow.rgba)
    }
  }

  @Test("fail as libpng fails where they are damaged", arguments: 1...40)
  func damaged(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = try file(seed, alpha: true)
    for _ in 0...seed % 3 {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
    }
    if seed.isMultiple(of: 4) { bytes.removeLast(bytes.count / 3) }
    let fast = try? PNG.decodedPixels(Data(bytes)).rgba
    let slow = try? PNG.decodedPixels(Data(bytes), plainly: false).rgba
    #expect(fast == slow)
  }
}
