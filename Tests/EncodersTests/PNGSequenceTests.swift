import Display
import Encoders
import FilmSupport
import Foundation
import Playback
import Raster
import Testing

@Suite("PNG sequence") struct PNGSequenceTests {
  @Test("names files by pattern and shows each frame")
  func pattern() throws {
    let folder = TemporaryFolder()
    let pictures = FilmFixture.walk(4, size: FilmFixture.size(40, 30), ground: (0, 0, 0, 0))
    let encoder = try EncoderRegistry.encoder(path: folder.file("out/walk_%03d.png"))
    try FilmFixture.play(pictures, to: encoder, hasAlpha: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).sorted()
    #expect(names == ["frames.json"] + (0..<4).map { "walk_00\($0).png" })
    for (index, picture) in pictures.enumerated() {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder.file("out/walk_00\(index).png")))
      #expect(try PNG.decode(data).pixels == picture.rgba())
    }
  }

  @Test("describes itself in frames.json")
  func index() throws {
    let folder = TemporaryFolder()
    let still = FilmFixture.barPicture(FilmFixture.size(16, 16))
    let other = FilmFixture.noise(FilmFixture.size(16, 16), seed: 1, opaque: true)
    let encoder = try EncoderRegistry.encoder(path: folder.file("out"))
    try FilmFixture.play([still, still, other], to: encoder, rate: (30000, 1001))
    let index = try JSONDecoder().decode(
      FrameIndex.self, from: Data(try folder.bytes("out/frames.json")))
    #expect(index.rate == "30000/1001" && index.durationSeconds == 3 * 1001 / 30000.0)
    #expect(index.frames.map(\.file) == ["00000.png", "00001.png", "00002.png"])
    #expect(index.frames.map(\.sameAs) == [nil, 0, nil])
    #expect(try folder.bytes("out/00000.png") == folder.bytes("out/00001.png"))
  }

  @Test("replaces a longer sequence and leaves other files alone")
  func replaces() throws {
    let folder = TemporaryFolder()
    let long = FilmFixture.walk(12, size: FilmFixture.size(20, 20))
    try FilmFixture.play(long, to: try EncoderRegistry.encoder(path: folder.file("out/")))
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder.file("out/notes.txt")))
    try FilmFixture.play(
      Array(long.prefix(2)), to: try EncoderRegistry.encoder(path: folder.file("out")))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).sorted()
    #expect(names == ["00000.png", "00001.png", "frames.json", "notes.txt"])
  }

  @Test("gives the same bytes with one thread and with several")
  func threads() throws {
    let folder = TemporaryFolder()
    let pictures = FilmFixture.walk(9, size: FilmFixture.size(50, 40))
    for threads in [1, 4] {
      var options = EncodingOptions()
      options.threads = threads
      try FilmFixture.play(
        pictures,
        to: try EncoderRegistry.encoder(path: folder.file("t\(threads)"), options: options))
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.file("t1")) {
      #expect(try folder.bytes("t1/\(name)") == folder.bytes("t4/\(name)"))
    }
  }

  @Test("leaves nothing behind when cancelled")
  func cancel() throws {
    let folder = TemporaryFolder()
    let encoder = try EncoderRegistry.encoder(path: folder.file("a/b/%05d.png"))
    let picture = FilmFixture.barPicture(FilmFixture.size(8, 8))
    try encoder.begin(
      FilmFormat(size: picture.size, rate: .sixty, frameCount: 9, hasAlpha: false, scale: 1))
    try encoder.consume(
      Frame(index: 0, sceneFrame: 0, time: .zero, pixels: picture, repeatsPrevious: false))
    encoder.cancel()
    #expect(folder.names == [])
  }

  @Test("widens numbers for long films")
  func width() throws {
    let name = try #require(SequenceName(pattern: "out/f%02d.png"))
    #expect(name.name(7, of: 100) == "f07.png" && name.name(7, of: 101) == "f007.png")
    #expect(SequenceName(folder: "out").name(3, of: 100_001) == "000003.png")
  }

  @Test(
    "knows patterns from plain names",
    arguments: [
      ("a/%d.png", true), ("a/%05d.png", true), ("a/%5d.png", true), ("a/b.png", false),
      ("a/100%.png", false), ("a/%d_%d.png", false), ("%d/a.png", false),
    ])
  func patterns(pattern: String, isPattern: Bool) {
    #expect((SequenceName(pattern: pattern) != nil) == isPattern)
  }
}
