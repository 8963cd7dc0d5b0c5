/// A length of time or an instant on the command line, such as `175ms`, `1.5s` or `2`.
package enum TimeValue {
  package static let wanted = "a time; write seconds or milliseconds, such as 1.5s, 250ms or 2"

  /// Seconds, not negative.
  package static func seconds(_ text: String) throws -> Double {
    var number = Substring(text)
    var unit = 1.0
    if number.hasSuffix("ms") {
      number = number.dropLast(2)
      unit = 1000
    } else if number.hasSuffix("s") {
      number = number.dropLast()
    }
    while number.last == " " { number = number.dropLast() }
    guard let value = Double(number), value.isFinite, value >= 0, number.allSatisfy(isDecimal)
    else { throw ValueError(wanted: wanted) }
    return value / unit
  }

  /// Seconds, more than 0.
  package static func duration(_ text: String) throws -> Double {
    let value = try seconds(text)
    guard value > 0 else { throw ValueError(wanted: "a length of time above 0, such as 1.5s") }
    return value
  }

  /// `Double` would also read "0x1p3" and "infinity".
  private static func isDecimal(_ character: Character) -> Bool {
    character.isNumber || ".eE+-".contains(character)
  }
}
