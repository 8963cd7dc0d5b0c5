/// An instant of a scene: seconds since it started.
package struct Time: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var seconds: Double
  package init(seconds: Double) { self.seconds = seconds }
  package static let zero = Time(seconds: 0)
  package static let never = Time(seconds: .infinity)
  package static func < (lhs: Time, rhs: Time) -> Bool { lhs.seconds < rhs.seconds }
  package static func - (lhs: Time, rhs: Time) -> Double { lhs.seconds - rhs.seconds }
  package static func + (lhs: Time, rhs: Double) -> Time { Time(seconds: lhs.seconds + rhs) }
  package var description: String { "\(seconds) s" }
}
