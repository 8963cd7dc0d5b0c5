import Display
import Encoders
import FilmSupport
import Foundation
import Playback
import Raster
import Testing

@Suite("GIF in so many bytes") struct GIFLimitTests {
  private let folder = TemporaryFolder()

  /// Colours that wander, so that each frame is large.
  private let pictures = (0..<16).map { frame in
    FilmFixture.picture(FilmFixture.size(96, 64)) { x, y in
      (UInt8(x * 2), UInt8((y * 4 + frame * 9) & 255), UInt8((x + y + frame * 5) & 255), 255)
    }
  }

  private func write(_ limit: Int?, _ name: String = "a.gif") throws -> any FilmEncoder {
    var options = EncodingOptions()
    options.maxBytes = limit
    let encoder = try EncoderRegistry.encoder(path: folder.file(name), options: options)
    try FilmFixture.play(pictures, to: encoder, rate: (25, 1))
    return encoder
  }

  @Test("is what it would be without a limit that is wide")
  func wide() throws {
    _ = try write(nil, "free.gif")
    let encoder = try write(10_000_000)
    #expect(try folder.bytes("a.gif") == folder.bytes("free.gif"))
    #expect(!encoder.notices.contains { $0.contains("to stay within") })
  }

  @Test("stays within, keeps its length, and says what was given up", arguments: [2, 4, 8, 16])
  func fits(share: Int) throws {
    _ = try write(nil, "free.gif")
    let limit = try folder.bytes("free.gif").count / share
    let encoder = try write(limit)
    let bytes = try folder.bytes("a.gif")
    #expect(bytes.count <= limit)
    #expect(encoder.notices.contains { $0.contains("to stay within \(limit) bytes") })
    let found = try GIFStructure(data: Data(bytes))
    #expect(found.lengths.reduce(0, +) == 64)
    #expect(found.lengths.allSatisfy { $0 >= 2 })
    #expect(encoder.film?.frameCount == found.lengths.count)
    #expect(encoder.film?.size == found.size)
  }

  @Test("gives up fewer colours before frames, and frames before pixels")
  func order() throws {
    _ = try write(nil, "free.gif")
    let encoder = try write(try folder.bytes("free.gif").count * 9 / 10)
    let notice = encoder.notices.first { $0.contains("to stay within") }
    #expect(notice?.contains("colours") == true)
    #expect(notice?.contains("frame") == false && notice?.contains("pixels") == false)
  }

  @Test("that no form of the film has is an error that tells the least, and leaves nothing")
  func impossible() throws {
    let error = #expect(throws: EncodeError.self) { try write(300) }
    guard case .cannotFit(_, let limit, let smallest)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(limit == 300 && smallest > 300)
    #expect(folder.names == [])
    _ = try write(smallest)
    #expect(try folder.bytes("a.gif").count == smallest)
  }

  @Test("shrinks clear films without a ground or a trail")
  func clear() throws {
    let size = FilmFixture.size(64, 32)
    let discs = (0..<10).map { frame in
      FilmFixture.picture(size) { x, y in
        let (dx, dy) = (x - 8 - frame * 5, y - 16)
        return dx * dx + dy * dy <= 36 ? (20, 120, 240, 255) : (0, 0, 0, 0)
      }
    }
    var options = EncodingOptions()
    options.maxBytes = 1100
    options.verifiesPixels = true
    let encoder = try EncoderRegistry.encoder(path: folder.file("a.gif"), options: options)
    try FilmFixture.play(discs, to: encoder, hasAlpha: true)
    #expect(try folder.bytes("a.gif").count <= 1100)
    let reader = try FilmReader(path: folder.file("a.gif"))
    while try reader.next() { #expect(try reader.rgba()[3] == 0) }
  }
}
