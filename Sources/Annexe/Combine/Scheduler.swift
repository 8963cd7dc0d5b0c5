/// A place and time at which work is done.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment on this scheduler's clock.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What can be said about how work is done.
  associatedtype SchedulerOptions

  /// The present moment.
  var now: SchedulerTimeType { get }
  /// The smallest slack the scheduler knows.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Does work soon.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does work at a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does work at a moment and again after each interval.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable
}

/// A length of time that can be written in common units.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  static func seconds(_ count: Int) -> Self
  /// A number of seconds.
  static func seconds(_ count: Double) -> Self
  /// A number of milliseconds.
  static func milliseconds(_ count: Int) -> Self
  /// A number of microseconds.
  static func microseconds(_ count: Int) -> Self
  /// A number of nanoseconds.
  static func nanoseconds(_ count: Int) -> Self
}

extension Scheduler {
  /// Does work soon.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  /// Does work at a moment.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  /// Does work at a moment and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time in seconds, the stride of every scheduler here.
public struct _SecondsStride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
  ExpressibleByFloatLiteral, Codable, Hashable, Sendable
{
  /// The length in seconds.
  public var timeInterval: TimeInterval
  /// The length in seconds.
  public var magnitude: TimeInterval { abs(timeInterval) }

  /// A length in seconds.
  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  /// A length in seconds.
  public init(floatLiteral value: TimeInterval) { timeInterval = value }
  /// A length in whole seconds.
  public init(integerLiteral value: Int) { timeInterval = TimeInterval(value) }
  /// A length in whole seconds.
  public init?<T: BinaryInteger>(exactly source: T) { timeInterval = TimeInterval(source) }
  /// A number of seconds.
  public static func seconds(_ count: Int) -> Self { Self(TimeInterval(count)) }
  /// A number of seconds.
  public static func seconds(_ count: Double) -> Self { Self(count) }
  /// A number of milliseconds.
  public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
  /// A number of microseconds.
  public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
  /// A number of nanoseconds.
  public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }
  /// The sum.
  public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
  /// The difference.
  public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
  /// The product.
  public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
  /// Multiplies in place.
  public static func *= (a: inout Self, b: Self) { a = a * b }
  /// Orders by length.
  public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
}
