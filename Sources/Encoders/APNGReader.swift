package import Display
package import Foundation
package import Raster

/// Reads the frames of an animated (or plain) PNG, each as the whole picture it shows.
package final class APNGReader {
  /// One frame as stored.
  package struct StoredFrame {
    var area: PixelArea
    package var delaySeconds: Double
    /// 0: stays, 1: is cleared, 2: what was before returns.
    var disposal: UInt8
    var isOver: Bool
    /// The zlib stream.
    var data: Data
  }

  package let size: PixelSize
  /// Plays, 0 for ever.
  package let loops: Int
  package let frames: [StoredFrame]
  private let header: Data
  /// Chunks that colours depend on: palette, transparency, gamma.
  private let shared: [(type: String, body: Data)]
  private let canvas: Pixmap
  private var position = 0
  private var last: Pixmap?
  /// What a frame of disposal 1 or 2 leaves behind.
  private var pending: ((Pixmap) -> Void)?

  package init(data: Data) throws(EncodeError) {
    var parser = APNGParser(data: data)
    try parser.parse()
    size = parser.size
    loops = parser.loops
    frames = parser.frames
    header = parser.header
    shared = parser.shared
    canvas = Pixmap(size: parser.size)
  }

  package var frameCount: Int { frames.count }

  /// The next frame's picture, valid until the next call; nil at the end.
  package func next() throws(EncodeError) -> Pixmap? {
    guard position < frames.count else { return nil }
    let frame = frames[position]
    position += 1
    pending?(canvas)
    pending = nil
    if frame.disposal == 1 {
      pending = { $0.clear(frame.area) }
    } else if frame.disposal == 2 {
      let before = canvas.copy()
      pending = { $0.draw(before, at: (0, 0), over: false) }
    }
    canvas.draw(try pixels(frame), at: (frame.area.x, frame.area.y), over: frame.isOver)
    return canvas
  }

  /// Decodes one frame by presenting it to the PNG reader as a picture of its own.
  private func pixels(_ frame: StoredFrame) throws(EncodeError) -> Pixmap {
    var bytes = PNGChunkWriter()
    let size = frame.area.size
    bytes.chunk(
      "IHDR",
      PNGChunkWriter.be32(size.width) + PNGChunkWriter.be32(size.height)
        + Array(header.dropFirst(8)))
    for (type, body) in shared { bytes.chunk(type, Array(body)) }
    bytes.chunk("IDAT", Array(frame.data))
    bytes.chunk("IEND", [])
    let picture = try PNG.picture(Data(bytes.bytes), replacing: last)
    last = picture
    return picture
  }
}
