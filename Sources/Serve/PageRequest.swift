import Foundation

/// What a browser asks for.
package struct PageRequest: Equatable {
  package var method: String
  /// Decoded, without what follows a question mark.
  package var path: String
  /// Header fields by their names in small letters.
  package var fields: [String: String] = [:]

  /// Reads the head of a request; nil where it is none.
  package init?(_ text: String) {
    let lines = text.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1."),
      let path = String(words[1].prefix { $0 != "?" && $0 != "#" }).removingPercentEncoding,
      path.hasPrefix("/"), !path.contains("\0")
    else { return nil }
    method = String(words[0])
    self.path = path
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
  }

  /// Whether the page was asked for by a name of this machine; another name in a browser's address
  /// line means a foreign page that tries to look in.
  package var isLocal: Bool {
    guard let host = fields["host"] else { return false }
    let name = host.hasSuffix("]") ? host : String(host.prefix { $0 != ":" })
    return ["localhost", "127.0.0.1"].contains(name)
  }

  /// The first and the last byte that are wanted of a file of this size; nil for all of it.
  package func range(of size: Int) -> ClosedRange<Int>? {
    guard let text = fields["range"], text.hasPrefix("bytes="), !text.contains(",") else {
      return nil
    }
    let ends = text.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, size > 0 else { return nil }
    if ends[0].isEmpty {
      guard let count = Int(ends[1]), count > 0 else { return nil }
      return max(0, size - count)...size - 1
    }
    guard let first = Int(ends[0]), first >= 0, first < size else { return nil }
    let last = ends[1].isEmpty ? size - 1 : min(Int(ends[1]) ?? -1, size - 1)
    return last >= first ? first...last : nil
  }
}
