package import Display
package import Foundation

/// Reads the images that scenes show: PNG through libpng, JPEG, GIF, WebP and BMP through libav.
package struct ImageDecoder: ImageDecoding {
  package init() {}

  package func decode(_ data: Data) throws -> DisplayImage {
    let isPNG = data.prefix(8).elementsEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    return isPNG ? try PNG.decode(data) : try LibAV.decodeImage(data)
  }
}
