extension OperationQueue: Scheduler {
  /// A moment of the queue's clock.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  /// An operation queue takes no options.
  public struct SchedulerOptions {}

  /// No slack.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// Does work when the queue is free.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }
  /// Does work at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let delay = max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.addOperation { action() } }
  }
  /// Does work at a moment and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    nonisolated(unsafe) let action = action
    let queue = DispatchQueue.main
    let start = queue.now.advanced(by: .seconds(max(0, date.date.timeIntervalSinceNow)))
    return queue.schedule(after: start, interval: interval) { self.addOperation { action() } }
  }
}

/// A scheduler that does work at once, whatever the moment asked for.
public struct ImmediateScheduler: Scheduler {
  /// A moment; all are the same.
  public struct SchedulerTimeType: Strideable {
    /// A length of time.
    public typealias Stride = _SecondsStride
    /// No length.
    public func distance(to other: Self) -> Stride { 0 }
    /// The same moment.
    public func advanced(by n: Stride) -> Self { self }
  }
  /// There are no options.
  public typealias SchedulerOptions = Never
  /// The only scheduler of its kind.
  public static let shared = ImmediateScheduler()

  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// No slack.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  /// Does work at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Does work at once.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }
  /// Does work at once, one time.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> Cancellable {
    action()
    return AnyCancellable {}
  }
}
