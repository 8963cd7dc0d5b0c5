import Foundation

/// A time as a fraction of whole numbers.
public struct CMTime: Hashable, Sendable {
  /// The upper number.
  public var value: Int64
  /// The lower number: parts of a second.
  public var timescale: Int32

  /// A fraction.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }
  /// The nearest fraction to a number of seconds; none where there is no such fraction.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) else {
      self = .invalid
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }
  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is none.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// Seconds; not a number where the time is none.
  public var seconds: Double {
    timescale == 0 ? .nan : Double(value) / Double(timescale)
  }
  /// Whether it is a time.
  public var isValid: Bool { timescale != 0 }
}
extension CMTime: Comparable {
  /// By seconds.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  /// The sum, in parts of the finer one.
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
  /// The difference, in parts of the finer one.
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
}
/// The nearest fraction to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A fraction.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
