package import Display
package import Raster

extension Pixmap {
  /// The picture of decoded pixels.
  package convenience init(_ image: DisplayImage) {
    self.init(
      size: PixelSize(width: image.width, height: image.height), rgba: image.pixels)
  }
}
