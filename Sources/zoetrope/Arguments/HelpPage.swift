/// The text of `--help`.
enum HelpPage {
  /// Wide enough for a terminal of 80 columns.
  private static let columns = 80
  private static let indent = 28

  /// The page of one command.
  static func text(of command: CommandSpec) -> String {
    var lines = ["\(command.invocation): \(command.summary)", ""]
    lines += ["usage: \(command.invocation) [options] \(command.operands)".trimmed, ""]
    for paragraph in command.details { lines += wrap(paragraph, width: columns) + [""] }
    for section in OptionSpec.Section.allCases {
      let options = command.options.filter { $0.section == section }
      guard !options.isEmpty else { continue }
      lines += ["\(section.rawValue):"] + options.flatMap(entry) + [""]
    }
    if !command.examples.isEmpty {
      lines += ["Examples:"] + command.examples.map { "  " + $0 } + [""]
    }
    return lines.dropLast().joined(separator: "\n")
  }

  /// The page of the tool itself.
  static func overview(of commands: [CommandSpec]) -> String {
    let width = (commands.map(\.name.count).max() ?? 0) + 4
    let list = commands.map { "  " + $0.name.padded(to: width) + $0.summary }
    return """
      zoetrope: SwiftUI previews as films, headless and exact to the frame

      usage: zoetrope COMMAND [options] SCENE.swift...

      Commands:
      \(list.joined(separator: "\n"))

      Exit status:
        0    all is well
        1    a difference from what was recorded
        2    the command line, a file or a preview's name is wrong
        3    the scene does not compile, has no preview, or crashes
        4    the film cannot be drawn, encoded or written
        5    a limit of time or memory was reached, or the scene never comes to rest
        130  interrupted
        A batch ends with the highest status of its scenes.

      'zoetrope COMMAND --help' tells more; 'zoetrope --version' names the version.
      """
  }

  private static func entry(_ option: OptionSpec) -> [String] {
    let head = "  " + option.synopsis
    let body = wrap(option.summary, width: columns - indent)
    guard head.count < indent - 1, let first = body.first else {
      return [head] + body.map { "".padded(to: indent) + $0 }
    }
    return [head.padded(to: indent) + first] + body.dropFirst().map { "".padded(to: indent) + $0 }
  }

  private static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
  fileprivate var trimmed: String {
    last == " " ? String(dropLast()) : self
  }
}
