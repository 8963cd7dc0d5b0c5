import Foundation

/// A time zone on the command line, such as `Europe/Berlin`.
package enum TimeZoneValue {
  package static func read(_ text: String) throws(ValueError) -> String {
    let known = TimeZone.knownTimeZoneIdentifiers
    if text == "UTC" || known.contains(text) { return text }
    let near = Suggestion.nearest(to: text, among: known)
    let hint = near.map { "; did you mean \($0)?" } ?? ""
    throw ValueError(wanted: "the name of a time zone, such as UTC or Europe/Berlin\(hint)")
  }
}
