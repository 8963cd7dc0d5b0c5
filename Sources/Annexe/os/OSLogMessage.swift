import Foundation

/// A line for a log, written as text with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// The line.
  public let text: String
  /// A line without values.
  public init(stringLiteral value: String) { text = value }
  /// A line with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a line for a log.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""
  /// Room for a line.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds words.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
  /// Adds a number in a form.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
  /// Adds a value in a column.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
}

/// Who may read a value in a log.
public struct OSLogPrivacy: Sendable {
  /// The system decides.
  public static let auto = OSLogPrivacy()
  /// Everyone.
  public static let `public` = OSLogPrivacy()
  /// The owner.
  public static let `private` = OSLogPrivacy()
  /// Nobody.
  public static let sensitive = OSLogPrivacy()
}

/// The form of a number in a log.
public struct OSLogFloatFormatting: Sendable {
  /// A fixed number of decimals.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// A fixed number of decimals.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// The column of a value in a log.
public struct OSLogStringAlignment: Sendable {
  /// At the left.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// At the right.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}
