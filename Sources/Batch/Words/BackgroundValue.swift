/// A ground colour on the command line: `#1e90ff`, `white`, `transparent`.
package enum BackgroundValue {
  private static let named: [String: [Double]] = [
    "transparent": [0, 0, 0, 0], "clear": [0, 0, 0, 0], "none": [0, 0, 0, 0],
    "white": [1, 1, 1, 1], "black": [0, 0, 0, 1], "gray": rgb(0x8E8E93), "grey": rgb(0x8E8E93),
    "red": rgb(0xFF3B30), "orange": rgb(0xFF9500), "yellow": rgb(0xFFCC00),
    "green": rgb(0x34C759), "mint": rgb(0x00C7BE), "teal": rgb(0x30B0C7),
    "cyan": rgb(0x32ADE6), "blue": rgb(0x007AFF), "indigo": rgb(0x5856D6),
    "purple": rgb(0xAF52DE), "pink": rgb(0xFF2D55), "brown": rgb(0xA2845E),
  ]

  /// Straight red, green, blue and opacity, each 0…1.
  package static func read(_ text: String) throws -> [Double] {
    if let color = named[text.lowercased()] { return color }
    if let color = hex(text.hasPrefix("#") ? text.dropFirst() : Substring(text)) { return color }
    throw ValueError(
      wanted: "a colour; write #rgb, #rrggbb, #rrggbbaa, transparent, or a name such as white")
  }

  private static func hex(_ digits: Substring) -> [Double]? {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    let pairs: [String]
    switch digits.count {
    case 3, 4: pairs = digits.map { "\($0)\($0)" }
    case 6, 8:
      let all = Array(digits)
      pairs = stride(from: 0, to: all.count, by: 2).map { "\(all[$0])\(all[$0 + 1])" }
    default: return nil
    }
    let parts = pairs.compactMap { UInt8($0, radix: 16) }.map { Double($0) / 255 }
    return parts.count == 3 ? parts + [1] : parts
  }

  private static func rgb(_ value: Int) -> [Double] {
    [16, 8, 0].map { Double(value >> $0 & 255) / 255 } + [1]
  }
}
