import Batch
import Foundation
import SceneHost

/// Tells which of SwiftUI's names there are.
struct CoverageCommand: Command {
  static let spec = CommandSpec(
    name: "coverage", summary: "tell which of SwiftUI's names are here",
    operands: "[WORD...]", wantedOperands: nil,
    details: [
      "One line for each name, with tabs between: supported, inert (it compiles and changes nothing "
        + "that is drawn) or missing; its kind; the name; and what it is, or what comes nearest. "
        + "With words only names that hold one of them. The list is read from the modules that "
        + "scenes are compiled against."
    ],
    examples: [
      "zoetrope coverage scroll", "zoetrope coverage --status inert --json",
      "zoetrope coverage --table > COVERAGE.md",
    ],
    options: [Options.coverageStatus.spec, Options.coverageTable.spec] + Options.messages)

  /// What may be said of a name.
  enum Status: String, Encodable, CaseIterable { case supported, inert, missing }

  struct Entry: Encodable {
    let status: Status
    let kind: String
    let name: String
    let module: String
    let note: String
  }
  private struct Listing: Encodable {
    let schema = 1
    let status = "ok"
    let exitCode = 0
    let supported: Int
    let inert: Int
    let missing: Int
    let names: [Entry]
  }

  private let words: [String]
  private let wanted: Status?
  private let isTable: Bool

  init(_ arguments: ParsedArguments) throws {
    words = arguments.operands.map { $0.lowercased() }
    wanted = arguments[Options.coverageStatus]
    isTable = arguments[Options.coverageTable] ?? false
  }

  func run(_ console: Console) throws -> ExitStatus {
    let all = try entries()
    let shown = all.filter { entry in
      (wanted == nil || entry.status == wanted)
        && (words.isEmpty || words.contains { entry.name.lowercased().contains($0) })
    }
    func count(_ status: Status) -> Int { shown.filter { $0.status == status }.count }
    if console.wantsJSON {
      console.result(
        JSONText.of(
          Listing(
            supported: count(.supported), inert: count(.inert), missing: count(.missing),
            names: shown)))
      return .success
    }
    if isTable {
      console.result(CoverageTable(shown).text)
      return .success
    }
    for entry in shown {
      console.result("\(entry.status.rawValue)\t\(entry.kind)\t\(entry.name)\t\(entry.note)")
    }
    if shown.isEmpty, let word = words.first {
      let near = Suggestion.nearest(to: word, among: all.map(\.name))
      console.note("no name holds '\(word)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    console.note(
      "\(count(.supported)) supported, \(count(.inert)) inert, \(count(.missing)) missing")
    return .success
  }

  private func entries() throws -> [Entry] {
    let known = try ModuleSurface.entries()
    let present = Set(
      known.flatMap { [$0.name, String($0.name.split(separator: ".").last ?? "")] })
    return known.map {
      Entry(
        status: $0.isInert ? .inert : .supported, kind: $0.kind.rawValue, name: $0.name,
        module: $0.module, note: $0.note)
    }
      + AbsentAPI.names.filter { !present.contains($0.name) }.map {
        Entry(
          status: .missing, kind: $0.name.first?.isUppercase == true ? "type" : "modifier",
          name: $0.name, module: "SwiftUI", note: "nearest: \($0.instead)")
      }
  }
}

extension Options {
  static let coverageTable = OptionKey<Bool>(
    "--table", in: .output, "Print types, modifiers, functions and macros as a page of Markdown.")
  static let coverageStatus = OptionKey<CoverageCommand.Status>(
    "--status", "NAME", in: .output, "Only these: supported, inert or missing.",
    read: { text in
      guard let status = CoverageCommand.Status(rawValue: text.lowercased()) else {
        throw ValueError(wanted: "one of supported, inert and missing")
      }
      return status
    })
}
