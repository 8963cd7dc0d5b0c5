extension RunLoop: Scheduler {
  /// A moment of the run loop's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// A length of time.
    public typealias Stride = _SecondsStride
    /// The moment.
    public var date: Date
    /// A moment.
    public init(_ date: Date) { self.date = date }
    /// The length from this moment to another.
    public func distance(to other: Self) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }
    /// The moment a length later.
    public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }
  }
  /// A run loop takes no options.
  public struct SchedulerOptions {}

  /// No slack.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// Does work in the loop's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    perform { action() }
  }
  /// Does work at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    add(timer, forMode: .default)
  }
  /// Does work at a moment and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action()
    }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
