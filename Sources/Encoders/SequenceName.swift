/// File names of a numbered sequence: `folder/prefix%05dsuffix`.
package struct SequenceName: Equatable {
  /// Where the files go.
  let folder: String
  let prefix: String
  /// Digits at least; grows for long films so that all names have one width.
  let width: Int
  let suffix: String

  /// A pattern with one `%d`, `%5d` or `%05d` in the last part of the path; nil without one.
  package init?(pattern: String) {
    let name = Folders.name(of: pattern)
    guard let percent = name.firstIndex(of: "%"),
      let end = name[percent...].firstIndex(of: "d"),
      name[name.index(after: end)...].firstIndex(of: "%") == nil
    else { return nil }
    let digits = name[name.index(after: percent)..<end]
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), digits.count <= 2 else { return nil }
    folder = Folders.parent(of: pattern)
    prefix = String(name[..<percent])
    width = max(1, Int(digits) ?? 1)
    suffix = String(name[name.index(after: end)...])
  }

  /// The usual names in a folder: `00000.png` and up.
  package init(folder: String) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    prefix = ""
    width = 5
    suffix = ".png"
  }

  /// The name of a frame among `count`, without the folder.
  package func name(_ index: Int, of count: Int) -> String {
    let digits = max(width, String(max(0, count - 1)).count)
    let number = String(index)
    return prefix + String(repeating: "0", count: max(0, digits - number.count)) + number + suffix
  }

  /// Whether a name could be one of this sequence's, at any width.
  func matches(_ name: String) -> Bool {
    guard name.count > prefix.count + suffix.count, name.hasPrefix(prefix),
      name.hasSuffix(suffix)
    else { return false }
    let digits = name.dropFirst(prefix.count).dropLast(suffix.count)
    return digits.count >= width && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
