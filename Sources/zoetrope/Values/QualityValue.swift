import Batch

/// How fine an encoder's work shall be.
enum QualityValue {
  static func read(_ text: String) throws -> String {
    guard ["draft", "standard", "high"].contains(text) else {
      throw ValueError(wanted: "a quality; there are draft, standard and high")
    }
    return text
  }

  static func constantRate(_ text: String) throws -> Int {
    guard let value = Int(text), (0...51).contains(value) else {
      throw ValueError(wanted: "a constant rate factor from 0 to 51")
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

  static func loops(_ text: String) throws -> Int {
    guard let value = Int(text), (0...65_535).contains(value) else {
      throw ValueError(wanted: "a number of times to play; 0 is for ever")
    }
    return value
  }
}
