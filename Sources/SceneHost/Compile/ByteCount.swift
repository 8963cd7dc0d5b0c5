/// Amounts of memory as people write them, such as `512M`.
package enum ByteCount {
  /// Bytes; nil for what is no amount, or one beyond a million gigabytes.
  package static func read(_ text: String) -> Int? {
    let shifts: [Character: Int] = ["K": 10, "M": 20, "G": 30]
    var digits = Substring(text.uppercased())
    if digits.hasSuffix("B") { digits = digits.dropLast() }
    let shift = digits.last.flatMap { shifts[$0] }
    if shift != nil { digits = digits.dropLast() }
    guard let count = Int(digits), count > 0, count < 1 << 20 || shift == nil, count < 1 << 50
    else { return nil }
    return count << (shift ?? 0)
  }

  /// As people read it: `384 KB`, `1.2 GB`.
  package static func text(_ bytes: Int) -> String {
    for (shift, unit) in [(30, "GB"), (20, "MB")] where bytes >= 1 << shift {
      let tenths = (bytes * 10 + (1 << (shift - 1))) >> shift
      return tenths % 10 == 0 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
    }
    return "\((bytes + 1023) >> 10) KB"
  }
}
