import Foundation

/// A date on the command line, such as `2026-03-14` or `2026-03-14T09:41:00Z`.
package struct DateValue: Hashable, Sendable {
  private var parts = DateComponents()
  /// Seconds east of Greenwich, where the date says so.
  private var offset: Int?

  private static let wanted =
    "a date; write 2026-03-14, 2026-03-14T09:41, or with a zone 2026-03-14T09:41:00+01:00"

  package init(_ text: String) throws {
    let pattern =
      #/(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:(Z)|([+-])(\d\d):?(\d\d))?)?/#
    guard let match = text.wholeMatch(of: pattern)?.output else {
      throw ValueError(wanted: Self.wanted)
    }
    func number(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }
    parts = DateComponents(
      year: number(match.1), month: number(match.2), day: number(match.3), hour: number(match.4),
      minute: number(match.5), second: number(match.6))
    if match.7 != nil { offset = 0 }
    if let sign = match.8 {
      let size = number(match.9) * 3600 + number(match.10) * 60
      offset = sign == "-" ? -size : size
    }
    // Not the 31st of a short month, nor the 25th hour.
    guard parts.isValidDate(in: Self.calendar(.gmt)), number(match.1) > 0,
      offset.map({ abs($0) <= 14 * 3600 }) ?? true
    else { throw ValueError(wanted: "a day and time that exist") }
  }

  /// Seconds since 1970; a date without a zone is in the one given.
  package func seconds(in timeZone: String) -> Int64 {
    let zone = offset.flatMap { TimeZone(secondsFromGMT: $0) } ?? TimeZone(identifier: timeZone)
    let date = Self.calendar(zone ?? .gmt).date(from: parts) ?? Date(timeIntervalSince1970: 0)
    return Int64(date.timeIntervalSince1970)
  }

  private static func calendar(_ zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}
