import Display
import Encoders
import FilmSupport
import Foundation
import Playback
import Raster
import Testing

/// What users of other tools have been bitten by, held for every format that moves.
@Suite("Films of every format") struct FilmRulesTests {
  private let folder = TemporaryFolder()
  private static let endings = ["mp4", "webm", "mov", "gif", "apng", "webp", "frames"]

  private func frames(
    _ pictures: [Pixmap], _ ending: String, rate: (Int, Int) = (30, 1), hasAlpha: Bool = false
  ) throws -> [[UInt8]] {
    let path = folder.file(ending == "frames" ? "frames" : "a.\(ending)")
    let encoder = try EncoderRegistry.encoder(path: path)
    try FilmFixture.play(pictures, to: encoder, rate: rate, hasAlpha: hasAlpha)
    let source = try FilmSources.open(path)
    var found: [[UInt8]] = []
    while let picture = try source.next() { found.append(picture.rgba()) }
    return found
  }

  @Test(
    "show what is there before 1/fps as frame 0, and all that follows after it", arguments: endings)
  func firstFrame(ending: String) throws {
    let size = FilmFixture.size(32, 32)
    let red = FilmFixture.picture(size) { _, _ in (255, 0, 0, 255) }
    let blue = FilmFixture.picture(size) { _, _ in (0, 0, 255, 255) }
    let found = try frames([red] + Array(repeating: blue, count: 9), ending)
    #expect(found.count == 10)
    #expect(found[0][0] > 250 && found[0][2] < 5)
    for frame in found.dropFirst() { #expect(frame[0] < 5 && frame[2] > 250) }
  }

  @Test("show 60 pictures of a second at 60 frames, no two alike", arguments: endings)
  func distinct(ending: String) throws {
    // GIF ends at 50 a second.
    let rate = ending == "gif" ? 50 : 60
    let size = FilmFixture.size(256, 32)
    let pictures = (0..<rate).map { frame in
      FilmFixture.picture(size) { x, y in
        x >= frame * 4 && x < frame * 4 + 12 && y > 8 && y < 24
          ? (0, 0, 0, 255) : (255, 255, 255, 255)
      }
    }
    let found = try frames(pictures, ending, rate: (rate, 1))
    #expect(found.count == rate)
    #expect(Set(found).count == rate)
  }

  @Test(
    "leave no ghost of a half clear disc, and clear corners",
    arguments: ["mov", "webm", "apng", "webp", "frames"])
  func trails(ending: String) throws {
    let size = FilmFixture.size(96, 48)
    let pictures = (0..<10).map { frame in
      FilmFixture.picture(size) { x, y in
        let (dx, dy) = (x - 12 - frame * 8, y - 24)
        return dx * dx + dy * dy <= 64 ? (250, 60, 20, 128) : (0, 0, 0, 0)
      }
    }
    let found = try frames(pictures, ending, hasAlpha: true)
    #expect(found.count == 10)
    for (index, frame) in found.enumerated() {
      func alpha(_ x: Int, _ y: Int) -> Int { Int(frame[(y * 96 + x) * 4 + 3]) }
      for corner in [(0, 0), (95, 0), (0, 47), (95, 47)] { #expect(alpha(corner.0, corner.1) == 0) }
      #expect(abs(alpha(12 + index * 8, 24) - 128) <= 3)
      // Where earlier discs were, past the edge of this one.
      for x in stride(from: 12, to: 12 + index * 8 - 12, by: 8) { #expect(alpha(x, 24) <= 3) }
    }
  }

  @Test("of one frame are whole, at odd sizes too", arguments: endings)
  func oneFrame(ending: String) throws {
    let picture = FilmFixture.barPicture(FilmFixture.size(63, 31))
    #expect(try frames([picture], ending).count == 1)
  }

  @Test(
    "have every frame at its own time, without drift",
    arguments: ["mp4", "webm", "mov", "apng", "webp", "gif"], [(30, 1), (30000, 1001), (24, 1)])
  func times(ending: String, rate: (Int, Int)) throws {
    let pictures = FilmFixture.walk(100, size: FilmFixture.size(64, 16))
    let encoder = try EncoderRegistry.encoder(path: folder.file("a.\(ending)"))
    try FilmFixture.play(pictures, to: encoder, rate: rate)
    let source = try FilmSources.open(folder.file("a.\(ending)"))
    // Half of the format's tick; the fraction of a frame's length in APNG is exact.
    let slack = ending == "gif" ? 0.005 : ["webm", "webp"].contains(ending) ? 0.0005 : 0
    for index in pictures.indices {
      _ = try #require(try source.next())
      let time = try #require(source.timeSeconds)
      let wanted = Double(index * rate.1) / Double(rate.0)
      #expect(abs(time - wanted) <= slack + 1e-6, "\(ending) frame \(index)")
    }
  }
}
