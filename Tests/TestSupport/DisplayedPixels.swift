import Display
import Geometry
import Raster

/// A drawn picture as numbers.
package struct DisplayedPixels: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Premultiplied BGRA of each pixel, rows top-down, in memory order (blue in the low byte).
  package let pixels: [UInt32]

  package init(_ pixmap: Pixmap) {
    width = pixmap.size.width
    height = pixmap.size.height
    var pixels: [UInt32] = []
    for y in 0..<height {
      let row = pixmap.row(y)
      for x in 0..<width { pixels.append(row.load(fromByteOffset: x * 4, as: UInt32.self)) }
    }
    self.pixels = pixels
  }

  /// Red, green, blue, alpha of a pixel, 0…255; premultiplied.
  package subscript(x: Int, y: Int) -> SIMD4<Int> {
    let pixel = Int(pixels[y * width + x])
    return SIMD4(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24)
  }

  /// The alpha of a pixel, 0…255.
  package func alpha(_ x: Int, _ y: Int) -> Int { self[x, y].w }

  /// The sum of alpha over all pixels, in pixels: the covered area of opaque shapes.
  package var coveredArea: Double {
    pixels.reduce(0) { $0 + Double($1 >> 24) } / 255
  }

  /// Alpha as a picture of characters, from a dot for 0 over digits to `#` for 255.
  package var ascii: String {
    let ramp = Array(".123456789#")
    return (0..<height).map { y in
      String((0..<width).map { x in ramp[(alpha(x, y) * 10 + 127) / 255] })
    }.joined(separator: "\n")
  }
}

/// Draws a list at one pixel a point.
/// - `background`: What lies below; transparent unless given.
package func displayed(
  _ list: DisplayList, scale: CGFloat = 1, background: DisplayColor = .clear, bandHeight: Int = 64,
  threads: Int = 1
) -> DisplayedPixels {
  let renderer = Renderer(
    options: Renderer.Options(
      scale: scale, background: background, bandHeight: bandHeight, threads: threads))
  let size = PixelSize(
    width: Int((list.size.width * scale).rounded(.up)),
    height: Int((list.size.height * scale).rounded(.up)))
  let target = Pixmap(size: size)
  renderer.render(list, into: target)
  return DisplayedPixels(target)
}

/// Draws items on a canvas of whole points, one pixel each.
package func displayed(
  _ items: [DisplayItem], width: Int, height: Int, background: DisplayColor = .clear
) -> DisplayedPixels {
  displayed(
    DisplayList(size: CGSize(width: width, height: height), items: items), background: background)
}
