import Playback

/// A scene in other surroundings, by words people share: `dark`, `rtl+large-text`, `ko_KR`.
///
/// Words joined by `+` hold together. `light` is the usual look and has no name of its own.
package struct Variant: Hashable, Sendable {
  /// As it was written, such as `dark+rtl`.
  package let words: String
  /// What the words set; all else is left alone.
  package let settings: FilmSettings

  /// Of the words that need no value; locales, text sizes, devices and scales are words too.
  package static let named = ["light", "dark", "rtl", "ltr", "large-text", "reduce-motion"]
  /// The text size of `large-text`: the largest one within reach of every user's slider.
  package static let largeTextSize = "accessibility1"

  /// Reads one variant.
  package init(_ text: some StringProtocol) throws(ValueError) {
    var settings = FilmSettings()
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    for part in parts { try Self.read(String(part), into: &settings) }
    words = parts.joined(separator: "+")
    self.settings = settings
  }

  /// Reads a list such as `light,dark,rtl`; none may come twice.
  package static func list(_ text: String) throws(ValueError) -> [Variant] {
    var found: [Variant] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let variant = try Variant(part.trimmingPrefix(" "))
      guard !found.contains(where: { $0.settings == variant.settings }) else {
        throw ValueError(wanted: "a list of different variants; '\(part)' comes twice")
      }
      found.append(variant)
    }
    return found
  }

  private static func read(_ word: String, into settings: inout FilmSettings) throws(ValueError) {
    switch word.lowercased().replacing("_", with: "-") {
    case "light", "default": return settings.isDark = false
    case "dark": return settings.isDark = true
    case "rtl": return settings.isRightToLeft = true
    case "ltr": return settings.isRightToLeft = false
    case "large-text": return settings.textSize = largeTextSize
    case "reduce-motion", "reduced-motion": return settings.reducesMotion = true
    default: break
    }
    if let size = try? TextSizeValue.read(word) {
      settings.textSize = size
    } else if let device = try? Device.named(word) {
      settings.device = device
    } else if word.hasSuffix("x"), let scale = try? SizeValue.scale(String(word.dropLast())) {
      settings.scale = scale
    } else if word.count == 2 || word.contains("_") || word.contains("-"),
      let locale = try? LocaleValue.read(word)
    {
      settings.locale = locale
    } else {
      let near = Suggestion.nearest(to: word, among: named).map { "; did you mean '\($0)'?" }
      throw ValueError(
        wanted: "a variant\(near ?? ""); there are \(named.joined(separator: ", ")), text sizes, "
          + "devices, scales such as 3x and locales such as ko_KR, joined by +")
    }
  }
}

extension FilmSettings {
  /// What the settings change of a scene's surroundings, in a fixed order: `dark.ko_KR.rtl`;
  /// empty for nothing.
  package var variantName: String {
    var parts: [String] = []
    if let device { parts.append(device.name) }
    if let scale { parts.append("\(scale == scale.rounded() ? "\(Int(scale))" : "\(scale)")x") }
    if isDark == true { parts.append("dark") }
    if let locale { parts.append(locale) }
    if isRightToLeft == true { parts.append("rtl") }
    if let textSize { parts.append(textSize) }
    if reducesMotion == true { parts.append("reduce-motion") }
    return parts.joined(separator: ".")
  }
}
