import Foundation

/// Values as JSON for programs: keys sorted, so that equal results are equal texts.
enum JSONText {
  static func of(_ value: some Encodable) -> String { text(value, [.prettyPrinted]) }

  /// The same on one line, for long columns of numbers.
  static func compact(_ value: some Encodable) -> String { text(value, []) }

  private static func text(
    _ value: some Encodable, _ format: JSONEncoder.OutputFormatting
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = format.union([.sortedKeys, .withoutEscapingSlashes])
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
