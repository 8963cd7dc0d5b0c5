import Display
import Encoders
import FilmSupport
import Foundation
import Golden
import Playback
import Raster
import Testing

@Suite("Comparing films") struct FilmComparisonTests {
  private let folder = TemporaryFolder()

  private func write(_ pictures: [Pixmap], _ name: String, alpha: Bool = true) throws -> String {
    var options = EncodingOptions()
    options.quality = .high
    let path = folder.file(name)
    try FilmFixture.play(
      pictures, to: try EncoderRegistry.encoder(path: path, options: options), hasAlpha: alpha)
    return path
  }

  @Test("finds lossless formats equal to each other", arguments: ["a.apng", "a.webp", "seq"])
  func equal(name: String) throws {
    let pictures = FilmFixture.walk(6, size: FilmFixture.size(40, 24), ground: (0, 0, 0, 0))
    let other = try write(pictures, "b.apng")
    let result = try FilmComparison.compare(
      expected: other, actual: try write(pictures, name)
    ).result
    #expect(result.status == .passed && result.frameCount == 6)
  }

  @Test(
    "names the first bad frame and its time, with pictures", arguments: ["a.apng", "a.webp", "seq"])
  func different(name: String) throws {
    let pictures = FilmFixture.walk(6, size: FilmFixture.size(40, 24))
    var changed = pictures
    changed[2] = FilmFixture.dotted(changed[2], x: 3, y: 4, [0, 0, 0, 255])
    let failures = folder.file("failures")
    let result = try FilmComparison.compare(
      expected: try write(pictures, "b.apng"), actual: try write(changed, name),
      failures: failures
    ).result
    #expect(result.badFrames.map(\.frame) == [2] && result.badFrames[0].picture?.pixels == 1)
    #expect(abs(result.badFrames[0].timeSeconds - 2 / 30.0) < 0.001)
    let names = try FileManager.default.contentsOfDirectory(atPath: failures).sorted()
    #expect(names == ["actual.png", "diff.png", "expected.png"])
  }

  @Test("tells length and size apart")
  func shape() throws {
    let pictures = FilmFixture.walk(6, size: FilmFixture.size(40, 24))
    let base = try write(pictures, "b.apng")
    let short = try write(Array(pictures.prefix(4)), "short.apng")
    #expect(
      try FilmComparison.compare(expected: base, actual: short).result.verdicts
        == [Verdict(.frameCount, wanted: "6", found: "4")])
    let large = try write(FilmFixture.walk(6, size: FilmFixture.size(42, 24)), "large.apng")
    #expect(
      try FilmComparison.compare(expected: base, actual: large).result.verdicts.map(\.kind) == [
        .size
      ])
  }

  @Test("reads films and pictures through libav", arguments: ["a.mp4", "a.gif", "a.mov", "a.webm"])
  func decoded(name: String) throws {
    let pictures = FilmFixture.walk(4, size: FilmFixture.size(64, 48))
    let path = try write(pictures, name, alpha: false)
    let result = try FilmComparison.compare(expected: path, actual: path).result
    #expect(result.status == .passed && result.frameCount == 4)
  }

  @Test("refuses what is not there or empty")
  func missing() throws {
    #expect(throws: EncodeError.self) { try FilmSources.open(folder.file("none.png")) }
    #expect(throws: EncodeError.self) { try FilmSources.open(folder.path) }
  }
}
