import Display
import Encoders
import FilmSupport
import Foundation
import Playback
import Raster
import Testing

@Suite("WebP") struct WebPTests {
  private let folder = TemporaryFolder()

  private func read(
    _ pictures: [Pixmap], rate: (Int, Int) = (30, 1), hasAlpha: Bool = true,
    quality: EncodingOptions.Quality = .high
  ) throws -> WebPReader {
    var options = EncodingOptions()
    options.quality = quality
    options.loops = 2
    let encoder = try EncoderRegistry.encoder(path: folder.file("a.webp"), options: options)
    try FilmFixture.play(pictures, to: encoder, rate: rate, hasAlpha: hasAlpha, tellsCount: false)
    #expect(folder.names == ["a.webp"])
    return try WebPReader(data: Data(try folder.bytes("a.webp")))
  }

  @Test("gives back every frame when lossless", arguments: [true, false])
  func lossless(clear: Bool) throws {
    let pictures = FilmFixture.walk(
      9, size: FilmFixture.size(61, 41), ground: clear ? (0, 0, 0, 0) : (250, 250, 250, 255))
    let reader = try read(pictures)
    #expect(reader.frameCount == 9 && reader.loops == 2)
    for picture in pictures { #expect(try #require(reader.next()).equals(picture)) }
  }

  @Test(
    "keeps time to the millisecond without drift", arguments: [(60, 1), (30000, 1001), (240, 1)])
  func times(rate: (Int, Int)) throws {
    let reader = try read(FilmFixture.walk(50, size: FilmFixture.size(40, 16)), rate: rate)
    for frame in 1...50 {
      _ = try #require(reader.next())
      let exact = 1000 * Double(frame * rate.1) / Double(rate.0)
      #expect(abs(Double(reader.endMilliseconds) - exact) <= 0.5)
    }
  }

  @Test("stays close when lossy")
  func lossy() throws {
    let picture = FilmFixture.picture(FilmFixture.size(64, 64)) { x, y in
      (UInt8(x * 4), UInt8(y * 4), 100, 255)
    }
    let reader = try read([picture], quality: .standard)
    let (found, wanted) = (try #require(reader.next()).rgba(), picture.rgba())
    let sum = wanted.indices.reduce(0) { $0 + abs(Int(found[$1]) - Int(wanted[$1])) }
    #expect(Double(sum) / Double(wanted.count) < 3)
  }
}
