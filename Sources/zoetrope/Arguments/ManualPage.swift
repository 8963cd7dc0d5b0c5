/// The manual page, made from the declarations of all commands.
enum ManualPage {
  /// In the language of man(7).
  static func text(of commands: [CommandSpec]) -> String {
    var lines = [
      ".TH ZOETROPE 1 \"\" \"zoetrope \(ToolVersion.text)\"",
      ".SH NAME",
      "zoetrope \\- SwiftUI previews as films, headless and exact to the frame",
      ".SH SYNOPSIS",
      ".B zoetrope",
      ".I COMMAND",
      "[options] SCENE.swift...",
      ".SH COMMANDS",
    ]
    for command in commands { lines += section(command) }
    lines += [".SH EXIT STATUS"] + status
    lines += [
      ".SH ENVIRONMENT",
      ".TP", ".B ZOETROPE_CACHE", "The folder where compiled scenes are kept.",
      ".TP", ".B ZOETROPE_SWIFT", "The Swift toolchain that compiles scenes.",
      ".TP", ".B ZOETROPE_SHARDS", "How many machines share the work, for --shard auto.",
      ".TP", ".B NO_COLOR", "Messages are not coloured where this is set.",
      ".SH FILES",
      ".TP", ".B zoetrope.json", "Settings, shots and variants of a folder of scenes.",
    ]
    return lines.joined(separator: "\n")
  }

  private static func section(_ command: CommandSpec) -> [String] {
    var lines = [
      ".SS zoetrope \(escaped(command.name))", escaped(sentence(command.summary)), ".PP",
      "usage: \\fB\(escaped(command.invocation))\\fR [options] \(escaped(command.operands))",
    ]
    for paragraph in command.details { lines += [".PP", escaped(paragraph)] }
    for option in command.options {
      lines += [".TP", ".B \(escaped(option.synopsis.trimmed))", escaped(option.summary)]
    }
    if !command.examples.isEmpty {
      lines += [".PP", "Examples:", ".nf"] + command.examples.map { "    " + escaped($0) }
      lines.append(".fi")
    }
    return lines
  }

  private static let status = [
    ".TP", "0", "All is well.",
    ".TP", "1", "A difference from what was recorded.",
    ".TP", "2", "The command line, a file or a preview's name is wrong.",
    ".TP", "3", "The scene does not compile, has no preview, or crashes.",
    ".TP", "4", "The film cannot be drawn, encoded or written.",
    ".TP", "5", "A limit of time or memory was reached, or the scene never comes to rest.",
    ".TP", "130", "Interrupted.",
  ]

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// A dot or quote at the start of a line, backslashes and hyphens mean something to man.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
