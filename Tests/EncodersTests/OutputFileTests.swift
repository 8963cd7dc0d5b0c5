import Encoders
import FilmSupport
import Foundation
import Playback
import Testing

@Suite("Output files") struct OutputFileTests {
  @Test("of a process that was killed are swept away, others' are left")
  func sweep() throws {
    let folder = TemporaryFolder()
    // Process numbers end at 2^22, so the first owner cannot be alive; the second is this one.
    let dead = ".a.mp4.4194305-1.zoetrope-partial"
    let alive = ".a.mp4.\(getpid())-999999.zoetrope-partial"
    for name in [dead, alive, "b.txt"] {
      try Data("x".utf8).write(to: URL(fileURLWithPath: folder.file(name)))
    }
    let picture = FilmFixture.barPicture(FilmFixture.size(16, 16))
    try FilmFixture.play([picture], to: try EncoderRegistry.encoder(path: folder.file("a.mp4")))
    #expect(folder.names == [alive, "a.mp4", "b.txt"])
  }

  @Test("replace what stood at the path only when whole", arguments: ["a.mp4", "a.gif", "a.apng"])
  func replace(name: String) throws {
    let folder = TemporaryFolder()
    let picture = FilmFixture.barPicture(FilmFixture.size(16, 16))
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder.file(name)))
    let encoder = try EncoderRegistry.encoder(path: folder.file(name))
    try encoder.begin(
      FilmFormat(size: picture.size, rate: .sixty, frameCount: nil, hasAlpha: false, scale: 1))
    try encoder.consume(
      Frame(index: 0, sceneFrame: 0, time: .zero, pixels: picture, repeatsPrevious: false))
    #expect(try folder.bytes(name) == Array("old".utf8))
    try encoder.finish()
    #expect(try folder.bytes(name).count > 3)
  }

  /// Needs a file system of a few kilobytes: ZOETROPE_SMALL_DISK names its folder.
  @Test(
    "on a full disk fail with a reason and leave nothing",
    .enabled(if: ProcessInfo.processInfo.environment["ZOETROPE_SMALL_DISK"] != nil),
    arguments: ["a.png", "seq", "a.mp4", "a.gif", "a.apng", "a.webp", "a.mov", "a.webm", "a.rgba"])
  func diskFull(name: String) throws {
    let disk = try #require(ProcessInfo.processInfo.environment["ZOETROPE_SMALL_DISK"])
    let pictures = (0..<(name == "a.png" ? 1 : 40)).map {
      FilmFixture.noise(FilmFixture.size(320, 240), seed: UInt64($0), opaque: true)
    }
    let encoder = try EncoderRegistry.encoder(path: "\(disk)/\(name)")
    #expect(throws: EncodeError.diskFull(path: "\(disk)/\(name)")) {
      try FilmFixture.play(pictures, to: encoder)
    }
    encoder.cancel()
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk).isEmpty)
  }
}
