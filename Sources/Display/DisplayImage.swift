package import Geometry

/// Decoded pixels with an identity, so that caches can key on it.
package final class DisplayImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// RGBA, 8 bits each, straight alpha, sRGB, rows top-down without padding.
  package let pixels: [UInt8]
  /// A number that equal pixels share.
  package let contentHash: UInt64

  /// - Precondition: `pixels.count == width * height * 4`.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "an image has four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in pixels { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    contentHash = hash ^ UInt64(width) << 32 ^ UInt64(height)
  }

  package static func == (lhs: DisplayImage, rhs: DisplayImage) -> Bool {
    lhs === rhs
      || (lhs.contentHash == rhs.contentHash && lhs.width == rhs.width && lhs.height == rhs.height)
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}

/// Reads the pixels of an image file's bytes.
///
/// Implemented by Encoders, registered by the executable.
package protocol ImageDecoding: Sendable {
  /// - Throws: An error that says what is wrong with the bytes.
  func decode(_ data: Data) throws -> DisplayImage
}
