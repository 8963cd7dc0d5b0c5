import Batch
import Foundation

/// What a scene's file says about its own films.
///
/// A comment such as `// zoetrope: --tap Like@0.5s --size 300x200` holds for all previews of the
/// file, and one that begins with `--preview NAME` for that preview alone. Flags of the command
/// line win over both.
struct SceneSettings {
  private static let mark = "// zoetrope:"
  private var common = ParsedArguments()
  private var particular: [(preview: String, arguments: ParsedArguments)] = []

  init(of scene: SceneSource) throws {
    for file in scene.files {
      guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(Self.mark)
      else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let line = line.drop { $0 == " " }
        guard line.hasPrefix(Self.mark) else { continue }
        try add(line.dropFirst(Self.mark.count), "\(file.path):\(index + 1)")
      }
    }
  }

  /// A preview goes by its name and by its number.
  private func arguments(forPreview names: [String]) -> ParsedArguments {
    let own = particular.filter { names.contains($0.preview) }
    return own.reduce(common) { $1.arguments.over($0) }
  }

  /// The settings of a preview under the flags of the command line.
  ///
  /// Who gives a cut, a canvas or taps of their own gives them whole.
  func merged(under flags: ParsedArguments, forPreview names: [String]) -> ParsedArguments {
    var own = arguments(forPreview: names)
    for group in [Options.cut, [Options.size.spec, Options.device.spec]]
    where group.contains(where: flags.has) {
      own = own.without(group)
    }
    if flags.has(Options.device) { own = own.without([Options.scale.spec]) }
    return flags.over(own)
  }

  /// The settings under flags that choose the preview themselves; without a choice it is the first.
  func merged(under flags: ParsedArguments) -> ParsedArguments {
    merged(under: flags, forPreview: [flags[Options.preview] ?? "0"])
  }

  private mutating func add(_ words: Substring, _ place: String) throws {
    do {
      let arguments = try ParsedArguments(ShellWords.split(words), for: Self.grammar)
      if let extra = arguments.operands.first {
        throw UsageError.operandUnexpected(command: Self.grammar.invocation, found: extra)
      }
      if let preview = arguments[Options.preview] {
        particular.append((preview, arguments.without([Options.preview.spec])))
      } else {
        common = arguments.over(common)
      }
    } catch let error as UsageError {
      throw Failure(
        status: .usage, name: "settings", message: "\(place): in the scene's settings, \(error)")
    }
  }

  private static let grammar = CommandSpec(
    name: "render", summary: "", operands: "", wantedOperands: nil, details: [], examples: [],
    options: Options.scene)
}
