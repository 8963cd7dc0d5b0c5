import Display
import Foundation

/// Takes the chunks of an animated PNG apart; never traps on damaged bytes.
struct APNGParser {
  let data: Data
  private(set) var size = PixelSize(width: 0, height: 0)
  private(set) var loops = 0
  private(set) var frames: [APNGReader.StoredFrame] = []
  private(set) var header = Data()
  private(set) var shared: [(type: String, body: Data)] = []
  /// Frames promised by acTL; nil in a plain PNG.
  private var promised: Int?
  private var current: APNGReader.StoredFrame?
  private var isComplete = false

  init(data: Data) { self.data = data }

  mutating func parse() throws(EncodeError) {
    guard data.prefix(8).elementsEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
      throw .notAnImage(reason: "not a PNG")
    }
    var at = data.startIndex + 8
    while !isComplete {
      guard data.endIndex - at >= 12 else { throw .notAnImage(reason: "cut short") }
      let length = be32(data, at)
      guard length <= data.endIndex - at - 12 else { throw .notAnImage(reason: "cut short") }
      let type = String(decoding: data[(at + 4)..<(at + 8)], as: UTF8.self)
      try take(type, data[(at + 8)..<(at + 8 + length)])
      at += length + 12
    }
    if let current { frames.append(current) }
    if let promised, promised != frames.count {
      throw .notAnImage(reason: "\(promised) frames promised, \(frames.count) found")
    }
    guard !frames.isEmpty else { throw .notAnImage(reason: "no picture") }
  }

  private mutating func take(_ type: String, _ body: Data) throws(EncodeError) {
    switch type {
    case "IHDR": try takeHeader(body)
    case "acTL" where body.count >= 8:
      promised = be32(body, body.startIndex)
      loops = be32(body, body.startIndex + 4)
    case "fcTL": try takeControl(body)
    case "IDAT":
      // Without a control before it, the plain picture is not part of the animation.
      if promised == nil, current == nil { current = whole() }
      current?.data.append(body)
    case "fdAT" where body.count >= 4: current?.data.append(body.dropFirst(4))
    case "PLTE", "tRNS", "sRGB", "gAMA": shared.append((type, body))
    case "IEND": isComplete = true
    default: break
    }
  }

  private mutating func takeHeader(_ body: Data) throws(EncodeError) {
    guard body.count == 13 else { throw .notAnImage(reason: "a bad header") }
    header = Data(body)
    size = PixelSize(width: be32(header, 0), height: be32(header, 4))
    guard size.width > 0, size.height > 0, size.width <= PNG.pixelLimit / size.height else {
      throw .notAnImage(reason: "the picture has too many pixels")
    }
  }

  private mutating func takeControl(_ body: Data) throws(EncodeError) {
    if let current { frames.append(current) }
    guard body.count == 26 else { throw .notAnImage(reason: "a bad frame") }
    let b = Data(body)
    let area = PixelArea(
      x: be32(b, 12), y: be32(b, 16), size: PixelSize(width: be32(b, 4), height: be32(b, 8)))
    guard area.size.width > 0, area.size.height > 0,
      area.x + area.size.width <= size.width, area.y + area.size.height <= size.height
    else { throw .notAnImage(reason: "a frame outside the picture") }
    let (numerator, denominator) = (Int(b[20]) << 8 | Int(b[21]), Int(b[22]) << 8 | Int(b[23]))
    current = APNGReader.StoredFrame(
      area: area, delaySeconds: Double(numerator) / Double(denominator == 0 ? 100 : denominator),
      disposal: b[24], isOver: b[25] == 1, data: Data())
  }

  private func whole() -> APNGReader.StoredFrame {
    APNGReader.StoredFrame(
      area: PixelArea(x: 0, y: 0, size: size), delaySeconds: 0, disposal: 0, isOver: false,
      data: Data())
  }

  private func be32(_ data: Data, _ at: Int) -> Int {
    Int(data[at]) << 24 | Int(data[at + 1]) << 16 | Int(data[at + 2]) << 8 | Int(data[at + 3])
  }
}
