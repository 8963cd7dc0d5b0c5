/// Small things a reader would trip over.
enum StyleRule {
  /// A file begins with an import or a doc comment, and no line of signs divides it.
  static func bannerViolations(in files: [SourceFile]) -> [String] {
    files.flatMap { file -> [String] in
      var found: [String] = []
      let first = file.lines.first ?? ""
      // A scene's own settings and what a hostile one expects are read by programs.
      let isRead = ["// zoetrope:", "// Ends with "].contains { first.hasPrefix($0) }
      let isPlainComment = first.hasPrefix("//") && !first.hasPrefix("///") && !isRead
      if isPlainComment || first.hasPrefix("/*") { found.append("\(file.place(0)): a banner") }
      for (index, line) in file.lines.enumerated() where line.contains("//") {
        let words = line.drop { $0 == " " }.drop { $0 == "/" || $0 == " " }
        guard line.drop(while: { $0 == " " }).hasPrefix("//"), words.count >= 5,
          words.allSatisfy({ "=-*#~_".contains($0) })
        else { continue }
        found.append("\(file.place(index)): a line of signs")
      }
      return found
    }
  }

  /// Unfinished work is in the list of work, not in the text.
  static func leftoverViolations(in files: [SourceFile]) -> [String] {
    // Put together here, so that this file is not found by its own rule.
    let marks = ["TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK"]
    var found: [String] = []
    for file in files where marks.contains(where: { file.text.contains($0) }) {
      for (index, line) in file.lines.enumerated() {
        let words = words(of: line)
        guard marks.contains(where: { words.contains(Substring($0)) }) else { continue }
        found.append("\(file.place(index)): \(line)")
      }
    }
    return found
  }
  private static func words(of line: Substring) -> [Substring] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// One name, one file: a target does not hold two files of a name.
  static func nameViolations(in files: [SourceFile]) -> [String] {
    var counts: [String: Int] = [:]
    for file in files { counts[file.target + "/" + file.name, default: 0] += 1 }
    let twins = counts.keys.sorted().filter { counts[$0, default: 0] > 1 }
    return twins.map { "\($0) occurs \(counts[$0, default: 0]) times" }
  }

  /// Names that say nothing.
  static func emptyNameViolations(in files: [SourceFile]) -> [String] {
    let endings = ["Manager", "Helper", "Helpers", "Util", "Utils", "Utilities"]
    return files.filter { file in
      let stem = file.name.dropLast(".swift".count)
      return endings.contains { stem.hasSuffix($0) }
    }.map { "\($0.path): a name that says nothing" }
  }
}
