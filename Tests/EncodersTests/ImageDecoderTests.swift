import Display
import Encoders
import FilmSupport
import Foundation
import Testing

@Suite("Image decoder") struct ImageDecoderTests {
  @Test("reads PNG with alpha")
  func png() throws {
    let picture = FilmFixture.noise(FilmFixture.size(9, 5), seed: 4, opaque: false)
    let image = try ImageDecoder().decode(Data(try PNG.encode(picture, alpha: true)))
    #expect(image.width == 9 && image.height == 5 && image.pixels == picture.rgba())
  }

  // Two pixels, red and transparent, as in the GIF89a specification's layout.
  @Test("reads GIF with transparency")
  func gif() throws {
    let bytes: [UInt8] =
      Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
      + [0x21, 0xf9, 4, 1, 0, 0, 1, 0] + [0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0]
      + [2, 2, 0x44, 0x0a, 0, 0x3b]
    let image = try ImageDecoder().decode(Data(bytes))
    #expect(image.width == 2 && Array(image.pixels.prefix(4)) == [255, 0, 0, 255])
    #expect(image.pixels[7] == 0)
  }

  @Test("refuses what is no image with a typed error", arguments: ["", "hello", "GIF89a", "RIFF"])
  func refuses(text: String) {
    #expect(throws: EncodeError.self) { try ImageDecoder().decode(Data(text.utf8)) }
  }
}
