import Display
import Encoders
import FilmSupport
import Foundation
import Raster
import Testing

@Suite("PNG") struct PNGTests {
  @Test("gives back what was written", arguments: 0...12, [true, false])
  func roundTrip(level: Int, alpha: Bool) throws {
    let picture = FilmFixture.noise(FilmFixture.size(37, 23), seed: 7, opaque: !alpha)
    let bytes = try PNG.encode(picture, alpha: alpha, level: level)
    let image = try PNG.decode(Data(bytes))
    #expect(image.pixels == picture.rgba())
  }

  @Test("filters gradients, flat art and noise without loss", arguments: 0..<4)
  func filters(kind: Int) throws {
    let size = FilmFixture.size(300, 64)
    let picture = FilmFixture.picture(size) { x, y in
      switch kind {
      case 0: (UInt8(x * 255 / 299), UInt8(y * 4), 90, 255)
      case 1: (x / 30 + y / 9) % 2 == 0 ? (20, 40, 60, 255) : (250, 250, 250, 255)
      case 2: (UInt8(x & 255), UInt8((x + y) & 255), UInt8((x ^ y) & 255), 255)
      default: (UInt8((x * 7 + y * 13) & 255), UInt8(x * y & 255), UInt8(y & 255), 255)
      }
    }
    let image = try PNG.decode(Data(try PNG.encode(picture, alpha: false)))
    #expect(image.pixels == picture.rgba())
  }

  /// Rows are farther apart than packing can point back.
  @Test("packs large pictures of all kinds without loss", arguments: [1, 4, 6, 8], [true, false])
  func large(level: Int, alpha: Bool) throws {
    let size = FilmFixture.size(3001, 150)
    let noise = FilmFixture.noise(size, seed: 11, opaque: true).rgba()
    let picture = FilmFixture.picture(size) { x, y in
      let grain = noise[(y * 3001 + x) * 4]
      switch y / 30 {
      case 0: return (255, 255, 255, 255)
      case 1: return (UInt8(x & 255), UInt8(x >> 8), 9, 255)
      case 2: return (grain, grain / 2, 7, 255)
      case 3: return x / 40 % 2 == 0 ? (20, 40, 60, 255) : (250, 250, 250, 255)
      default: return (grain & 1, 0, grain & 3, 255)
      }
    }
    let image = try PNG.decode(Data(try PNG.encode(picture, alpha: alpha, level: level)))
    #expect(image.pixels == picture.rgba())
  }

  @Test("says sRGB, with the gamma for readers that know only that")
  func colorChunks() throws {
    let bytes = try PNG.encode(FilmFixture.barPicture(FilmFixture.size(8, 1)), alpha: false)
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(text.contains("sRGB"))
    #expect(bytes.contains(Array("gAMA".utf8) + [0, 0, 0xb1, 0x8f]))
  }

  @Test("carries notes, in UTF-8 where ASCII does not do")
  func notes() throws {
    let picture = FilmFixture.barPicture(FilmFixture.size(8, 1))
    let bytes = try PNG.encode(
      picture, alpha: false,
      metadata: [
        .init(keyword: "Software", text: "Zoetrope"), .init(keyword: "Title", text: "Zoé"),
      ])
    #expect(bytes.contains(Array("tEXtSoftware\0Zoetrope".utf8)))
    #expect(bytes.contains(Array("iTXtTitle\0\0\0\0\0Zoé".utf8)))
    #expect(try PNG.decode(Data(bytes)).pixels == picture.rgba())
  }

  @Test("refuses bytes that are no PNG with a reason")
  func damaged() throws {
    let whole = try PNG.encode(FilmFixture.barPicture(FilmFixture.size(64, 64)), alpha: true)
    for data in [Data(), Data("hello".utf8), Data(whole.prefix(60)), Data(whole.dropFirst(3))] {
      #expect(throws: EncodeError.self) { try PNG.decode(data) }
    }
  }

  @Test("never traps on damaged bytes")
  func fuzz() throws {
    let whole = try PNG.encode(
      FilmFixture.noise(FilmFixture.size(16, 16), seed: 3, opaque: false), alpha: true)
    var state: UInt64 = 99
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      _ = try? PNG.decode(Data(bytes))
    }
  }
}
