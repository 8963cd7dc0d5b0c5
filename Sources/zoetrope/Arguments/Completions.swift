/// Scripts with which shells complete command lines, made from the declarations of all flags.
enum Completions {
  static func bash(_ commands: [CommandSpec]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let cases = commands.map { command in
      let flags = command.options.map(\.name).joined(separator: " ")
      let valued = command.options.filter(\.takesWord).flatMap(\.spellings)
      let files = valued.isEmpty ? "" : "\n      values='\(valued.joined(separator: " "))'"
      return "    \(command.name))\n      flags='\(flags)'\(files) ;;"
    }
    return """
      # bash completion for zoetrope
      _zoetrope() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} flags='' values=''
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\(names) help' -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in
          help) COMPREPLY=($(compgen -W '\(names)' -- "$word")); return ;;
          completion) COMPREPLY=($(compgen -W 'bash zsh fish man' -- "$word")); return ;;
      \(cases.joined(separator: "\n"))
        esac
        if [[ $word == -* && " $values " != *" $before "* ]]; then
          COMPREPLY=($(compgen -W "$flags" -- "$word"))
        else
          compopt -o filenames 2>/dev/null
          COMPREPLY=($(compgen -f -- "$word"))
        fi
      }
      complete -F _zoetrope zoetrope
      """
  }

  static func zsh(_ commands: [CommandSpec]) -> String {
    let list = commands.map { "    '\($0.name):\(quoted($0.summary))'" }
    let cases = commands.map { command in
      let flags = command.options.map { "        \(zsh($0)) \\" }
      return """
            \(command.name))
              _arguments -s \\
        \(flags.joined(separator: "\n"))
                '*:scene:_files' ;;
        """
    }
    return """
      #compdef zoetrope
      _zoetrope() {
        local -a commands
        commands=(
      \(list.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        ((CURRENT--))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [[ $funcstack[1] == _zoetrope ]]; then _zoetrope "$@"; else compdef _zoetrope zoetrope; fi
      """
  }

  private static func zsh(_ option: OptionSpec) -> String {
    let text = quoted(option.summary).replacing("[", with: "(").replacing("]", with: ")")
    let star = option.isRepeatable ? "*" : ""
    let value: String
    switch option.arity {
    case .none: value = ""
    case .value(let word): value = ":\(zshWord(word)):_files"
    case .optionalValue(let word): value = "::\(zshWord(word)):"
    }
    let names = option.spellings.map { name -> String in
      if case .optionalValue = option.arity, name.hasPrefix("--") { return name + "=-" }
      return name
    }
    if names.count == 1 { return "'\(star)\(names[0])[\(text)]\(value)'" }
    let group = option.isRepeatable ? "'*'" : "'(\(option.spellings.joined(separator: " ")))'"
    return "\(group){\(names.joined(separator: ","))}'[\(text)]\(value)'"
  }

  private static func zshWord(_ text: String) -> String {
    quoted(text).replacing(":", with: "\\:")
  }

  static func fish(_ commands: [CommandSpec]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    var lines = [
      "# fish completion for zoetrope",
      "set -l zoetrope_commands \(names)",
    ]
    lines += commands.map {
      "complete -c zoetrope -n \"not __fish_seen_subcommand_from $zoetrope_commands\" -f "
        + "-a \($0.name) -d '\(quoted($0.summary))'"
    }
    for command in commands {
      for option in command.options {
        var line =
          "complete -c zoetrope -n '__fish_seen_subcommand_from \(command.name)' "
          + "-l \(option.name.dropFirst(2))"
        if let short = option.short { line += " -s \(short)" }
        if option.takesWord { line += " -r" }
        lines.append(line + " -d '\(quoted(option.summary))'")
      }
    }
    lines.append(
      "complete -c zoetrope -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish man'")
    return lines.joined(separator: "\n")
  }

  /// A text within single quotes of any shell, without marks that shells read.
  private static func quoted(_ text: String) -> String {
    String(text.filter { !"'\"`\\$".contains($0) })
  }
}

extension OptionSpec {
  /// All ways to write it.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [name] }

  /// Whether the next word belongs to it.
  var takesWord: Bool {
    if case .value = arity { return true }
    return false
  }
}
