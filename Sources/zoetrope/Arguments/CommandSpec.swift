/// A command as its help page and the parser see it.
struct CommandSpec {
  let name: String
  /// One line that completes "zoetrope NAME: ".
  let summary: String
  /// Operands in the usage line, as in `SCENE.swift...`.
  let operands: String
  /// How many operands are needed, and in words what they are.
  let wantedOperands: String?
  /// Paragraphs under the usage line.
  let details: [String]
  let examples: [String]
  let options: [OptionSpec]

  var invocation: String { "zoetrope " + name }
}
