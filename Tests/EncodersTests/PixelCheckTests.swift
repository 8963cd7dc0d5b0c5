import Display
import Encoders
import FilmSupport
import Foundation
import Playback
import Raster
import Testing

@Suite("Pixels decoded again") struct PixelCheckTests {
  private let folder = TemporaryFolder()

  private func options(_ change: (inout EncodingOptions) -> Void = { _ in }) -> EncodingOptions {
    var options = EncodingOptions()
    options.verifiesPixels = true
    change(&options)
    return options
  }

  @Test(
    "agree in every format, with alpha and without, at odd sizes",
    arguments: [
      "mp4", "webm", "mov", "gif", "apng", "webp", "y4m", "rgba", "png", "jpg", "%03d.png",
    ], [false, true])
  func agree(ending: String, clear: Bool) throws {
    let size = FilmFixture.size(61, 40)
    var pictures = FilmFixture.walk(
      8, size: size, ground: clear ? (0, 0, 0, 0) : (240, 250, 255, 255))
    if ["png", "jpg"].contains(ending) { pictures = [pictures[3]] }
    let name = ending.hasPrefix("%") ? ending : "a.\(ending)"
    let encoder = try EncoderRegistry.encoder(path: folder.file(name), options: options())
    try FilmFixture.play(pictures, to: encoder, hasAlpha: clear)
    #expect(encoder.notices.contains { $0.contains("decoded") })
  }

  @Test("are exact where the format loses nothing", arguments: ["apng", "webp", "rgba", "y4m"])
  func exact(ending: String) throws {
    let pictures = (0..<4).map {
      FilmFixture.noise(FilmFixture.size(40, 30), seed: UInt64($0), opaque: true)
    }
    let encoder = try EncoderRegistry.encoder(
      path: folder.file("a.\(ending)"), options: options { $0.quality = .high })
    try FilmFixture.play(pictures, to: encoder)
    #expect(encoder.notices.contains { $0.contains("every pixel is as drawn") })
  }

  @Test("leave no film where they are far from what was drawn")
  func refuse() throws {
    // Noise of every colour loses nearly all of its colour in 4:2:0.
    let pictures = (0..<4).map {
      FilmFixture.noise(FilmFixture.size(64, 64), seed: UInt64($0), opaque: true)
    }
    let encoder = try EncoderRegistry.encoder(path: folder.file("a.mp4"), options: options())
    let error = #expect(throws: EncodeError.self) { try FilmFixture.play(pictures, to: encoder) }
    #expect(error?.description.contains("away from what was drawn") == true)
    #expect(folder.names == [])
  }
}
