/// Instants at which a timeline shows its content anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often the schedule is followed.
  typealias Mode = TimelineScheduleMode
  /// The instants from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule is followed.
public enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

/// As often as frames are drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: Double
  let isPaused: Bool
  /// Frames at least an interval apart; nil: every frame.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? Self.defaultInterval
    isPaused = paused
    followsFrames = minimumInterval == nil
  }
  let followsFrames: Bool
  /// Where no interval was asked for.
  static let defaultInterval = 1.0 / 120
  /// The instants from a date on; none while paused.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: isPaused || mode == .lowFrequency ? nil : start, interval: interval)
  }
  /// Evenly spaced dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: Double
    /// The next date.
    public mutating func next() -> Date? {
      defer { upcoming = upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

/// Evenly spaced dates.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: Double
  /// Dates an interval apart, lined up with a first one.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  /// The dates from the last one before a date on.
  public func entries(from date: Date, mode: TimelineScheduleMode)
    -> AnimationTimelineSchedule.Entries
  {
    let steps = (date.timeIntervalSince(start) / interval).rounded(.down)
    return AnimationTimelineSchedule.Entries(
      upcoming: start.addingTimeInterval(steps * interval), interval: interval)
  }
}

/// Every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Every full minute.
  public init() {}
  /// The minutes from the one of a date on.
  public func entries(from date: Date, mode: TimelineScheduleMode)
    -> AnimationTimelineSchedule.Entries
  {
    let minute = (date.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return AnimationTimelineSchedule.Entries(
      upcoming: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
  }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
  let dates: Dates
  /// Given dates, in rising order.
  public init(_ dates: Dates) { self.dates = dates }
  /// All of the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Dates { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as frames are drawn.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Frames at least an interval apart.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates an interval apart.
  public static func periodic(from start: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: start, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every full minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
  /// Given dates.
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// What the content of any timeline is told.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Content that is shown anew at the instants of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: _PrimitiveView {
  /// What the content is told.
  public struct Context {
    /// How often the content is shown.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }
    /// The instant shown.
    public let date: Date
    /// How often the content is shown.
    public let cadence: Cadence
    /// Forgets what was drawn for instants to come.
    public func invalidateTimelineContent() {}
  }
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Content that is shown anew at the instants of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
  /// Updates the content for the present instant.
  public static func _update(_ view: TimelineView, _ node: _Node) {
    node.slot { Timeline(node) }.update(view)
  }

  /// The running timeline of one view.
  ///
  /// Owned by its node.
  final class Timeline: FrameTicker {
    private unowned let node: _Node
    private var view: TimelineView?
    private var isTicking = false
    private var generation = 0
    private var start: Time

    init(_ node: _Node) {
      self.node = node
      start = node.graph.now
      node.onTearDown.append { [weak self] in self?.stop() }
    }

    @MainActor func update(_ view: TimelineView) {
      self.view = view
      let animation = view.schedule as? AnimationTimelineSchedule
      if animation?.isPaused == true {
        stop()
      } else if animation?.followsFrames == true {
        if !isTicking {
          isTicking = true
          node.graph.tickers.append(self)
        }
      } else {
        stop()
        scheduleNext()
      }
      show()
    }

    private var date: Date {
      Date(timeIntervalSince1970: node.graph.epochSeconds + node.graph.now.seconds)
    }

    private func stop() {
      generation += 1
      guard isTicking else { return }
      isTicking = false
      node.graph.tickers.removeAll { $0 === self }
    }

    @MainActor func tickOnMain() { show() }
    func tick(at time: Time) { onMain { tickOnMain() } }

    /// The newest entry that is due; before the first one, the first.
    @MainActor private func show() {
      guard let view, node.isAlive else { return }
      var shown = date
      if (view.schedule as? AnimationTimelineSchedule).map({ !$0.followsFrames && !$0.isPaused })
        ?? true
      {
        shown = entry(view) ?? shown
      }
      node.updateOnlyChild(view.content(TimelineViewDefaultContext(date: shown, cadence: .live)))
    }

    private var startDate: Date {
      Date(timeIntervalSince1970: node.graph.epochSeconds + start.seconds)
    }

    private func entry(_ view: TimelineView) -> Date? {
      var latest: Date?
      for date in view.schedule.entries(from: startDate, mode: .normal) {
        if latest != nil, date > self.date.addingTimeInterval(TimelineRule.dateSlack) { break }
        latest = date
        if date > self.date { break }
      }
      return latest
    }

    private func scheduleNext() {
      guard let view else { return }
      generation += 1
      let generation = generation
      for date in view.schedule.entries(from: startDate, mode: .normal)
      where date > self.date.addingTimeInterval(TimelineRule.dateSlack) {
        let seconds = date.timeIntervalSince1970 - node.graph.epochSeconds
        let time = Time(seconds: (seconds * 1e6).rounded() / 1e6)
        node.graph.wake(at: time) { [weak self] in
          guard let self, self.generation == generation, self.node.isAlive else { return }
          self.node.invalidate()
        }
        return
      }
    }
  }
}

enum TimelineRule {
  /// Dates of our time are told apart by about 0.1 µs; what is nearer counts as the same.
  static let dateSlack = 1e-6
}
