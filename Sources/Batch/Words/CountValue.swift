import Foundation

/// Whole numbers on the command line.
package enum CountValue {
  package static func positive(_ text: String) throws -> Int {
    guard let value = Int(text), value > 0, value <= 1_000_000 else {
      throw ValueError(wanted: "a whole number above 0")
    }
    return value
  }

  /// A number of lanes: `4`, `50%` of the processors, or `auto`.
  package static func lanes(_ text: String) throws -> Int {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    if text == "auto" { return processors }
    if text.hasSuffix("%"), let share = Int(text.dropLast()), (1...400).contains(share) {
      return max(1, processors * share / 100)
    }
    guard let value = Int(text), (1...1024).contains(value) else {
      throw ValueError(wanted: "a number of lanes; write a number, a share such as 50%, or auto")
    }
    return value
  }

  package static func seed(_ text: String) throws -> UInt64 {
    guard let value = UInt64(text) else { throw ValueError(wanted: "a whole number from 0") }
    return value
  }
}
