import Display
import Raster

/// Turns collected changes into the blocks of a GIF.
struct GIFWriter {
  /// More bytes than were allowed; `share` of the frames were written.
  struct Exceeded: Error {
    var share: Double
  }

  let spool: ChangeSpool
  let plan: GIFPlan
  /// Ticks at which the frames of the spool begin, and the end.
  let ticks: [Int]
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

  var size: PixelSize { plan.size(of: spool.size) }
  /// The frames of the spool that are shown.
  var shown: [Int] { Array(stride(from: 0, to: spool.count, by: plan.step)) }
  /// Hundredths of a second of each shown frame.
  var lengths: [Int] {
    let starts = shown.map { ticks[$0] } + [ticks.last ?? 0]
    return zip(starts, starts.dropFirst()).map { $1 - $0 }
  }

  /// Bits of an index: room for the palette and the clear index.
  private var bits: Int {
    var bits = 2
    while 1 << bits < palette.count + 1 { bits += 1 }
    return bits
  }

  /// Writes the whole file, piece by piece, and stops with `Exceeded` at a limit of bytes.
  func write(limit: Int? = nil, to write: @escaping ([UInt8]) throws(EncodeError) -> Void) throws {
    guard
      let canvas = IndexedCanvas(
        size: size, palette: palette.isEmpty ? [.black] : palette,
        dither: options.dither ?? .ordered)
    else { throw EncodeError.outOfMemory(what: "writing a GIF") }
    var written = 0
    let pool = OrderedPool<[UInt8]>(threads: options.threads) { bytes throws(EncodeError) in
      written += bytes.count
      try write(bytes)
    }
    defer { pool.abandon() }
    let head = header()
    written += head.count
    try write(head)
    let picture = Pixmap(size: spool.size)
    var pending: Pending?
    for (place, length) in lengths.enumerated() {
      try bring(place * plan.step, picture, canvas)
      let (_, vanishing) = canvas.changes()
      if let waiting = pending {
        try submit(settled(waiting, clearing: vanishing, canvas), canvas.clear, pool)
      }
      let area =
        canvas.changes().area ?? PixelArea(x: 0, y: 0, size: PixelSize(width: 1, height: 1))
      pending = Pending(area: area, indices: canvas.take(area), length: length)
      if let limit, written > limit {
        throw Exceeded(share: Double(place + 1) / Double(lengths.count))
      }
    }
    if let pending { try submit(pending, canvas.clear, pool) }
    try pool.drain()
    written += 1
    if let limit, written > limit { throw Exceeded(share: 1) }
    try write([0x3b])
  }

  /// Brings picture and canvas to a frame, from the one shown before it.
  private func bring(_ frame: Int, _ picture: Pixmap, _ canvas: IndexedCanvas) throws(EncodeError) {
    var union = AreaUnion()
    let maps = canvas.mapsAlone && plan.eighths == 8
    for index in max(0, frame - plan.step + 1)...frame {
      let area = try spool.replay(index, onto: picture, mapping: maps ? canvas : nil)
      if let area { union.add(area) }
    }
    guard !maps, let area = union.area else { return }
    if plan.eighths == 8 { return try canvas.map(picture, area) }
    // Its pixels are clear or opaque; means of both are made so again.
    let small = picture.shrunk(to: size).halved(over: options.background)
    try canvas.map(small, PixelArea(x: 0, y: 0, size: size))
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

  private func submit(
    _ frame: Pending, _ clear: UInt8, _ pool: OrderedPool<[UInt8]>
  ) throws(EncodeError) {
    let head = control(frame, clear)
    let (indices, bits) = (frame.indices, bits)
    try pool.submit { () throws(EncodeError) in
      let data = try IndexedCanvas.compressed(indices, bits: bits)
      var bytes = head
      bytes.reserveCapacity(head.count + data.count + data.count / 255 + 2)
      var rest = data[...]
      while !rest.isEmpty {
        let part = rest.prefix(255)
        bytes.append(UInt8(part.count))
        bytes += part
        rest = rest.dropFirst(255)
      }
      return bytes + [0]
    }
  }

  /// Graphic control (length, disposal, clear index) and descriptor.
  private func control(_ frame: Pending, _ clear: UInt8) -> [UInt8] {
    let disposal: UInt8 = frame.isCleared ? 2 : 1
    var bytes: [UInt8] = [0x21, 0xf9, 4, disposal << 2 | 1]
    bytes += le16(frame.length) + [clear, 0, 0x2c]
    bytes += le16(frame.area.x) + le16(frame.area.y)
    return bytes + le16(frame.area.size.width) + le16(frame.area.size.height) + [0, UInt8(bits)]
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
