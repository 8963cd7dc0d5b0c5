extension Text {
  /// How a date is told.
  public struct DateStyle: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case date, time, relative, offset, timer }
    let kind: Kind
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// How far away it is, in words.
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, in words with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// Minutes and seconds to it or from it.
    public static let timer = DateStyle(kind: .timer)
  }

  /// What a text says that depends on the present instant.
  struct Clock: Equatable {
    enum Kind: Equatable {
      case style(DateStyle, Date)
      case interval(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
      case number(NumberWords)
    }
    let kind: Kind

    /// The words for an instant.
    func words(at now: Date, _ environment: EnvironmentValues) -> String {
      switch kind {
      case .style(let style, let date):
        let seconds = (date.timeIntervalSince(now)).rounded()
        switch style.kind {
        case .date:
          return DateWords.words(date, "MMMM d, y", environment)
        case .time: return DateWords.words(date, "h:mm a", environment)
        case .timer: return DateWords.timer(abs(seconds), showsHours: true)
        case .relative: return DateWords.relative(abs(seconds))
        case .offset: return (seconds < 0 ? "+" : "-") + DateWords.relative(abs(seconds))
        }
      case .interval(let range, let pause, let countsDown, let showsHours):
        let shown = min(max(pause ?? now, range.lowerBound), range.upperBound)
        let seconds =
          countsDown
          ? range.upperBound.timeIntervalSince(shown).rounded(.up)
          : shown.timeIntervalSince(range.lowerBound).rounded(.down)
        return DateWords.timer(seconds, showsHours: showsHours)
      case .number(let number): return number.words(in: environment.locale)
      }
    }
    /// Whether the words change from second to second.
    var runs: Bool {
      switch kind {
      case .style(let style, _): style.kind != .date && style.kind != .time
      case .interval(_, let pause, _, _): pause == nil
      case .number: false
      }
    }
  }

  init(_ clock: Clock) {
    var segment = Segment(text: "")
    segment.clock = clock
    segments = [segment]
  }
  /// A date.
  public init(_ date: Date, style: DateStyle) {
    self.init(Clock(kind: .style(style, date)))
  }
  /// Two dates with a dash between them.
  public init(_ dates: ClosedRange<Date>) {
    self =
      Text(dates.lowerBound, style: .time) + Text(verbatim: " – ")
      + Text(dates.upperBound, style: .time)
  }
  /// The time left of, or gone by in, a span of time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      Clock(
        kind: .interval(
          timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// The text with what depends on the instant filled in.
  func told(at now: Date, _ environment: EnvironmentValues) -> Text {
    guard segments.contains(where: { $0.clock != nil }) else { return self }
    var told = changed {
      guard let clock = $0.clock else { return }
      $0.text = clock.words(at: now, environment)
      if case .number = clock.kind { $0.clock = nil }
    }
    told.joinNeighbours()
    return told
  }
  /// Makes one segment of neighbours that look the same, so that letters keep their distances.
  private mutating func joinNeighbours() {
    var joined: [Segment] = []
    for segment in segments {
      if var last = joined.last, segment.image == nil, segment.clock == nil {
        let text = last.text
        last.text = segment.text
        if last == segment {
          joined[joined.count - 1].text = text + segment.text
          continue
        }
      }
      joined.append(segment)
    }
    segments = joined
  }
  var runsWithTime: Bool { segments.contains { $0.clock?.runs ?? false } }
}

/// Words for dates and spans of time.
package enum DateWords {
  static func words(_ date: Date, _ format: String, _ environment: EnvironmentValues) -> String {
    let formatter = DateFormatter()
    formatter.locale = environment.locale
    formatter.timeZone = environment.timeZone
    formatter.calendar = environment.calendar
    formatter.setLocalizedDateFormatFromTemplate(format)
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }
  /// `1:02:03`, or `2:03` without hours.
  package static func timer(_ seconds: Double, showsHours: Bool) -> String {
    let all = Int(min(max(seconds, 0), 1e9))
    let (hours, minutes, rest) = (all / 3600, all / 60 % 60, all % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if hours > 0, showsHours { return "\(hours):\(two(minutes)):\(two(rest))" }
    return "\(all / 60):\(two(rest))"
  }
  /// The two largest parts: `1 hr, 2 min`.
  package static func relative(_ seconds: Double) -> String {
    let all = Int(min(max(seconds, 0), 1e10))
    let parts: [(Int, String)] = [
      (all / 86_400, all / 86_400 == 1 ? "day" : "days"), (all / 3600 % 24, "hr"),
      (all / 60 % 60, "min"), (all % 60, "sec"),
    ]
    guard let first = parts.firstIndex(where: { $0.0 > 0 }) else { return "0 sec" }
    return parts[first...].prefix(2).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      .joined(separator: ", ")
  }
}

/// Evaluates a text again from second to second.
///
/// Owned by the text's node.
final class TextTicker {
  private unowned let node: _Node
  private var isWaiting = false
  init(_ node: _Node) { self.node = node }

  /// Asks for another evaluation at the next full second of the scene.
  func wait() {
    guard !isWaiting else { return }
    isWaiting = true
    let next = node.graph.now.seconds.rounded(.down) + 1
    node.graph.wake(at: Time(seconds: next)) { [weak self] in
      guard let self else { return }
      isWaiting = false
      if node.isAlive { node.invalidate() }
    }
  }
}
