import Display

/// The container of animated WebP, as its specification lays it out.
enum WebPChunks {
  /// RIFF, VP8X (animation, alpha, and whether notes follow) and ANIM; `byteCount` is that of the
  /// whole file.
  static func header(size: PixelSize, byteCount: Int, loops: Int, hasNotes: Bool) -> [UInt8] {
    let animationAndAlpha: UInt8 = 0x12
    let notes: UInt8 = hasNotes ? 4 : 0
    let extended: [UInt8] =
      [animationAndAlpha | notes, 0, 0, 0] + le24(size.width - 1) + le24(size.height - 1)
    return Array("RIFF".utf8) + le32(max(0, byteCount - 8)) + Array("WEBP".utf8)
      + chunk("VP8X", extended) + chunk("ANIM", [0, 0, 0, 0] + le16(loops))
  }

  /// Place, size, length and blending of a frame.
  static func control(_ change: FrameDelta.Change, milliseconds: Int) -> [UInt8] {
    let area = change.area
    // Bit 1 set: replace what is there; clear: draw over it. What was drawn stays.
    let blending: UInt8 = change.isOver ? 0 : 2
    return le24(area.x / 2) + le24(area.y / 2) + le24(area.size.width - 1)
      + le24(area.size.height - 1) + le24(milliseconds) + [blending]
  }

  /// Notes as the XMP packet that ends a file.
  static func notes(_ entries: [MetadataEntry]) -> [UInt8] {
    let text = entries.map { "\($0.keyword): \($0.text)" }.joined(separator: "\n")
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
      xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li \
      xml:lang="x-default">\(text)</rdf:li></rdf:Alt></dc:description></rdf:Description>\
      </rdf:RDF></x:xmpmeta>
      """
    return chunk("XMP ", Array(packet.utf8))
  }

  /// The picture's own chunks of a still WebP file.
  static func pictureChunks(_ file: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var at = 12
    while at + 8 <= file.count {
      let length =
        Int(file[at + 4]) | Int(file[at + 5]) << 8 | Int(file[at + 6]) << 16
        | Int(file[at + 7]) << 24
      let end = min(file.count, at + 8 + length + length % 2)
      let type = Array(file[at..<(at + 4)])
      if [Array("ALPH".utf8), Array("VP8 ".utf8), Array("VP8L".utf8)].contains(type) {
        result += file[at..<end]
      }
      at = end
    }
    return result
  }

  static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    Array(type.utf8) + le32(body.count) + body + (body.count % 2 == 1 ? [0] : [])
  }

  private static func le16(_ v: Int) -> [UInt8] { [UInt8(v & 255), UInt8(v >> 8 & 255)] }
  private static func le24(_ v: Int) -> [UInt8] { le16(v) + [UInt8(v >> 16 & 255)] }
  private static func le32(_ v: Int) -> [UInt8] { le24(v) + [UInt8(v >> 24 & 255)] }
}
