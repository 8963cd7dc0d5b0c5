import Display
import Encoders
import FilmSupport
import Foundation
import Playback
import Raster
import Testing

@Suite("APNG") struct APNGTests {
  private func written(
    _ pictures: [Pixmap], rate: (Int, Int) = (30, 1), hasAlpha: Bool = true, threads: Int = 0
  ) throws -> Data {
    let folder = TemporaryFolder()
    var options = EncodingOptions()
    options.threads = threads
    options.loops = 3
    let encoder = try EncoderRegistry.encoder(path: folder.file("a.apng"), options: options)
    try FilmFixture.play(pictures, to: encoder, rate: rate, hasAlpha: hasAlpha, tellsCount: false)
    #expect(folder.names == ["a.apng"])
    return Data(try folder.bytes("a.apng"))
  }

  @Test("gives back every frame, byte for byte", arguments: 0..<4)
  func roundTrip(kind: Int) throws {
    let size = FilmFixture.size(60, 40)
    let pictures =
      switch kind {
      case 0: FilmFixture.walk(12, size: size)
      case 1: FilmFixture.walk(12, size: size, ground: (0, 0, 0, 0))
      case 2: (0..<5).map { FilmFixture.noise(size, seed: UInt64($0), opaque: false) }
      default: FilmFixture.walk(3, size: size) + FilmFixture.walk(3, size: size).reversed()
      }
    let reader = try APNGReader(data: try written(pictures))
    #expect(reader.frameCount == pictures.count && reader.loops == 3)
    for picture in pictures {
      let frame = try #require(try reader.next())
      #expect(frame.equals(picture))
    }
    #expect(try reader.next() == nil)
  }

  @Test(
    "keeps a frame that repeats and each frame's exact length",
    arguments: [
      (60, 1), (30000, 1001), (240, 1), (1, 3),
    ])
  func delays(rate: (Int, Int)) throws {
    let still = FilmFixture.barPicture(FilmFixture.size(16, 16))
    let reader = try APNGReader(data: try written([still, still, still], rate: rate))
    #expect(
      reader.frames.map(\.delaySeconds)
        == Array(repeating: Double(rate.1) / Double(rate.0), count: 3))
  }

  @Test("is a plain PNG of its first frame to readers that know no animation")
  func firstFrame() throws {
    let pictures = FilmFixture.walk(4, size: FilmFixture.size(30, 20))
    #expect(try PNG.decode(try written(pictures)).pixels == pictures[0].rgba())
  }

  @Test("gives the same bytes with any number of threads")
  func threads() throws {
    let pictures = FilmFixture.walk(20, size: FilmFixture.size(50, 40))
    #expect(try written(pictures, threads: 1) == written(pictures, threads: 5))
  }

  @Test("stores changes only")
  func small() throws {
    let noise = FilmFixture.noise(FilmFixture.size(64, 64), seed: 2, opaque: true)
    let one = try written([noise]).count
    let ten = try written(Array(repeating: noise, count: 10)).count
    // Nine frames of one pixel each: two chunks, 26 bytes of control, a zlib stream of a pixel.
    #expect(ten - one < 9 * 100)
  }

  @Test("never traps on damaged bytes")
  func fuzz() throws {
    let whole = try written(FilmFixture.walk(4, size: FilmFixture.size(20, 16)))
    var state: UInt64 = 5
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      guard let reader = try? APNGReader(data: bytes) else { continue }
      while (try? reader.next()) != nil {}
    }
  }
}
