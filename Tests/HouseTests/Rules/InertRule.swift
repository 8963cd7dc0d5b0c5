/// What does nothing in a film says so where it is declared: `zoetrope coverage` reads it there.
enum InertRule {
  static func violations(in files: [SourceFile]) -> [String] {
    files.filter { $0.path.contains("/Inert/") }.flatMap { file -> [String] in
      var comment: [Substring] = []
      var found: [String] = []
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
        let line = line.drop { $0 == " " }
        if line.hasPrefix("///") {
          comment.append(line)
          continue
        }
        if line.hasPrefix("@") { continue }
        // Members of a type are inert with it; functions of views stand for themselves.
        if line.hasPrefix("public func"), line.contains("some View") || line.hasSuffix("("),
          !comment.contains(where: { $0.contains("no effect") })
        {
          found.append("\(file.path): '\(line.prefix(60))' does not say that it has no effect")
        }
        comment = []
      }
      return found
    }
  }
}
