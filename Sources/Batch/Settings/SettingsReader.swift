import Foundation
import Playback

/// Turns the values of a settings file into settings, or says where they are wrong.
struct SettingsReader {
  private let file: URL
  private let folder: URL

  init(file: URL) {
    self.file = file
    folder = file.deletingLastPathComponent()
  }

  /// Keys of the whole file that say nothing of a film.
  private static let projectKeys = [
    "shots", "goldens", "failures", "threshold", "maxDiffPixels", "maxDiffRatio", "ignoreAA",
    "interactions",
  ]
  private static let shotKeys = ["name", "scene", "interactions"]

  func project(_ value: JSON5) throws(SettingsError) -> ProjectSettings {
    var project = ProjectSettings()
    project.file = file
    for member in try members(value, "the settings") {
      switch plain(member.key) {
      case "shots": project.shots = try shots(member)
      case "goldens": project.goldens = path(try word(member))
      case "failures": project.failures = path(try word(member))
      case "threshold":
        project.tolerance.threshold = try number(member, "a number from 0 to 255", UInt8.init)
      case "maxdiffpixels":
        project.tolerance.maxDiffPixels = try number(member, "a number of pixels") {
          Int($0).flatMap { $0 >= 0 ? $0 : nil }
        }
      case "maxdiffratio":
        project.tolerance.maxDiffRatio = try number(member, "a share from 0 to 1") {
          Double($0).flatMap { (0...1).contains($0) ? $0 : nil }
        }
      case "ignoreaa":
        project.tolerance.ignoresAntialiasing = try number(member, "true or false") { Bool($0) }
      default: try set(member, &project.common, others: Self.projectKeys)
      }
    }
    try refuseContradiction(project.common, value.line)
    return project
  }

  // MARK: Shots

  private func shots(_ member: JSON5.Member) throws(SettingsError) -> [ProjectSettings.Shot] {
    guard case .array(let elements) = member.value.content else {
      throw error(member, "'shots' is \(member.value.kind); write an array of objects")
    }
    var shots: [ProjectSettings.Shot] = []
    for element in elements {
      let shot = try self.shot(element)
      if let twin = shots.first(where: { $0.name.lowercased() == shot.name.lowercased() }) {
        throw SettingsError(
          file: file.relativePath, line: shot.line, key: "name",
          problem: "the shot of line \(twin.line) is named '\(shot.name)' too; rename one")
      }
      shots.append(shot)
    }
    return shots
  }

  private func shot(_ value: JSON5) throws(SettingsError) -> ProjectSettings.Shot {
    var name: String?
    var scene: URL?
    var settings = FilmSettings()
    for member in try members(value, "a shot") {
      switch plain(member.key) {
      case "name": name = try word(member)
      case "scene": scene = URL(fileURLWithPath: path(try word(member)))
      default: try set(member, &settings, others: Self.shotKeys)
      }
    }
    guard let name, !name.isEmpty else { throw missing("name", "a word of your own", value.line) }
    guard let scene else { throw missing("scene", "the path of a Swift file", value.line) }
    guard FileManager.default.fileExists(atPath: scene.path) else {
      throw SettingsError(
        file: file.relativePath, line: value.line, key: "scene",
        problem: "the shot '\(name)' is of '\(scene.path)', which is not there; check the path")
    }
    try refuseContradiction(settings, value.line)
    return ProjectSettings.Shot(name: name, scene: scene, settings: settings, line: value.line)
  }

  private func missing(_ key: String, _ what: String, _ line: Int) -> SettingsError {
    SettingsError(
      file: file.relativePath, line: line, key: key,
      problem: "a shot here has no '\(key)'; write \(key): and \(what)")
  }

  // MARK: Films

  private func set(
    _ member: JSON5.Member, _ settings: inout FilmSettings, others: [String]
  ) throws(SettingsError) {
    if plain(member.key) == "interactions" { return try interactions(member, &settings) }
    guard let key = SettingsKey.named(member.key) else {
      let near = SettingsKey.nearest(to: member.key, among: others)
      let all = (SettingsKey.all.map(\.name) + others).joined(separator: ", ")
      throw error(
        member,
        "'\(member.key)' is not a setting; "
          + (near.map { "did you mean '\($0)'?" } ?? "there are \(all)"))
    }
    for text in try words(of: member, key) {
      do {
        try key.set(&settings, text)
      } catch {
        let wanted = (error as? ValueError)?.wanted ?? "usable"
        throw self.error(member, "'\(text)', given to '\(member.key)', is not \(wanted)")
      }
    }
  }

  /// The words to read one after the other.
  private func words(of member: JSON5.Member, _ key: SettingsKey) throws(SettingsError) -> [String]
  {
    if case .array(let elements) = member.value.content {
      let words = elements.compactMap(\.word)
      guard words.count == elements.count else {
        throw error(member, "'\(member.key)' holds more than texts and numbers")
      }
      switch key.shape {
      case .list, .interaction: return words
      case .value where key.name == "size": return [words.joined(separator: "x")]
      case .value, .flag: break
      }
    }
    guard let word = member.value.word else {
      throw error(member, "'\(member.key)' is \(member.value.kind), which it cannot be")
    }
    return [word]
  }

  /// Sentences such as `tap "Like" at 0.5s`, in an array or alone.
  private func interactions(
    _ member: JSON5.Member, _ settings: inout FilmSettings
  ) throws(SettingsError) {
    var sentences = [member.value]
    if case .array(let elements) = member.value.content { sentences = elements }
    var found: [Interaction] = []
    for sentence in sentences {
      guard case .text(let text) = sentence.content else {
        throw error(member, "'interactions' holds \(sentence.kind); write texts")
      }
      var words = ShellWords.words(text)[...]
      guard let word = words.popFirst(), let verb = InteractionVerb(word: word.text) else {
        let verbs = InteractionVerb.allCases.map(\.rawValue).joined(separator: ", ")
        throw at(sentence.line, member, "'\(text)' does not begin with one of \(verbs)")
      }
      do {
        found.append(try InteractionSentence.read(verb, from: &words))
      } catch {
        throw at(sentence.line, member, "'\(text)' is not \(error.wanted)")
      }
      if let extra = words.first {
        throw at(sentence.line, member, "'\(extra.text)' comes after the end of '\(text)'")
      }
    }
    settings.interactions = (settings.interactions ?? []) + found
  }

  private func refuseContradiction(
    _ settings: FilmSettings, _ line: Int
  ) throws(SettingsError) {
    guard let (first, second, why) = settings.contradiction else { return }
    throw SettingsError(
      file: file.relativePath, line: line, key: first,
      problem: "'\(first)' and '\(second)' cannot be given together: \(why)")
  }

  // MARK: Values

  private func members(_ value: JSON5, _ what: String) throws(SettingsError) -> [JSON5.Member] {
    guard case .object(let members) = value.content else {
      throw SettingsError(
        file: file.relativePath, line: value.line,
        problem: "\(what) must be an object in braces, not \(value.kind)")
    }
    return members
  }

  private func word(_ member: JSON5.Member) throws(SettingsError) -> String {
    guard let word = member.value.word else {
      throw error(member, "'\(member.key)' is \(member.value.kind); write a text")
    }
    return word
  }

  private func number<Value>(
    _ member: JSON5.Member, _ wanted: String, _ read: (String) -> Value?
  ) throws(SettingsError) -> Value {
    let word = try word(member)
    guard let value = read(word) else {
      throw error(member, "'\(word)', given to '\(member.key)', is not \(wanted)")
    }
    return value
  }

  /// A path from the folder of the file.
  private func path(_ text: String) -> String {
    text.hasPrefix("/") ? text : folder.appendingPathComponent(text).relativePath
  }

  private func plain(_ key: String) -> String {
    key.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  private func error(_ member: JSON5.Member, _ problem: String) -> SettingsError {
    at(member.line, member, problem)
  }
  private func at(_ line: Int, _ member: JSON5.Member, _ problem: String) -> SettingsError {
    SettingsError(file: file.relativePath, line: line, key: member.key, problem: problem)
  }
}
