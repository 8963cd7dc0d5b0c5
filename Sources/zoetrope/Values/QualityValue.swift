import Batch
import Encoders

/// How fine an encoder's work shall be.
enum QualityValue {
  static func read(_ text: String) throws -> String {
    guard ["draft", "standard", "high"].contains(text) else {
      throw ValueError(wanted: "a quality; there are draft, standard and high")
    }
    return text
  }

  static func constantRate(_ text: String) throws -> Int {
    guard let value = Int(text), (0...63).contains(value) else {
      throw ValueError(wanted: "a constant rate factor from 0 to 51, in AV1 and VP9 to 63")
    }
    return value
  }

  /// Bits per second from a number with an optional k or M.
  static func bitrate(_ text: String) throws -> Int {
    let unit = text.hasSuffix("k") ? 1000 : text.hasSuffix("M") ? 1_000_000 : 1
    let digits = unit == 1 ? Substring(text) : text.dropLast()
    guard let value = Int(digits), value > 0, value <= 1_000_000_000 / unit else {
      throw ValueError(wanted: "a number of bits per second, such as 800k or 4M")
    }
    return value * unit
  }

  /// Bytes from a number with an optional k or M, as in 1.5M.
  static func bytes(_ text: String) throws -> Int {
    var digits = text.uppercased()
    if digits.hasSuffix("B") { digits.removeLast() }
    let unit = digits.hasSuffix("K") ? 1000.0 : digits.hasSuffix("M") ? 1_000_000 : 1
    if unit > 1 { digits.removeLast() }
    guard digits.wholeMatch(of: #/\d{1,12}(\.\d{1,6})?/#) != nil, let value = Double(digits),
      value * unit >= 1, value * unit <= 1e12
    else { throw ValueError(wanted: "a number of bytes, such as 500k or 2M") }
    return Int(value * unit)
  }

  static func pngLevel(_ text: String) throws -> Int {
    guard let value = Int(text), (0...12).contains(value) else {
      throw ValueError(wanted: "a level of compression from 0 to 12")
    }
    return value
  }

  static func colors(_ text: String) throws -> Int {
    guard let value = Int(text), (2...256).contains(value) else {
      throw ValueError(wanted: "a number of colours from 2 to 256")
    }
    return value
  }

  static func dither(_ text: String) throws -> EncodingOptions.Dither {
    guard let value = EncodingOptions.Dither(rawValue: text.lowercased()) else {
      throw ValueError(wanted: "a dither; there are none, ordered and diffusion")
    }
    return value
  }

  static func loops(_ text: String) throws -> Int {
    guard let value = Int(text), (0...65_535).contains(value) else {
      throw ValueError(wanted: "a number of times to play; 0 is for ever")
    }
    return value
  }
}
