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
  /// Constant rate factor of the codec, 0 (lossless) to 51; nil: the format's own.
  package var crf: Int?
  /// A codec of the container by name, such as "hevc" in MP4; nil: the usual one.
  package var codec: String?
  /// Bits per second; overrides `crf`.
  package var bitrate: Int?
  /// How often an animation plays; 0 is for ever.
  package var loops = 0
  /// What lies under pictures whose format has no alpha.
  package var background = OpaqueColor.white
  /// Compression of PNG and APNG, 0 (none) to 12 (smallest).
  package var pngLevel = 4
  /// Colours of a palette, 2 to 256.
  package var colors = 256
  package var dither = Dither.ordered
  /// Quality of lossy still pictures and WebP, 1 to 100.
  package var lossyQuality = 90
  /// Threads that compress; 0 is one per processor.
  ///
  /// Never changes a byte.
  package var threads = 0
  /// Notes for the file's comment field, in order; without any, none is written.
  package var metadata: [MetadataEntry] = []
  package init() {}
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
