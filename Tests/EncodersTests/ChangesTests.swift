import Display
import Encoders
import FilmSupport
import Foundation
import Playback
import Raster
import Testing

@Suite("Told changes") struct ChangesTests {
  private let folder = TemporaryFolder()

  /// Dots that come, move and go over a ground, at corners and edges too.
  private func film(_ size: PixelSize, clear: Bool) -> [Pixmap] {
    let ground = FilmFixture.picture(size) { x, y in
      clear ? (0, 0, 0, 0) : (UInt8(x * 3 & 255), UInt8(y * 5 & 255), 90, 255)
    }
    let spots = [
      (0, 0), (size.width - 1, size.height - 1), (7, 3), (8, 3), (size.width - 1, 0),
      (size.width / 2, size.height / 2), (1, size.height - 1),
    ]
    return [ground]
      + spots.map { FilmFixture.dotted(ground, x: $0.0, y: $0.1, [10, 200, 30, 255]) }
      + [ground, ground]
  }

  @Test(
    "change nothing in the file but the time it takes",
    arguments: ["mp4", "webm", "mov", "gif", "apng", "webp", "y4m", "rgba"], [false, true])
  func same(ending: String, clear: Bool) throws {
    for size in [FilmFixture.size(33, 21), FilmFixture.size(64, 36)] {
      let pictures = film(size, clear: clear)
      for (name, tells) in [("told", true), ("untold", false)] {
        let encoder = try EncoderRegistry.encoder(path: folder.file("\(name).\(ending)"))
        try FilmFixture.play(pictures, to: encoder, hasAlpha: clear, tellsChanges: tells)
      }
      #expect(
        try folder.bytes("told.\(ending)") == folder.bytes("untold.\(ending)"),
        "\(ending) \(size)")
    }
  }
}
