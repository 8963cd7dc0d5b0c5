import Foundation
import Playback

/// What a scene's file says about its own films.
///
/// A comment such as `// zoetrope: size 300x200, tap "Like" at 0.5s` holds for all previews of the
/// file, and one that begins with `preview NAME` for that preview alone. Words of the command line
/// may be used as they are: `// zoetrope: --tap Like@0.5s`.
package struct SceneComments: Sendable {
  private static let mark = "// zoetrope:"
  private var common = FilmSettings()
  private var particular: [(preview: SceneJob.PreviewChoice, settings: FilmSettings)] = []

  package init(of scene: SceneSource) throws(SettingsError) {
    for file in scene.files {
      guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(Self.mark)
      else { continue }
      try read(text, file: file.path)
    }
  }

  /// Reads the comments of a text.
  package init(text: String, file: String) throws(SettingsError) {
    try read(text, file: file)
  }

  private mutating func read(_ text: String, file: String) throws(SettingsError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard line.hasPrefix(Self.mark) else { continue }
      var reader = CommentReader(line.dropFirst(Self.mark.count), file: file, line: index + 1)
      let settings = try reader.readAll()
      if let preview = settings.preview {
        var own = settings
        own.preview = nil
        particular.append((preview, own))
      } else {
        common = settings.added(to: common)
      }
    }
  }

  /// Whether some of it holds for one preview alone.
  package var isParticular: Bool { !particular.isEmpty }

  /// The settings of a preview that goes by its name and its number.
  package func settings(forPreview name: String?, index: Int) -> FilmSettings {
    let own = particular.filter { choice, _ in
      switch choice {
      case .first: index == 0
      case .index(let number): number == index
      case .named(let wanted): wanted == name
      }
    }
    return own.reduce(common) { $1.settings.over($0) }
  }

  /// The settings of a preview as it is asked for.
  package func settings(for choice: SceneJob.PreviewChoice) -> FilmSettings {
    switch choice {
    case .first: settings(forPreview: nil, index: 0)
    case .index(let index): settings(forPreview: nil, index: index)
    case .named(let name): settings(forPreview: name, index: -1)
    }
  }
}

extension FilmSettings {
  /// These settings after those of an earlier line: interactions and lists add up.
  func added(to earlier: FilmSettings) -> FilmSettings {
    func joined<T>(_ first: [T]?, _ second: [T]?) -> [T]? {
      first == nil ? second : second.map { (first ?? []) + $0 } ?? first
    }
    var sum = over(earlier)
    sum.fromSeconds = fromSeconds ?? earlier.fromSeconds
    sum.toSeconds = toSeconds ?? earlier.toSeconds
    sum.durationSeconds = durationSeconds ?? earlier.durationSeconds
    sum.includesEnd = includesEnd ?? earlier.includesEnd
    sum.every = every ?? earlier.every
    sum.frames = joined(earlier.frames, frames)
    sum.instants = joined(earlier.instants, instants)
    sum.size = size ?? earlier.size
    sum.device = device ?? earlier.device
    sum.scale = scale ?? earlier.scale
    sum.interactions = joined(earlier.interactions, interactions)
    sum.variants = joined(earlier.variants, variants)
    sum.fontFolders = joined(earlier.fontFolders, fontFolders)
    sum.symbolFolders = joined(earlier.symbolFolders, symbolFolders)
    return sum
  }
}

/// Reads the words of one comment.
private struct CommentReader {
  private var words: ArraySlice<ShellWords.Word>
  private let file: String
  private let line: Int

  init(_ text: Substring, file: String, line: Int) {
    words = ShellWords.words(text)[...]
    self.file = file
    self.line = line
  }

  mutating func readAll() throws(SettingsError) -> FilmSettings {
    var settings = FilmSettings()
    while var word = words.popFirst() {
      // Commas and semicolons between settings are for the eyes.
      if word.text == "," || word.text == ";" { continue }
      let isFlag = word.text.hasPrefix("--")
      var attached: String?
      if isFlag { word.text.removeFirst(2) }
      if isFlag, let equals = word.text.firstIndex(of: "=") {
        attached = String(word.text[word.text.index(after: equals)...])
        word.text = String(word.text[..<equals])
      }
      guard let key = SettingsKey.named(word.text) else { throw unknown(word.text) }
      do {
        try set(key, attached, isFlag: isFlag, &settings)
      } catch let error as ValueError {
        throw bad(key, "what is given to '\(key.name)' is not \(error.wanted)")
      } catch {
        throw bad(key, "\(error)")
      }
    }
    if let (first, second, why) = settings.contradiction {
      throw SettingsError(
        file: file, line: line, key: first,
        problem: "'\(first)' and '\(second)' cannot be given together: \(why)")
    }
    return settings
  }

  private mutating func set(
    _ key: SettingsKey, _ attached: String?, isFlag: Bool, _ settings: inout FilmSettings
  ) throws {
    if case .interaction(let verb) = key.shape, !isFlag {
      trimSeparators()
      let interaction = try InteractionSentence.read(verb, from: &words)
      settings.interactions = (settings.interactions ?? []) + [interaction]
      return
    }
    if let attached { return try key.set(&settings, attached) }
    if case .flag = key.shape {
      let said = words.first?.text.lowercased().trimmingSuffix(",;") ?? ""
      if ["true", "false", "on", "off", "yes", "no"].contains(said) {
        words.removeFirst()
        return try key.set(&settings, said)
      }
      return try key.set(&settings, "true")
    }
    guard let value = words.popFirst() else { throw ValueError(wanted: "there; write a value") }
    try key.set(&settings, value.isQuoted ? value.text : value.text.trimmingSuffix(",;"))
  }

  /// Takes the comma off the words of a sentence, as in `at 0.5s, size 30x20`.
  private mutating func trimSeparators() {
    for index in words.indices where !words[index].isQuoted && words[index].text.count > 1 {
      words[index].text = words[index].text.trimmingSuffix(",;")
    }
  }

  private func unknown(_ word: String) -> SettingsError {
    let near = SettingsKey.nearest(to: word).map { "did you mean '\($0)'?" }
    let all = SettingsKey.all.map(\.name).joined(separator: ", ")
    return SettingsError(
      file: file, line: line, key: word,
      problem: "'\(word)' is not a setting; \(near ?? "there are \(all)")")
  }

  private func bad(_ key: SettingsKey, _ problem: String) -> SettingsError {
    SettingsError(file: file, line: line, key: key.name, problem: problem)
  }
}

extension String {
  /// The text without any of some characters at its end.
  fileprivate func trimmingSuffix(_ characters: String) -> String {
    var text = Substring(self)
    while let last = text.last, characters.contains(last) { text = text.dropLast() }
    return String(text)
  }
}
