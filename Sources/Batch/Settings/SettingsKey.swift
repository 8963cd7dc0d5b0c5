import Playback

/// A word that sets something, the same in `zoetrope.json` and in a scene's comments.
struct SettingsKey: Sendable {
  /// How many words follow it in a comment.
  enum Shape: Sendable {
    /// `true` where nothing is said.
    case flag
    case value
    /// Values add up; in JSON an array.
    case list
    case interaction(InteractionVerb)
  }

  let name: String
  let shape: Shape
  let set: @Sendable (inout FilmSettings, String) throws -> Void

  /// In the order in which help names them.
  static let all: [SettingsKey] =
    [
      value("fps") { $0.rate = try RateValue($1) },
      value("size") { $0.size = try SizeValue.read($1) },
      value("device") { $0.device = try Device.named($1) },
      value("scale") { $0.scale = try SizeValue.scale($1) },
      value("background") { $0.background = try BackgroundValue.read($1) },
      value("duration") { $0.durationSeconds = try TimeValue.duration($1) },
      value("from") { $0.fromSeconds = try TimeValue.seconds($1) },
      value("to") { $0.toSeconds = try TimeValue.duration($1) },
      flag("includeEnd") { $0.includesEnd = $1 },
      value("every") { $0.every = try CountValue.positive($1) },
      SettingsKey(name: "frames", shape: .list) {
        $0.frames = ($0.frames ?? []) + (try FrameSpanValue.read($1))
      },
      SettingsKey(name: "at", shape: .list) {
        $0.instants = ($0.instants ?? []) + [try TimeValue.seconds($1)]
      },
      value("appearance") { $0.isDark = try AppearanceValue.isDark($1) },
      flag("dark") { $0.isDark = $1 },
      flag("reduceMotion") { $0.reducesMotion = $1 },
      value("cadence") { $0.cadence = try CadenceValue.read($1) },
      value("locale") { $0.locale = try LocaleValue.read($1) },
      flag("rtl") { $0.isRightToLeft = $1 },
      value("textSize") { $0.textSize = try TextSizeValue.read($1) },
      SettingsKey(name: "variants", shape: .list) {
        $0.variants = ($0.variants ?? []) + (try Variant.list($1))
      },
      value("preview") { $0.preview = PreviewChoice.read($1) },
      value("seed") { $0.seed = try CountValue.seed($1) },
      value("now") { $0.now = try DateValue($1) },
      value("timezone") { $0.timeZone = try TimeZoneValue.read($1) },
      SettingsKey(name: "fontDir", shape: .list) {
        $0.fontFolders = ($0.fontFolders ?? []) + [try PathValue.read($1)]
      },
      SettingsKey(name: "symbols", shape: .list) {
        $0.symbolFolders = ($0.symbolFolders ?? []) + [try PathValue.read($1)]
      },
      flag("strict") { $0.isStrict = $1 },
    ] + InteractionVerb.allCases.map(interaction)

  /// The key a word names, in any of its spellings: `textSize`, `text-size`, `--text-size`.
  static func named(_ word: some StringProtocol) -> SettingsKey? {
    let plain = plain(word)
    return all.first { Self.plain($0.name) == plain }
  }

  /// The key a person may have meant.
  static func nearest(to word: String, among others: [String] = []) -> String? {
    Suggestion.nearest(to: word, among: all.map(\.name) + others)
  }

  private static func plain(_ word: some StringProtocol) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  private static func value(
    _ name: String, _ set: @escaping @Sendable (inout FilmSettings, String) throws -> Void
  ) -> SettingsKey {
    SettingsKey(name: name, shape: .value, set: set)
  }

  private static func flag(
    _ name: String, _ set: @escaping @Sendable (inout FilmSettings, Bool) -> Void
  ) -> SettingsKey {
    SettingsKey(name: name, shape: .flag) { settings, text in
      switch text.lowercased() {
      case "true", "on", "yes": set(&settings, true)
      case "false", "off", "no": set(&settings, false)
      default: throw ValueError(wanted: "true or false")
      }
    }
  }

  private static func interaction(_ verb: InteractionVerb) -> SettingsKey {
    SettingsKey(name: verb.rawValue, shape: .interaction(verb)) { settings, text in
      let interaction = try InteractionWords.read(text, as: verb)
      settings.interactions = (settings.interactions ?? []) + [interaction]
    }
  }
}

/// Light or dark.
package enum AppearanceValue {
  package static func isDark(_ text: String) throws -> Bool {
    switch text.lowercased() {
    case "light": return false
    case "dark": return true
    default: throw ValueError(wanted: "an appearance; there are light and dark")
    }
  }
}

/// A path to read or write.
package enum PathValue {
  package static func read(_ text: String) throws -> String {
    guard !text.isEmpty, !text.contains("\0") else { throw ValueError(wanted: "a path") }
    return text
  }
}

/// Reads what names a preview.
package enum PreviewChoice {
  /// A whole number is an index, anything else a name.
  package static func read(_ text: String) -> SceneJob.PreviewChoice {
    Int(text).map { .index($0) } ?? .named(text)
  }
}
