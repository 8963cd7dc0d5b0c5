import Display
import Encoders
import FilmSupport
import Foundation
import Playback
import Raster
import Testing

@Suite("GIF") struct GIFTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("a.gif") }

  private func write(
    _ pictures: [Pixmap], rate: (Int, Int) = (30, 1), hasAlpha: Bool = false,
    _ change: (inout EncodingOptions) -> Void = { _ in }
  ) throws -> any FilmEncoder {
    var options = EncodingOptions()
    change(&options)
    let encoder = try EncoderRegistry.encoder(path: path, options: options)
    try FilmFixture.play(pictures, to: encoder, rate: rate, hasAlpha: hasAlpha, tellsCount: false)
    #expect(folder.names == ["a.gif"])
    return encoder
  }

  /// Every frame as libav shows it.
  private func decoded() throws -> [[UInt8]] {
    let reader = try FilmReader(path: path)
    var frames: [[UInt8]] = []
    while try reader.next() { frames.append(try reader.rgba()) }
    return frames
  }

  @Test("shows films of few colours exactly", arguments: EncodingOptions.Dither.allCases)
  func exact(dither: EncodingOptions.Dither) throws {
    let pictures = FilmFixture.walk(12, size: FilmFixture.size(60, 40))
    _ = try write(pictures) { $0.dither = dither }
    let frames = try decoded()
    #expect(frames == pictures.map { $0.rgba() })
  }

  /// White and the light greys of a shadow lie too near each other to be taken together.
  @Test("tells as many alike colours apart as a palette holds")
  func alike() throws {
    let size = FilmFixture.size(125, 4)
    let pictures = (0..<2).map { frame in
      FilmFixture.picture(size) { x, y in
        (UInt8(255 - (x + frame * 125) / 4), UInt8(255 - (x + frame * 125) / 4), 255, 255)
      }
    }
    _ = try write(pictures)
    let frames = try decoded()
    #expect(frames == pictures.map { $0.rgba() })
  }

  @Test("shows films of more colours than it counts one by one nearly right")
  func manyColors() throws {
    // 160 × 160 colours in a plane: 255 of them lie within 6 steps of all.
    let picture = FilmFixture.picture(FilmFixture.size(160, 160)) { x, y in
      (UInt8(x), UInt8(y), 40, 255)
    }
    _ = try write([picture]) { $0.dither = EncodingOptions.Dither.none }
    let shown = try #require(try decoded().first)
    let off = zip(shown, picture.rgba()).map { abs(Int($0) - Int($1)) }
    #expect(off.reduce(0, +) <= 6 * off.count)
    #expect(off.max().map { $0 <= 30 } == true)
  }

  @Test("keeps the corners clear and leaves no trail behind a moving disc")
  func transparency() throws {
    let size = FilmFixture.size(64, 32)
    let pictures = (0..<10).map { frame in
      FilmFixture.picture(size) { x, y in
        let (dx, dy) = (x - 8 - frame * 5, y - 16)
        return dx * dx + dy * dy <= 36 ? (20, 120, 240, 255) : (0, 0, 0, 0)
      }
    }
    _ = try write(pictures, hasAlpha: true)
    let frames = try decoded()
    #expect(frames.count == 10)
    for (frame, picture) in zip(frames, pictures) {
      // libav leaves some colour under clear pixels.
      let wanted = picture.rgba()
      for at in stride(from: 0, to: wanted.count, by: 4) {
        #expect(frame[at + 3] == wanted[at + 3])
        if wanted[at + 3] > 0 { #expect(frame[at] == wanted[at]) }
      }
    }
  }

  @Test("runs 2 s of 60 frames a second in 200 hundredths, none shorter than 2, and says so")
  func fast() throws {
    let encoder = try write(FilmFixture.walk(120, size: FilmFixture.size(80, 20)), rate: (60, 1))
    let found = try GIFStructure(data: Data(try folder.bytes("a.gif")))
    #expect(found.lengths.allSatisfy { $0 >= 2 })
    #expect(abs(found.lengths.reduce(0, +) - 200) <= 1)
    #expect(encoder.notices.contains { $0.contains("at most 50") })
  }

  @Test("keeps a red first frame as frame 0")
  func firstFrame() throws {
    let size = FilmFixture.size(16, 16)
    let red = FilmFixture.picture(size) { _, _ in (255, 0, 0, 255) }
    let blue = FilmFixture.picture(size) { _, _ in (0, 0, 255, 255) }
    _ = try write([red, blue, blue, blue])
    let frames = try decoded()
    #expect(frames.map { $0[0] } == [255, 0, 0, 0])
  }

  @Test("counts plays as asked", arguments: [(0, 0), (1, nil), (3, 2)] as [(Int, Int?)])
  func loops(plays: Int, stored: Int?) throws {
    _ = try write(FilmFixture.walk(3, size: FilmFixture.size(16, 16))) { $0.loops = plays }
    #expect(try GIFStructure(data: Data(try folder.bytes("a.gif"))).loops == stored)
  }

  // 255 colours over a plane of 256 by 256 leave cells about 19 wide: 4.7 off on average.
  @Test(
    "stays near the picture when colours are many",
    arguments: [
      (EncodingOptions.Dither.none, 4.7), (.ordered, 6.0), (.diffusion, 6.0),
    ])
  func gradient(dither: EncodingOptions.Dither, limit: Double) throws {
    let size = FilmFixture.size(256, 128)
    let picture = FilmFixture.picture(size) { x, y in (UInt8(x), UInt8(y * 2), UInt8(255 - x), 255)
    }
    _ = try write([picture]) { $0.dither = dither }
    let (found, wanted) = (try decoded()[0], picture.rgba())
    var sum = 0
    for at in wanted.indices { sum += abs(Int(found[at]) - Int(wanted[at])) }
    #expect(Double(sum) / Double(wanted.count) * 4 / 3 < limit)
  }

  @Test("keeps still parts still: they are not stored again")
  func stable() throws {
    let size = FilmFixture.size(128, 96)
    let ground = FilmFixture.picture(size) { x, y in (UInt8(x * 2), UInt8(y * 2), 128, 255) }
    let pictures = (0..<6).map { FilmFixture.dotted(ground, x: 5 * $0, y: 4, [0, 0, 0, 255]) }
    _ = try write(pictures)
    let frames = try decoded()
    let rows = (10 * 128 * 4)...
    #expect(frames.allSatisfy { $0[rows] == frames[0][rows] })
  }

  @Test("survives films longer than its table of strings, and noise")
  func noise() throws {
    let pictures = (0..<3).map {
      FilmFixture.noise(FilmFixture.size(200, 150), seed: UInt64($0), opaque: true)
    }
    _ = try write(pictures)
    #expect(try decoded().count == 3)
  }

  @Test("gives the same bytes again")
  func repeatable() throws {
    let pictures = FilmFixture.walk(5, size: FilmFixture.size(40, 30))
    _ = try write(pictures)
    let first = try folder.bytes("a.gif")
    _ = try write(pictures)
    #expect(try folder.bytes("a.gif") == first)
  }
}
