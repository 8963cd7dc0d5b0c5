import AnimationCore
import Display
import Playback
import Raster
import Review
import Testing

private final class Keeper: FrameSink {
  var frames: [UInt32] = []
  var frameCount: Int?
  func begin(_ format: FilmFormat) { frameCount = format.frameCount }
  func consume(_ frame: Frame) {
    frames.append(frame.pixels.row(4).load(fromByteOffset: 16, as: UInt32.self))
  }
  func finish() {}
  func cancel() {}
}

@Suite("PosterSink") struct PosterSinkTests {
  private let size = PixelSize(width: 16, height: 16)

  /// A picture whose first `rows` rows, but for the corner, are of a colour.
  private func picture(rows: Int, color: UInt32) -> Pixmap {
    let pixels = Pixmap(size: size)
    for y in 0..<rows {
      for x in 0..<size.width where x + y > 0 {
        pixels.row(y).storeBytes(of: color, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    return pixels
  }

  private func poster(of pictures: [Pixmap]) throws -> Keeper {
    let keeper = Keeper()
    let sink = PosterSink(keeper)
    try sink.begin(
      FilmFormat(
        size: size, rate: .sixty, frameCount: pictures.count, hasAlpha: false, scale: 1))
    for (index, pixels) in pictures.enumerated() {
      try sink.consume(
        Frame(
          index: index, sceneFrame: index, time: .zero, pixels: pixels, repeatsPrevious: false))
    }
    try sink.finish()
    return keeper
  }

  @Test("keeps the frame with most on it")
  func fullest() throws {
    let keeper = try poster(of: [
      picture(rows: 0, color: 0), picture(rows: 12, color: 7), picture(rows: 8, color: 9),
    ])
    #expect(keeper.frames == [7])
    #expect(keeper.frameCount == 1)
  }

  @Test("keeps the first of equals")
  func first() throws {
    let keeper = try poster(of: [picture(rows: 8, color: 5), picture(rows: 8, color: 6)])
    #expect(keeper.frames == [5])
  }
}
