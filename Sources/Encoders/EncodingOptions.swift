/// How a film is to be written.
///
/// Each format reads what concerns it.
package struct EncodingOptions: Sendable {
  /// The trade of time against size.
  package enum Quality: String, Sendable, CaseIterable {
    case draft, standard, high
  }
  /// How colours between two palette entries are shown.
  package enum Dither: String, Sendable, CaseIterable {
    case none, ordered, diffusion
  }

  package var quality = Quality.standard
  /// Constant rate factor of the codec, 0 (finest) to 51, or 63 in AV1 and VP9; nil: the format's
  /// own.
  package var crf: Int?
  /// A codec of the container by name, such as "hevc" in MP4; nil: the usual one.
  package var codec: String?
  /// Bits per second; overrides `crf`.
  package var bitrate: Int?
  /// How often an animation plays; 0 is for ever.
  package var loops = 0
  /// What lies under pictures whose format has no alpha.
  package var background = OpaqueColor.white
  /// Compression of PNG and APNG, 0 (none) to 12 (smallest); nil: what `quality` says.
  package var pngLevel: Int?
  /// Colours of a palette, 2 to 256, the clear one among them; nil: what `quality` says.
  package var colors: Int?
  /// nil: what `quality` says.
  package var dither: Dither?
  /// Bytes that a GIF may have at most; colours, frames and pixels are given up for them.
  package var maxBytes: Int?
  /// Whether the file is decoded and compared with what was drawn before it gets its name.
  package var verifiesPixels = false
  /// What compares them; made by the registry.
  var check: PixelCheck?
  /// Threads that compress; 0 is one per processor.
  ///
  /// Never changes a byte.
  package var threads = 0
  /// Notes for the file's comment field, in order; without any, none is written.
  package var metadata: [MetadataEntry] = []
  package init() {}

  func requireRateFactor(within limit: Int, of codec: String) throws(EncodeError) {
    guard let crf, crf > limit else { return }
    throw .rateFactorOutside(found: crf, codec: codec, limit: limit)
  }

  /// Quality of lossy still pictures and WebP, 1 to 100.
  var lossyQuality: Int {
    switch quality {
    case .draft: 70
    case .standard: 90
    case .high: 98
    }
  }

  /// Compression of the small changes of an APNG: more care pays there.
  var animationLevel: Int { pngLevel == nil && quality == .standard ? 7 : deflateLevel }

  /// Compression of PNG, 0 (none) to 12 (smallest).
  ///
  /// The usual level is where flat art packs fastest; the smallest takes some twenty times as long.
  var deflateLevel: Int {
    if let pngLevel { return pngLevel }
    switch quality {
    case .draft: return 2
    case .standard: return 4
    case .high: return 9
    }
  }
}

/// A named note inside a file.
package struct MetadataEntry: Hashable, Sendable {
  /// A PNG keyword: 1 to 79 Latin-1 characters.
  package var keyword: String
  package var text: String
  package init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }
}

/// An sRGB colour without alpha.
package struct OpaqueColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
  package static let white = OpaqueColor(red: 255, green: 255, blue: 255)
  package static let black = OpaqueColor(red: 0, green: 0, blue: 0)
}
