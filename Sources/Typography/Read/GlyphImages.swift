internal import Display
internal import Geometry

/// Decodes the pictures of colour fonts, each once.
///
/// A class because it remembers pictures; it belongs to one `Typesetter`.
final class GlyphImages {
  let resolver: FontResolver
  var decoder: (any ImageDecoding)? {
    didSet { decoded = [:] }
  }
  private var decoded: [Key: Picture?] = [:]

  private struct Key: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }
  private struct Picture {
    var image: DisplayImage
    var bitmap: FontFace.Bitmap
  }

  init(resolver: FontResolver) { self.resolver = resolver }

  /// The picture of a glyph with the pen at a place, nil when there is none to draw.
  func image(
    of glyph: UInt32, font: SizedFont, x: CGFloat, y: CGFloat
  ) -> TextLayout.PlacedImage? {
    let key = Key(face: ObjectIdentifier(font.face), glyph: glyph)
    let picture: Picture?
    if let known = decoded[key] {
      picture = known
    } else {
      picture = read(glyph, font.face)
      decoded[key] = .some(picture)
    }
    guard let picture else { return nil }
    let bitmap = picture.bitmap
    return TextLayout.PlacedImage(
      image: picture.image,
      frame: CGRect(
        x: x + bitmap.left * font.horizontalScale, y: y - bitmap.top * font.scale,
        width: bitmap.width * font.horizontalScale, height: bitmap.height * font.scale))
  }

  private func read(_ glyph: UInt32, _ face: FontFace) -> Picture? {
    guard let bitmap = face.bitmap(of: glyph) else { return nil }
    guard let decoder else {
      resolver.warn("colour emoji are left out: no image decoder is at hand")
      return nil
    }
    do {
      return Picture(image: try decoder.decode(bitmap.png), bitmap: bitmap)
    } catch {
      resolver.warn("glyph \(glyph) of \(face.path) is left out: \(error)")
      return nil
    }
  }
}
