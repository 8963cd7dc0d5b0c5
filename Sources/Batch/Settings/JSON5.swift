/// A value of JSON5 and where it was written.
package struct JSON5: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    /// As it was written: `30000/1001` would be text, `.5` is a number.
    case number(String)
    case text(String)
    case array([JSON5])
    /// In the order of the file; no key comes twice.
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package let key: String
    /// Of the key, counted from 1.
    package let line: Int
    package let value: JSON5
  }

  package let content: Content
  /// Counted from 1.
  package let line: Int

  /// What the value is, for messages.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// A text, a number or a truth value as one would write it on a command line; nil for the rest.
  package var word: String? {
    switch content {
    case .text(let text): text
    case .number(let digits): digits
    case .bool(let value): value ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}

/// Why a text is not JSON5.
package struct JSON5Error: Error, Equatable {
  /// Counted from 1.
  package let line: Int
  /// Counted from 1.
  package let column: Int
  package let problem: String
}
