package import Display
package import Foundation
package import Raster

/// Reading and writing PNG in memory.
package enum PNG {
  /// Pictures of more pixels than this are refused: 16384 squared, the largest canvas.
  static let pixelLimit = 16384 * 16384

  /// A PNG of a picture; equal pixels give equal bytes.
  ///
  /// With `alpha` it is stored straight, without it colours are stored as they are. The level goes
  /// from 0 (stored) to 12 (smallest). Notes are written before the pixels.
  package static func encode(
    _ picture: Pixmap, alpha: Bool, level: Int = 4, metadata: [MetadataEntry] = []
  ) throws(EncodeError) -> [UInt8] {
    var writer = PNGChunkWriter()
    writer.header(picture.size, alpha: alpha)
    for entry in metadata { writer.text(entry) }
    writer.chunk("IDAT", try compressed(picture, alpha: alpha, level: level))
    writer.chunk("IEND", [])
    return writer.bytes
  }

  /// The picture of a PNG.
  package static func decode(_ data: Data) throws(EncodeError) -> DisplayImage {
    let image = try decodedPixels(data)
    return DisplayImage(width: image.size.width, height: image.size.height, pixels: image.rgba)
  }
}
