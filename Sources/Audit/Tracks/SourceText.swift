package import Playback

/// The sources of a scene, for finding the lines that views are made at.
package struct SourceText: Sendable {
  /// One type of a scene and the lines its braces hold.
  private struct Declaration {
    var name: String
    var file: Int
    var lines: ClosedRange<Int>
  }
  private let names: [String]
  private let lines: [[String]]
  private let declarations: [Declaration]

  /// - Parameter files: Name and text of each file.
  package init(_ files: [(name: String, text: String)] = []) {
    names = files.map { $0.name.split(separator: "/").last.map(String.init) ?? $0.name }
    let lines = files.map {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.withoutComment)
    }
    self.lines = lines
    declarations = lines.indices.flatMap { Self.declarations(in: lines[$0], file: $0) }
  }

  private static func withoutComment(_ line: Substring) -> String {
    var before: Character?
    for index in line.indices {
      if line[index] == "/", before == "/" { return String(line[..<line.index(before: index)]) }
      before = line[index]
    }
    return String(line)
  }

  private static func declarations(in lines: [String], file: Int) -> [Declaration] {
    var found: [Declaration] = []
    for (index, line) in lines.enumerated() {
      guard let name = declaredName(line) else { continue }
      var depth = 0
      var hasOpened = false
      var end = index
      search: for next in index..<lines.count {
        for character in lines[next] {
          if character == "{" { depth += 1 }
          if character == "{" { hasOpened = true }
          if character == "}" { depth -= 1 }
        }
        end = next
        if hasOpened, depth <= 0 { break search }
      }
      found.append(Declaration(name: name, file: file, lines: index...end))
    }
    return found
  }

  private static func declaredName(_ line: String) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let keyword = words.firstIndex(where: { $0 == "struct" || $0 == "extension" }),
      keyword + 1 < words.count
    else { return nil }
    return String(words[keyword + 1])
  }

  /// Lines that call a name, as `Circle(` or `.phaseAnimator(`, in the nearest owner that has any.
  ///
  /// - Returns: Such as `Recording.swift:12`, from the top down.
  package func calls(_ names: [String], owners: [String]) -> [String] {
    for owner in owners {
      let bodies = declarations.filter { $0.name == owner }
      let found = bodies.flatMap { calls(names, $0.file, $0.lines) }
      if !found.isEmpty { return found }
    }
    return self.lines.indices.flatMap { file in
      lines[file].isEmpty ? [] : calls(names, file, 0...lines[file].count - 1)
    }
  }

  /// Where a type is declared.
  package func declaration(of name: String) -> String? {
    declarations.first { $0.name == name }.map { "\(names[$0.file]):\($0.lines.lowerBound + 1)" }
  }

  /// The bodies of a type, without comments, and the number of each one's first line.
  func bodies(of name: String) -> [(file: String, first: Int, lines: [String])] {
    declarations.filter { $0.name == name }.map {
      (names[$0.file], $0.lines.lowerBound + 1, Array(lines[$0.file][$0.lines]))
    }
  }

  /// Whether the body of one of these types holds a text.
  func mentions(_ text: String, in owners: [String]) -> Bool {
    declarations.contains { declaration in
      owners.contains(declaration.name)
        && lines[declaration.file][declaration.lines].contains { $0.contains(text) }
    }
  }

  private func calls(_ wanted: [String], _ file: Int, _ range: ClosedRange<Int>) -> [String] {
    range.flatMap { line in
      let count = wanted.map { Self.count($0, in: lines[file][line]) }.max() ?? 0
      return Array(repeating: "\(names[file]):\(line + 1)", count: count)
    }
  }

  /// How often a name is called or opened in a line.
  private static func count(_ name: String, in line: String) -> Int {
    line.ranges(of: name).count { range in
      let before =
        range.lowerBound == line.startIndex
        ? " " : line[line.index(before: range.lowerBound)]
      let after = line[range.upperBound...].first { $0 != " " } ?? " "
      let isWhole = !before.isLetter && !before.isNumber && before != "_"
      return isWhole && (after == "(" || after == "{" || after == "<")
    }
  }

  /// Where each view of a record is made; nil where that is not certain.
  ///
  /// Views of one type and owner are told apart where there are as many calls as views.
  func places(of runs: [SceneRecord.Run]) -> [String?] {
    var orders: [String: [Int]] = [:]
    for run in runs {
      let key = run.type + "/" + run.owners.joined(separator: "/")
      if !(orders[key] ?? []).contains(run.identity) {
        orders[key, default: []].append(run.identity)
      }
    }
    return runs.map { run in
      let found = calls([run.type], owners: run.owners)
      if Set(found).count == 1 { return found.first }
      let key = run.type + "/" + run.owners.joined(separator: "/")
      guard let order = orders[key], order.count == found.count,
        let index = order.firstIndex(of: run.identity)
      else { return nil }
      return found[index]
    }
  }
}
