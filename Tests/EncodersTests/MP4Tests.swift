import Display
import Encoders
import FilmSupport
import Foundation
import Playback
import Raster
import Testing

@Suite("MP4") struct MP4Tests {
  private func write(
    _ pictures: [Pixmap], _ path: String, rate: (Int, Int) = (30, 1), hasAlpha: Bool = false,
    options: EncodingOptions = EncodingOptions()
  ) throws -> any FilmEncoder {
    let encoder = try EncoderRegistry.encoder(path: path, options: options)
    try FilmFixture.play(pictures, to: encoder, rate: rate, hasAlpha: hasAlpha)
    return encoder
  }

  @Test(
    "states codec, colour, rate and length",
    arguments: [
      (30, 1), (60, 1), (240, 1), (24000, 1001), (30000, 1001), (1, 1), (25, 2),
    ])
  func tags(rate: (Int, Int)) throws {
    let folder = TemporaryFolder()
    let pictures = FilmFixture.walk(7, size: FilmFixture.size(64, 48))
    let film = try write(pictures, folder.file("a.mp4"), rate: rate).film
    let found = try FilmReader.summary(of: folder.file("a.mp4"))
    #expect(found.codec == "h264" && found.pixelFormat == "yuv420p" && found.range == "tv")
    #expect([found.matrix, found.primaries, found.transfer].allSatisfy { $0 == "bt709" })
    #expect(found.chromaLocation == "left")
    #expect(found.rateNumerator * rate.1 == found.rateDenominator * rate.0)
    #expect(found.frameCount == 7)
    #expect(abs(found.durationSeconds - 7 * Double(rate.1) / Double(rate.0)) < 1e-9)
    #expect(film?.frameCount == 7 && film?.durationSeconds == Double(7 * rate.1) / Double(rate.0))
    #expect(folder.names == ["a.mp4"])
  }

  @Test("shows each frame at its own time, the last one included")
  func times() throws {
    let folder = TemporaryFolder()
    _ = try write(
      FilmFixture.walk(31, size: FilmFixture.size(64, 48)), folder.file("a.mp4"),
      rate: (30000, 1001))
    let reader = try FilmReader(path: folder.file("a.mp4"))
    var index = 0
    while try reader.next() {
      #expect(abs(reader.timeSeconds - Double(index) * 1001 / 30000) < 1e-9)
      index += 1
    }
    #expect(index == 31)
  }

  @Test("keeps eight saturated bars within 3 of 255")
  func bars() throws {
    let folder = TemporaryFolder()
    let size = FilmFixture.size(256, 64)
    let picture = FilmFixture.barPicture(size)
    _ = try write([picture, picture, picture], folder.file("a.mp4"))
    let reader = try FilmReader(path: folder.file("a.mp4"))
    while try reader.next() {
      let rgba = try reader.rgba()
      for (bar, color) in FilmFixture.bars.enumerated() {
        let at = (32 * 256 + bar * 32 + 16) * 4
        let wanted = [color.0, color.1, color.2]
        for part in 0..<3 {
          #expect(abs(Int(rgba[at + part]) - Int(wanted[part])) <= 3)
        }
      }
    }
  }

  @Test("a red first frame is frame 0")
  func firstFrame() throws {
    let folder = TemporaryFolder()
    let size = FilmFixture.size(32, 32)
    let red = FilmFixture.picture(size) { _, _ in (255, 0, 0, 255) }
    let blue = FilmFixture.picture(size) { _, _ in (0, 0, 255, 255) }
    _ = try write([red] + Array(repeating: blue, count: 11), folder.file("a.mp4"))
    let reader = try FilmReader(path: folder.file("a.mp4"))
    var reds: [Bool] = []
    while try reader.next() { reds.append(try reader.rgba()[0] > 128) }
    #expect(reds == [true] + Array(repeating: false, count: 11))
  }

  @Test("gives the same bytes run after run")
  func repeatable() throws {
    let folder = TemporaryFolder()
    let pictures = FilmFixture.walk(20, size: FilmFixture.size(160, 96))
    for name in ["a.mp4", "b.mp4"] {
      var options = EncodingOptions()
      options.threads = name == "a.mp4" ? 1 : 3
      _ = try write(pictures, folder.file(name), options: options)
    }
    #expect(try folder.bytes("a.mp4") == folder.bytes("b.mp4"))
  }

  @Test("pads odd sizes and says so")
  func oddSize() throws {
    let folder = TemporaryFolder()
    let encoder = try write(
      FilmFixture.walk(3, size: FilmFixture.size(65, 49)), folder.file("a.mp4"))
    #expect(try FilmReader.summary(of: folder.file("a.mp4")).size == FilmFixture.size(66, 50))
    #expect(encoder.notices.count == 1)
    #expect(encoder.notices.first?.contains("65×49 became 66×50") == true)
  }

  @Test("draws clear pictures over the background and says so")
  func background() throws {
    let folder = TemporaryFolder()
    let clear = FilmFixture.picture(FilmFixture.size(32, 32)) { _, _ in (0, 0, 0, 0) }
    var options = EncodingOptions()
    options.background = OpaqueColor(red: 0, green: 255, blue: 0)
    let encoder = try write([clear], folder.file("a.mp4"), hasAlpha: true, options: options)
    let reader = try FilmReader(path: folder.file("a.mp4"))
    #expect(try reader.next())
    let pixel = try reader.rgba().prefix(3).map(Int.init)
    #expect(pixel[0] <= 3 && pixel[1] >= 252 && pixel[2] <= 3)
    #expect(encoder.notices.first?.contains("no alpha") == true)
  }

  @Test("leaves nothing behind when cancelled, dropped or empty")
  func cancel() throws {
    let folder = TemporaryFolder()
    let picture = FilmFixture.barPicture(FilmFixture.size(32, 32))
    let format = FilmFormat(
      size: picture.size, rate: .sixty, frameCount: nil, hasAlpha: false, scale: 1)
    let frame = Frame(
      index: 0, sceneFrame: 0, time: .zero, pixels: picture, repeatsPrevious: false)
    let cancelled = try EncoderRegistry.encoder(path: folder.file("new/deep/a.mp4"))
    try cancelled.begin(format)
    try cancelled.consume(frame)
    cancelled.cancel()
    #expect(folder.names == [])
    do {
      let dropped = try EncoderRegistry.encoder(path: folder.file("a.mp4"))
      try dropped.begin(format)
      try dropped.consume(frame)
    }
    #expect(folder.names == [])
    let empty = try EncoderRegistry.encoder(path: folder.file("a.mp4"))
    try empty.begin(format)
    #expect(throws: EncodeError.noFrames(path: folder.file("a.mp4"))) { try empty.finish() }
    #expect(folder.names == [])
  }

  @Test("refuses a frame of another size")
  func sizeChange() throws {
    let folder = TemporaryFolder()
    let encoder = try EncoderRegistry.encoder(path: folder.file("a.mp4"))
    let pictures = [
      FilmFixture.barPicture(FilmFixture.size(32, 32)),
      FilmFixture.barPicture(FilmFixture.size(34, 32)),
    ]
    #expect(
      throws: EncodeError.frameSizeChanged(
        found: pictures[1].size, wanted: pictures[0].size, frame: 1)
    ) { try FilmFixture.play(pictures, to: encoder) }
    encoder.cancel()
    #expect(folder.names == [])
  }
}
