import Display
import Encoders
import FilmSupport
import Foundation
import Playback
import Raster
import Testing

@Suite("Uncompressed films and JPEG") struct UncompressedTests {
  private let folder = TemporaryFolder()

  @Test("raw RGBA is every pixel of every frame")
  func raw() throws {
    let pictures = FilmFixture.walk(3, size: FilmFixture.size(21, 9), ground: (0, 0, 0, 0))
    try FilmFixture.play(
      pictures, to: try EncoderRegistry.encoder(path: folder.file("a.rgba")), hasAlpha: true)
    #expect(try folder.bytes("a.rgba") == pictures.flatMap { $0.rgba() })
  }

  @Test("Y4M is read by libav with the right colours and rate")
  func y4m() throws {
    let picture = FilmFixture.barPicture(FilmFixture.size(129, 33))
    let encoder = try EncoderRegistry.encoder(path: folder.file("a.y4m"))
    try FilmFixture.play([picture, picture], to: encoder, rate: (30000, 1001))
    let found = try FilmReader.summary(of: folder.file("a.y4m"))
    #expect(found.size == FilmFixture.size(130, 34) && found.frameCount == 2)
    #expect(found.rateNumerator == 30000 && found.rateDenominator == 1001)
    #expect(found.chromaLocation == "left" && found.range == "tv")
    #expect(encoder.notices.count == 1)
  }

  @Test("JPEG keeps saturated bars")
  func jpeg() throws {
    let picture = FilmFixture.barPicture(FilmFixture.size(128, 16))
    try FilmFixture.play([picture], to: try EncoderRegistry.encoder(path: folder.file("a.jpg")))
    let image = try ImageDecoder().decode(Data(try folder.bytes("a.jpg")))
    #expect(image.width == 128 && image.height == 16)
    for bar in 0..<8 {
      let at = (8 * 128 + bar * 16 + 8) * 4
      let wanted = FilmFixture.bars[bar]
      for (part, value) in [wanted.0, wanted.1, wanted.2].enumerated() {
        #expect(abs(Int(image.pixels[at + part]) - Int(value)) <= 4)
      }
    }
  }

  @Test("a still refuses a second frame", arguments: ["a.jpg", "a.png"])
  func still(name: String) throws {
    let picture = FilmFixture.barPicture(FilmFixture.size(16, 16))
    let path = folder.file(name)
    let encoder = try EncoderRegistry.encoder(path: path)
    #expect(throws: EncodeError.moreThanOneFrame(path: path)) {
      try FilmFixture.play([picture, picture], to: encoder, tellsCount: false)
    }
    encoder.cancel()
    #expect(folder.names == [])
  }

  @Test("other codecs of MP4 say what they are", arguments: ["hevc", "av1"])
  func codecs(codec: String) throws {
    var options = EncodingOptions()
    options.codec = codec
    options.quality = .draft
    let encoder = try EncoderRegistry.encoder(path: folder.file("a.mp4"), options: options)
    do {
      try FilmFixture.play(FilmFixture.walk(6, size: FilmFixture.size(128, 96)), to: encoder)
    } catch EncodeError.codecMissing {
      return
    }
    #expect(try FilmReader.summary(of: folder.file("a.mp4")).codec == codec)
  }
}
