package import Display

/// Builds the bytes of a PNG or APNG, chunk by chunk.
package struct PNGChunkWriter {
  package private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  package init() {}

  package mutating func chunk(_ type: String, _ body: [UInt8]) {
    PNG.appendChunk(type, body, to: &bytes)
  }

  /// Size, 8 bits, colour type, and that the numbers are sRGB.
  package mutating func header(_ size: PixelSize, alpha: Bool) {
    let colorType: UInt8 = alpha ? 6 : 2
    chunk("IHDR", Self.be32(size.width) + Self.be32(size.height) + [8, colorType, 0, 0, 0])
    // Perceptual intent; gAMA (1/2.2) is for readers that do not know sRGB.
    chunk("sRGB", [0])
    chunk("gAMA", Self.be32(45455))
  }

  /// A note: tEXt where ASCII is enough, iTXt (UTF-8) otherwise.
  mutating func text(_ entry: MetadataEntry) {
    let keyword = Array(entry.keyword.utf8.prefix(79))
    if entry.text.utf8.allSatisfy({ $0 < 128 && $0 > 0 }) {
      chunk("tEXt", keyword + [0] + Array(entry.text.utf8))
    } else {
      chunk("iTXt", keyword + [0, 0, 0, 0, 0] + Array(entry.text.utf8))
    }
  }

  static func be32(_ value: Int) -> [UInt8] {
    let v = UInt32(value)
    return [UInt8(v >> 24), UInt8(v >> 16 & 255), UInt8(v >> 8 & 255), UInt8(v & 255)]
  }

  static func be16(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
}
