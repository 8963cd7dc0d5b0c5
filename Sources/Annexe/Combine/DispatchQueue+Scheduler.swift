import Dispatch

extension DispatchQueue: Scheduler {
  /// A moment of the queue's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// A length of time.
    public typealias Stride = _SecondsStride
    /// The moment.
    public var dispatchTime: DispatchTime
    /// A moment.
    public init(_ time: DispatchTime) { dispatchTime = time }
    /// The length from this moment to another.
    public func distance(to other: Self) -> Stride {
      let (a, b) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return b >= a ? Stride(Double(b - a) / 1e9) : Stride(-Double(a - b) / 1e9)
    }
    /// The moment a length later.
    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }
    /// Hashes the moment.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }
  }

  /// How the queue does the work.
  public struct SchedulerOptions {
    /// The class of service.
    public var qos: DispatchQoS
    /// Flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// A group the work belongs to.
    public var group: DispatchGroup?
    /// Options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// No slack.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// Does work as the queue's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
      execute: { action() })
  }
  /// Does work at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: date.dispatchTime, execute: { action() })
  }
  /// Does work at a moment and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
    timer.setEventHandler { action() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
