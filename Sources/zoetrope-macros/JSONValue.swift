/// A JSON value, as far as the compiler's plugin messages need it.
package indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members in the order of the text; a repeated key answers with its first value.
  case object([Member])

  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSONValue
  }

  /// The member of an object; `null` where there is none.
  package subscript(_ key: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.key == key }?.value ?? .null
  }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  package var array: [JSONValue] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  /// A string as a JSON literal.
  package static func quote(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }
}
