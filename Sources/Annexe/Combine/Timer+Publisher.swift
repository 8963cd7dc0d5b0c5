extension Timer {
  /// A publisher that sends the date after each interval, once connected.
  ///
  /// The interval is in seconds, and the first value comes one interval after connecting. There is
  /// no slack for `tolerance` to grant.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of dates at an interval.
  public final class TimerPublisher: ConnectablePublisher {
    /// It sends dates.
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never
    /// Seconds between values.
    public let interval: TimeInterval
    /// Slack that the system may use.
    public let tolerance: TimeInterval?
    /// The run loop that keeps the time.
    public let runLoop: RunLoop
    /// The modes in which it does.
    public let mode: RunLoop.Mode
    /// Options of the run loop.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// A publisher of dates at an interval.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
    /// Starts the timer, which runs for as long as the result is kept.
    public func connect() -> Cancellable {
      // `Timer(timeInterval:)` fires at once on Linux, so the first date is given.
      let timer = Timer(fire: Date() + interval, interval: interval, repeats: true) {
        [subject] timer in subject.send(timer.fireDate)
      }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
