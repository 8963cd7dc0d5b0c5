import Display
import Raster

/// Turns collected changes into the blocks of a GIF.
struct GIFWriter {
  let size: PixelSize
  let spool: ChangeSpool
  /// Hundredths of a second of each frame.
  let lengths: [Int]
  let options: EncodingOptions
  let palette: [OpaqueColor]

  /// A frame whose fate depends on what the next one needs cleared.
  private struct Pending {
    var area: PixelArea
    var indices: [UInt8]
    var length: Int
    /// Whether the area is made clear after the frame was shown.
    var isCleared = false
  }

  /// Bits of an index: room for the palette and the clear index.
  private var bits: Int {
    var bits = 2
    while 1 << bits < palette.count + 1 { bits += 1 }
    return bits
  }

  func write(to output: Output) throws(EncodeError) {
    guard
      let canvas = IndexedCanvas(
        size: size, palette: palette.isEmpty ? [.black] : palette, dither: options.dither)
    else { throw .outOfMemory(what: "writing a GIF") }
    try output.write(header())
    let picture = Pixmap(size: size)
    var pending: Pending?
    for index in 0..<spool.count {
      let changed = try spool.apply(index, to: picture)
      try canvas.map(picture, changed)
      let (_, vanishing) = canvas.changes()
      if let waiting = pending {
        try output.write(try block(settled(waiting, clearing: vanishing, canvas), canvas.clear))
      }
      let area =
        canvas.changes().area ?? PixelArea(x: 0, y: 0, size: PixelSize(width: 1, height: 1))
      pending = Pending(area: area, indices: canvas.indices(area), length: lengths[index])
      canvas.show(area)
    }
    if let pending { try output.write(try block(pending, canvas.clear)) }
    try output.write([0x3b])
  }

  /// Decides whether a frame is cleared after it was shown.
  ///
  /// Pixels cannot be made clear again but by clearing a whole frame's area. So a frame before one
  /// in which something vanishes grows to hold that, and what else was there is drawn anew.
  private func settled(
    _ frame: Pending, clearing vanishing: PixelArea?, _ canvas: IndexedCanvas
  ) -> Pending {
    guard let vanishing else { return frame }
    var union = AreaUnion()
    union.add(frame.area)
    union.add(vanishing)
    guard let area = union.area else { return frame }
    var indices = [UInt8](repeating: canvas.clear, count: area.size.width * area.size.height)
    for y in 0..<frame.area.size.height {
      let from = y * frame.area.size.width
      let to = (y + frame.area.y - area.y) * area.size.width + frame.area.x - area.x
      indices.replaceSubrange(
        to..<(to + frame.area.size.width),
        with: frame.indices[from..<(from + frame.area.size.width)])
    }
    canvas.wipe(area)
    return Pending(area: area, indices: indices, length: frame.length, isCleared: true)
  }

  /// Graphic control (length, disposal, clear index), descriptor, pixels.
  private func block(_ frame: Pending, _ clear: UInt8) throws(EncodeError) -> [UInt8] {
    let disposal: UInt8 = frame.isCleared ? 2 : 1
    var bytes: [UInt8] = [0x21, 0xf9, 4, disposal << 2 | 1]
    bytes += le16(frame.length) + [clear, 0, 0x2c]
    bytes += le16(frame.area.x) + le16(frame.area.y)
    bytes += le16(frame.area.size.width) + le16(frame.area.size.height) + [0, UInt8(bits)]
    let data = try IndexedCanvas.compressed(frame.indices, bits: bits)
    var rest = data[...]
    while !rest.isEmpty {
      let part = rest.prefix(255)
      bytes.append(UInt8(part.count))
      bytes += part
      rest = rest.dropFirst(255)
    }
    return bytes + [0]
  }

  private func header() -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + le16(size.width) + le16(size.height)
    bytes += [0x80 | 0x70 | UInt8(bits - 1), 0, 0]
    for index in 0..<(1 << bits) {
      let color = index < palette.count ? palette[index] : .black
      bytes += [color.red, color.green, color.blue]
    }
    // Plays once without the block; a number in it counts repetitions.
    if options.loops != 1 {
      bytes += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      bytes += le16(max(0, options.loops - 1)) + [0]
    }
    for entry in options.metadata {
      let text = Array("\(entry.keyword): \(entry.text)".utf8.prefix(255))
      bytes += [0x21, 0xfe, UInt8(text.count)] + text + [0]
    }
    return bytes
  }

  private func le16(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
}
