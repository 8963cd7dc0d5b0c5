import Batch
import Foundation
import Review
import Symbols

/// Lists the symbols there are, and draws them.
struct SymbolsCommand: Command {
  static let spec = CommandSpec(
    name: "symbols", summary: "list the symbols that can be drawn",
    operands: "[WORD...]", wantedOperands: nil,
    details: [
      "One line for each name; with words only names that hold all of them. More combinations of "
        + "the same parts are drawn than are listed, such as a badge on any symbol. --sheet draws "
        + "them at three weights; without words only those that are not composed of others."
    ],
    examples: [
      "zoetrope symbols heart", "zoetrope symbols --sheet symbols.png",
      "zoetrope symbols --symbols Icons --sheet icons.png",
    ],
    options: [Options.symbolSheet.spec, Options.symbolFolder.spec] + Options.messages)

  private struct Entry: Encodable {
    let name: String
    let standsFor: String?
    let layers: Int
    let isVariable: Bool
    let isOwn: Bool
  }
  private struct Listing: Encodable {
    let schema = 1
    let status = "ok"
    let exitCode = 0
    let sheet: String?
    let symbols: [Entry]
  }

  private let words: [String]
  private let sheet: String?
  private let own: [String]

  init(_ arguments: ParsedArguments) throws {
    words = arguments.operands.map { $0.lowercased() }
    sheet = arguments[Options.symbolSheet]
    let texts = try SymbolFolders.texts(in: arguments.all(Options.symbolFolder))
    own = texts.keys.sorted()
    for name in own {
      if let text = texts[name] { SymbolLibrary.add(try SymbolFile(text), named: name) }
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    let pool = own.isEmpty ? SymbolLibrary.names : own
    let names = pool.filter { name in words.allSatisfy { name.lowercased().contains($0) } }
    guard !names.isEmpty else {
      let wanted = words.joined(separator: " ")
      let near = SymbolLibrary.closestNames(to: wanted).joined(separator: ", ")
      throw Failure(
        status: .usage, name: "symbolUnknown",
        message: "no symbol has '\(wanted)' in its name; the closest are \(near)")
    }
    if let sheet {
      let drawn = Set(SymbolLibrary.drawnNames)
      let shown = words.isEmpty && own.isEmpty ? names.filter(drawn.contains) : names
      try DrawingFile.write(SymbolSheet.drawing(of: shown), to: sheet)
    }
    if console.wantsJSON {
      console.result(JSONText.of(Listing(sheet: sheet, symbols: names.map(entry))))
    } else if let sheet {
      console.result(sheet)
    } else {
      names.forEach { console.result($0) }
    }
    return .success
  }

  private func entry(_ name: String) -> Entry {
    let drawing = SymbolLibrary.drawing(for: SymbolRequest(name: name))
    return Entry(
      name: name, standsFor: SymbolLibrary.aliases.first { $0.name == name }?.target,
      layers: drawing?.layers.count ?? 0, isVariable: drawing?.isVariable ?? false,
      isOwn: own.contains(name))
  }
}

extension Options {
  static let symbolSheet = OptionKey<String>(
    "--sheet", "FILE", in: .output,
    "Draw the symbols at three weights, each with its name, to this .png or .svg file.",
    read: { path in
      guard ["png", "svg"].contains(URL(fileURLWithPath: path).pathExtension.lowercased()) else {
        throw ValueError(wanted: "a path that ends in .png or .svg")
      }
      return path
    })
}
