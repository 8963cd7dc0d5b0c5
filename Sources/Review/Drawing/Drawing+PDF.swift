import Encoders
import Foundation

extension Drawing {
  /// The drawing as a PDF of one page, in points.
  ///
  /// The page is a picture of twice its size: what is drawn here looks the same everywhere, with no
  /// font needed. Its pixels are packed as a PNG packs them, which PDF knows how to open.
  /// - Throws: `EncodeError`.
  package func pdf() throws -> [UInt8] {
    let picture = pixels(scale: 2)
    let packed = try Self.packedPixels(of: PNG.encode(picture, alpha: false, level: 9))
    let (width, height) = (Self.number(Double(size.width)), Self.number(Double(size.height)))
    let paint = "q \(width) 0 0 \(height) 0 0 cm /I Do Q"
    let image =
      "<< /Type /XObject /Subtype /Image /Width \(picture.size.width) "
      + "/Height \(picture.size.height) /ColorSpace /DeviceRGB /BitsPerComponent 8 "
      + "/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 3 /BitsPerComponent 8 "
      + "/Columns \(picture.size.width) >> /Length \(packed.count) >>\nstream\n"
    let objects: [[UInt8]] = [
      Array("<< /Type /Catalog /Pages 2 0 R >>".utf8),
      Array("<< /Type /Pages /Kids [3 0 R] /Count 1 >>".utf8),
      Array(
        ("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] "
          + "/Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>").utf8),
      Array("<< /Length \(paint.utf8.count) >>\nstream\n\(paint)\nendstream".utf8),
      Array(image.utf8) + packed + Array("\nendstream".utf8),
    ]
    var bytes = Array("%PDF-1.4\n%\u{E2}\u{E3}\n".utf8)
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let table = bytes.count
    let rows = places.map { place in
      let digits = String(place)
      return String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    let tail =
      "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n" + rows.joined()
      + "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return bytes + Array(tail.utf8)
  }

  /// The packed rows of a PNG, out of its chunks.
  private static func packedPixels(of png: [UInt8]) -> [UInt8] {
    var found: [UInt8] = []
    var at = 8
    while at + 12 <= png.count {
      let length = png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      if png[at + 4..<at + 8].elementsEqual("IDAT".utf8) {
        found += png[at + 8..<at + 8 + length]
      }
      at += 12 + length
    }
    return found
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
