internal import CHarfBuzz
internal import Geometry

// The only file that touches CHarfBuzz's faces. What HarfBuzz lends lives until its next call
// with the same face; every function copies it before it returns, so no pointer gets out.
extension FontFace {
  /// - Returns: Nil when the file cannot be read or holds no such face.
  static func open(path: String, index: Int) -> FontFace? {
    guard let handle = zt_hb_font_open(path, UInt32(index)) else { return nil }
    return FontFace(path: path, index: index, handle: handle)
  }

  /// How many faces a file holds; 0 when it is no font.
  static func count(path: String) -> Int { Int(zt_hb_face_count(path)) }

  func close() { zt_hb_font_close(handle) }

  static func readMetrics(_ handle: OpaquePointer) -> Metrics {
    let read = zt_hb_font_metrics(handle)
    return Metrics(
      unitsPerEm: CGFloat(max(read.units_per_em, 1)), ascender: CGFloat(read.ascender),
      descender: CGFloat(read.descender), lineGap: CGFloat(read.line_gap),
      capHeight: CGFloat(read.cap_height), xHeight: CGFloat(read.x_height),
      underlinePosition: CGFloat(read.underline_position),
      underlineThickness: CGFloat(read.underline_thickness),
      strikeoutPosition: CGFloat(read.strikeout_position), weight: Int(read.weight),
      isItalic: read.is_italic != 0, hasBitmaps: read.has_bitmaps != 0)
  }

  /// A name from the face's `name` table, empty when there is none.
  func name(_ id: Int) -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
      let start = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
      count = Int(zt_hb_font_name(handle, UInt32(id), start, 256))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func readGlyph(_ scalar: UInt32, selector: UInt32) -> UInt32 {
    zt_hb_font_glyph(handle, scalar, selector)
  }

  /// Shapes a part of a text.
  ///
  /// - Returns: Glyphs from left to right; clusters are indices into `scalars`.
  func shape(
    _ scalars: [UInt32], range: Range<Int>, isRightToLeft: Bool, language: String,
    features: [Feature]
  ) -> [ShapedGlyph] {
    let switches = features.map { zt_hb_feature(tag: $0.tag, value: $0.value) }
    return scalars.withUnsafeBufferPointer { text in
      switches.withUnsafeBufferPointer { switches in
        language.withCString { language in
          var request = zt_hb_request(
            scalars: text.baseAddress, length: UInt32(text.count), start: UInt32(range.lowerBound),
            count: UInt32(range.count), is_right_to_left: isRightToLeft ? 1 : 0,
            language: language, features: switches.baseAddress,
            feature_count: UInt32(switches.count))
          var glyphs: UnsafePointer<zt_hb_glyph>?
          let count = zt_hb_shape(handle, &request, &glyphs)
          return UnsafeBufferPointer(start: glyphs, count: Int(count)).map {
            ShapedGlyph(
              glyph: $0.glyph, cluster: Int($0.cluster), advance: CGFloat($0.x_advance),
              xOffset: CGFloat($0.x_offset), yOffset: CGFloat($0.y_offset))
          }
        }
      }
    }
  }

  /// The outline of a glyph in font units, y down.
  func readOutline(_ glyph: UInt32) -> Path {
    var segments: UnsafePointer<zt_hb_segment>?
    let count = zt_hb_outline(handle, glyph, &segments)
    var path = Path()
    for segment in UnsafeBufferPointer(start: segments, count: Int(count)) {
      let first = CGPoint(x: CGFloat(segment.x1), y: -CGFloat(segment.y1))
      let second = CGPoint(x: CGFloat(segment.x2), y: -CGFloat(segment.y2))
      let third = CGPoint(x: CGFloat(segment.x3), y: -CGFloat(segment.y3))
      switch Int(segment.kind) {
      case ZT_HB_MOVE: path.move(to: first)
      case ZT_HB_LINE: path.addLine(to: first)
      case ZT_HB_QUADRATIC: path.addQuadCurve(to: second, control: first)
      case ZT_HB_CUBIC: path.addCurve(to: third, control1: first, control2: second)
      default: path.closeSubpath()
      }
    }
    return path
  }

  /// The colour bitmap of a glyph, nil when it has none.
  func bitmap(of glyph: UInt32) -> Bitmap? {
    var read = zt_hb_bitmap()
    guard zt_hb_bitmap_of(handle, glyph, &read) != 0, let bytes = read.bytes else { return nil }
    return Bitmap(
      png: Data(bytes: bytes, count: Int(read.length)), left: CGFloat(read.left),
      top: CGFloat(read.top), width: CGFloat(read.width), height: CGFloat(read.height))
  }

  /// The ISO 15924 tag of a scalar's script.
  static func script(of scalar: Unicode.Scalar) -> UInt32 { zt_hb_script(scalar.value) }
}
