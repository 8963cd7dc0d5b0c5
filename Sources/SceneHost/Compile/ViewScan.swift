/// Finds views that need no arguments, for files without previews.
package enum ViewScan {
  package struct Candidate: Equatable {
    package let name: String
    package let file: String
    /// From 1.
    package let line: Int
    package init(name: String, file: String, line: Int) {
      self.name = name
      self.file = file
      self.line = line
    }
  }

  /// Structures at the top level that say `View` and seem to give each variable a value.
  package static func viewsWithoutArguments(in sources: SceneSources) -> [Candidate] {
    // Branches of `#if` may declare a name twice; the compiler takes one of them.
    var seen: Set<String> = []
    return sources.files.flatMap { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().compactMap { index, line -> Candidate? in
        guard let name = viewName(declaredBy: line) else { return nil }
        guard !members(of: lines[index...]).contains(where: needsValue) else { return nil }
        return Candidate(name: name, file: file.path, line: index + 1)
      }
    }
    .filter { seen.insert($0.name).inserted }
  }

  /// Words of a view that moves.
  private static let motion = [
    "withAnimation", ".animation(", "TimelineView", "phaseAnimator", "PhaseAnimator",
    "keyframeAnimator", "KeyframeAnimator", "symbolEffect",
  ]

  /// The name of a view that no other one is made of, one that moves first; else the first name.
  package static func mainView(of names: [String], in text: String) -> String? {
    let whole = names.filter { name in !isCalled(name, in: text) }
    let moving = whole.filter { name in
      guard let start = text.firstRange(of: "struct \(name)") else { return false }
      let rest = text[start.upperBound...]
      let body = rest[..<(rest.firstRange(of: "\nstruct ")?.lowerBound ?? rest.endIndex)]
      return motion.contains { body.contains($0) }
    }
    return moving.first ?? whole.first ?? names.first
  }

  /// A view is made of another one where its name is called.
  private static func isCalled(_ name: String, in text: String) -> Bool {
    var rest = Substring(text)
    while let range = rest.firstRange(of: "\(name)(") {
      let before = rest[..<range.lowerBound].last
      if before.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  /// The lines of a structure that begin directly inside its braces.
  private static func members(of lines: ArraySlice<Substring>) -> [Substring] {
    var depth = 0
    var found: [Substring] = []
    for (offset, line) in lines.enumerated() {
      if depth == 1 { found.append(line) }
      for character in line {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
      if depth <= 0, offset > 0 || line.contains("}") { break }
    }
    return found
  }

  /// The name in `struct Name: View {`; nil for generic, nested and private ones.
  private static func viewName(declaredBy line: Substring) -> String? {
    let heads = ["struct ", "public struct ", "@MainActor struct ", "internal struct "]
    guard let head = heads.first(where: { line.hasPrefix($0) }) else { return nil }
    let rest = line.dropFirst(head.count)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let after = rest.dropFirst(name.count).drop { $0 == " " }
    guard !name.isEmpty, after.hasPrefix(":") else { return nil }
    let parents = after.dropFirst().prefix { $0 != "{" }.split(separator: ",")
      .map { $0.filter { !$0.isWhitespace } }
    return parents.contains("View") || parents.contains("SwiftUI.View") ? String(name) : nil
  }

  /// Whether a line of a structure declares something that an initialiser must be given.
  private static func needsValue(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("@Environment") || text.hasPrefix("@Namespace") { return false }
    if text.contains("@Binding ") || text.contains("@ObservedObject ") {
      return !text.contains("=")
    }
    let words = text.split { $0 == " " || $0 == "\t" }.prefix(4)
    guard words.contains("let") || words.contains("var") else { return false }
    if words.contains("static") || text.contains("=") || text.contains("{") { return false }
    return !text.hasSuffix("?") || words.contains("let")
  }

  /// Source text that registers each view as a preview of its own name.
  package static func registrations(of candidates: [Candidate]) -> String {
    "import SwiftUI\n"
      + candidates.map { candidate in
        """
        struct ZoetropeView_\(candidate.name): SwiftUI._PreviewRegistration { \
        static var name: Swift.String? { "\(candidate.name)" }; \
        static var line: Swift.Int { \(candidate.line) }; \
        static var fileID: Swift.String { "\(CompilerRecipe.moduleName)/\(fileName(candidate.file))" }; \
        @MainActor static var traits: [SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>] { [] }; \
        @MainActor static func make() -> SwiftUI.AnyView { SwiftUI.AnyView(\(candidate.name)()) } }

        """
      }.joined()
  }

  private static func fileName(_ path: String) -> String {
    (path.split(separator: "/").last.map(String.init) ?? path).filter { $0 != "\"" && $0 != "\\" }
  }

  /// The candidates whose registration the compiler refused: the second line is the first's.
  package static func refused(
    in diagnostics: String, file: String, of candidates: [Candidate]
  ) -> [String] {
    diagnostics.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(file + ":"), line.contains(": error: "),
        let number = Int(line.dropFirst(file.count + 1).prefix { $0.isNumber }),
        candidates.indices.contains(number - 2)
      else { return nil }
      return candidates[number - 2].name
    }
  }
}
