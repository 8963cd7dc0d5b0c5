import Foundation

/// A writer of log lines.
///
/// There is no log here: lines are formed and dropped.
public struct Logger: Sendable {
  /// A logger of the default kind.
  public init() {}
  /// A logger of a part of a program.
  public init(subsystem: String, category: String) {}
  /// A logger that writes to a log.
  public init(_ log: OSLog) {}
  /// Writes a line.
  public func log(_ message: OSLogMessage) {}
  /// Writes a line at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Writes a line for tracing.
  public func trace(_ message: OSLogMessage) {}
  /// Writes a line for debugging.
  public func debug(_ message: OSLogMessage) {}
  /// Writes a line for information.
  public func info(_ message: OSLogMessage) {}
  /// Writes a line worth noticing.
  public func notice(_ message: OSLogMessage) {}
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) {}
  /// Writes an error.
  public func error(_ message: OSLogMessage) {}
  /// Writes a grave error.
  public func critical(_ message: OSLogMessage) {}
  /// Writes a fault of the program.
  public func fault(_ message: OSLogMessage) {}
}

/// A log.
public final class OSLog: Sendable {
  /// A log of a part of a program.
  public init(subsystem: String, category: String) {}
  /// The usual log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that drops everything.
  public static let disabled = OSLog(subsystem: "", category: "")
}

/// How grave a line is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8
  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The usual level.
  public static let `default` = OSLogType(rawValue: 0)
  /// Information.
  public static let info = OSLogType(rawValue: 1)
  /// Debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A fault of the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes a line to a log; it is dropped here.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: CVarArg...
) {}
/// Writes a line to a log; it is dropped here.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: CVarArg...
) {}
