import Display
import Encoders
import FilmSupport
import Foundation
import Playback
import Raster
import Testing

@Suite("Films with alpha") struct VideoWithAlphaTests {
  private let folder = TemporaryFolder()

  /// Eight colours, each from opaque on top to clear below in five steps.
  private func ramp(_ size: PixelSize) -> Pixmap {
    FilmFixture.picture(size) { x, y in
      let bar = FilmFixture.bars[x * 8 / size.width]
      return (bar.0, bar.1, bar.2, UInt8(255 - (y * 5 / size.height) * 255 / 4))
    }
  }

  @Test(
    "keep alpha and straight colour",
    arguments: [
      ("mov", "yuva444p12le", nil, 2), ("webm", "yuva420p", "libvpx-vp9", 6),
    ] as [(String, String, String?, Int)])
  func alpha(format: String, pixelFormat: String, decoder: String?, limit: Int) throws {
    let path = folder.file("a.\(format)")
    let picture = ramp(FilmFixture.size(128, 80))
    try FilmFixture.play(
      Array(repeating: picture, count: 4), to: try EncoderRegistry.encoder(path: path),
      hasAlpha: true)
    let found = try FilmReader.summary(of: path)
    #expect(found.frameCount == 4 && found.pixelFormat == pixelFormat)
    let reader = try FilmReader(path: path, decoder: decoder)
    #expect(try reader.next())
    let rgba = try reader.rgba()
    for bar in 0..<8 {
      for step in 0..<5 {
        let at = ((step * 16 + 8) * 128 + bar * 16 + 8) * 4
        let alpha = 255 - step * 255 / 4
        #expect(abs(Int(rgba[at + 3]) - alpha) <= limit)
        guard alpha > 0 else { continue }
        let wanted = FilmFixture.bars[bar]
        for (part, value) in [wanted.0, wanted.1, wanted.2].enumerated() {
          #expect(abs(Int(rgba[at + part]) - Int(value)) <= limit + 2)
        }
      }
    }
  }

  @Test(
    "carry none when the film has none", arguments: [("mov", "yuv444p12le"), ("webm", "yuv420p")])
  func opaque(format: String, pixelFormat: String) throws {
    let path = folder.file("a.\(format)")
    let picture = FilmFixture.barPicture(FilmFixture.size(64, 32))
    try FilmFixture.play(
      [picture, picture], to: try EncoderRegistry.encoder(path: path), rate: (24000, 1001))
    let found = try FilmReader.summary(of: path)
    #expect(found.pixelFormat.hasPrefix(pixelFormat.prefix(7)) && !found.pixelFormat.contains("a4"))
    #expect(found.frameCount == 2 && found.matrix == "bt709" && found.range == "tv")
  }

  @Test("give the same bytes run after run", arguments: ["mov", "webm"])
  func repeatable(format: String) throws {
    let pictures = FilmFixture.walk(6, size: FilmFixture.size(320, 64), ground: (0, 0, 0, 0))
    for name in ["a", "b"] {
      try FilmFixture.play(
        pictures, to: try EncoderRegistry.encoder(path: folder.file("\(name).\(format)")),
        hasAlpha: true)
    }
    #expect(try folder.bytes("a.\(format)") == folder.bytes("b.\(format)"))
  }
}
