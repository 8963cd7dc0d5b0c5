/// A number filled into a key: it is told as the locale writes it.
///
/// Whole numbers have their digits in groups; others six places, as the format `%lf` has.
struct NumberWords: Equatable {
  /// The number in plain digits.
  let digits: String

  /// Nil for a value that is no number.
  init?(_ value: Any) {
    switch value {
    case let whole as any BinaryInteger: digits = String(describing: whole)
    case let number as Double: digits = Self.sixPlaces(number)
    case let number as CGFloat: digits = Self.sixPlaces(Double(number))
    case let number as Float: digits = Self.sixPlaces(Double(number))
    default: return nil
    }
  }

  private static func sixPlaces(_ value: Double) -> String {
    value.isFinite
      ? String(format: "%.6f", value) : value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
  }

  /// The number as a locale writes it.
  func words(in locale: Locale) -> String {
    if locale.identifier.hasPrefix("en_US") || locale.identifier == "en" {
      return grouped(by: ",", point: ".")
    }
    guard let value = Decimal(string: digits) else { return digits }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    let places = digits.contains(".") ? 6 : 0
    formatter.minimumFractionDigits = places
    formatter.maximumFractionDigits = places
    return formatter.string(from: NSDecimalNumber(decimal: value)) ?? digits
  }

  private func grouped(by separator: String, point: String) -> String {
    let sign = digits.hasPrefix("-") ? "-" : ""
    let parts = digits.dropFirst(sign.count).split(separator: ".")
    guard let whole = parts.first, whole.allSatisfy(\.isNumber) else { return digits }
    let first = whole.count % 3
    var groups = first > 0 ? [String(whole.prefix(first))] : []
    var rest = whole.dropFirst(first)
    while !rest.isEmpty {
      groups.append(String(rest.prefix(3)))
      rest = rest.dropFirst(3)
    }
    let fraction = parts.count > 1 ? point + parts[1] : ""
    return sign + groups.joined(separator: separator) + fraction
  }
}
