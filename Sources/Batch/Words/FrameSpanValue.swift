/// Frame numbers on the command line: `0-29,45,-1`.
package enum FrameSpanValue {
  package static func read(_ text: String) throws -> [FrameSpan] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let match = part.wholeMatch(of: #/(-?\d{1,9})(-(-?\d{1,9})?)?/#),
        let first = Int(match.1)
      else { throw unreadable }
      guard match.2 != nil else { return FrameSpan(first: first, last: first) }
      guard let end = match.3 else { return FrameSpan(first: first, last: -1) }
      guard let last = Int(end) else { throw unreadable }
      return FrameSpan(first: first, last: last)
    }
  }

  private static let unreadable = ValueError(
    wanted: "a list of frames; write numbers and ranges such as 0-29,45,-1 (-1 is the last frame)")
}
