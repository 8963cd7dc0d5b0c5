/// The names of SwiftUI and its neighbours as a page of Markdown.
struct CoverageTable {
  private let entries: [CoverageCommand.Entry]
  private static let kinds = [
    ("type", "Types"), ("modifier", "Modifiers"), ("function", "Functions"), ("macro", "Macros"),
  ]

  init(_ entries: [CoverageCommand.Entry]) { self.entries = entries }

  var text: String {
    var lines = [
      "# Coverage", "",
      "Which names a scene can use, read from the modules it is compiled against; made by",
      "`make coverage`. Members of types are told by `zoetrope coverage WORD`.",
    ]
    for (kind, title) in Self.kinds {
      let modules = Array(Set(entries.filter { $0.kind == kind }.map(\.module))).sorted()
      for module in modules {
        let known = entries.filter { $0.kind == kind && $0.module == module }
        lines += section("\(title) of \(module)", names(known, .supported))
        lines += section(
          "\(title) of \(module) that change nothing that is drawn", names(known, .inert))
      }
    }
    let missing = entries.filter { $0.status == .missing }
    guard !missing.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["", "## Missing", "", "| name | nearest |", "|---|---|"]
    lines += missing.map { "| `\($0.name)` | \($0.note.dropFirst("nearest: ".count)) |" }
    return lines.joined(separator: "\n")
  }

  private func names(
    _ entries: [CoverageCommand.Entry], _ status: CoverageCommand.Status
  ) -> [String] {
    Array(Set(entries.filter { $0.status == status }.map(\.name))).sorted()
  }

  private func section(_ title: String, _ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    return ["", "## \(title)", "", names.map { "`\($0)`" }.joined(separator: ", ")]
  }
}
