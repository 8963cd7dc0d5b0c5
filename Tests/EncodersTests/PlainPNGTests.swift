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

  /// A zlib stream that packs nothing.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    let count = bytes.count
    let lengths = [count & 255, count >> 8, ~count & 255, ~count >> 8 & 255].map { UInt8($0) }
    let sum = [high >> 8, high & 255, low >> 8, low & 255].map { UInt8($0) }
    return [0x78, 0x01, 0x01] + lengths + bytes + sum
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
      let picture = try PNG.picture(data)
      #expect(picture.equals(Pixmap(size: slow.size, rgba: slow.rgba)))
    }
  }

  @Test("of every filter are what the format says", arguments: 0...4, [3, 4])
  func filters(_ filter: UInt8, channels: Int) throws {
    var random = SeededGenerator(seed: UInt64(filter) * 7 + UInt64(channels))
    let (width, height) = (29, 17)
    var rows: [UInt8] = []
    for _ in 0..<height {
      rows.append(filter)
      rows += (0..<width * channels).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    var file = PNGChunkWriter()
    file.header(PixelSize(width: width, height: height), alpha: channels == 4)
    file.chunk("IDAT", stored(rows))
    file.chunk("IEND", [])
    let (fast, slow) = (
      try PNG.picture(Data(file.bytes)), try PNG.decodedPixels(Data(file.bytes), plainly: false)
    )
    #expect(fast.equals(Pixmap(size: slow.size, rgba: slow.rgba)))
  }

  @Test("take the place of an earlier picture of their size only")
  func replacing() throws {
    let (one, other) = (Data(try file(3, alpha: true)), Data(try file(4, alpha: true)))
    let first = try PNG.picture(one)
    #expect(try PNG.picture(one, replacing: first) === first)
    #expect(try PNG.picture(other, replacing: first) !== first)
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
