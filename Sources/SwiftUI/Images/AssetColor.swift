import Display

/// A colour set of an asset catalogue: one colour, and maybe another one in the dark.
struct AssetColor {
  let light: DisplayColor
  let dark: DisplayColor?
  func color(isDark: Bool) -> DisplayColor { isDark ? dark ?? light : light }

  /// Looks for `NAME.colorset` in the catalogues of a folder, groups included.
  static func load(_ name: String, in folder: URL) -> AssetColor? {
    let files = FileManager.default
    let catalogues = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcassets") }.sorted()
    for catalogue in catalogues {
      let root = folder.appendingPathComponent(catalogue)
      let sets = (files.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
        .filter { $0 == "\(name).colorset" || $0.hasSuffix("/\(name).colorset") }.sorted()
      for set in sets {
        let contents = root.appendingPathComponent(set).appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: contents),
          let decoded = try? JSONDecoder().decode(Contents.self, from: data),
          let color = AssetColor(decoded)
        else { continue }
        return color
      }
    }
    return nil
  }

  private init?(_ contents: Contents) {
    func color(_ isDark: Bool) -> DisplayColor? {
      contents.colors.first { $0.isDark == isDark && $0.color != nil }?.color?.display
    }
    guard let light = color(false) ?? color(true) else { return nil }
    self.light = light
    dark = color(true)
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {
        let appearance: String
        let value: String
      }
      let color: Numbers?
      let appearances: [Appearance]?
      var isDark: Bool {
        appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
      }
    }
    let colors: [Entry]
  }

  /// The parts of a colour as the catalogue writes them: `0.5`, `128` or `0x80`.
  private struct Numbers: Decodable {
    let colorSpace: String?
    let components: [String: String]?
    private enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components
    }
    var display: DisplayColor? {
      guard let components else { return nil }
      func number(_ key: String) -> Double? {
        guard let text = components[key] else { return nil }
        if text.hasPrefix("0x") {
          return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let value = Double(text) else { return nil }
        return text.contains(".") ? value : value / 255
      }
      let alpha = components["alpha"].flatMap(Double.init) ?? 1
      let isWide = colorSpace?.contains("p3") ?? false
      let space: Color.RGBColorSpace =
        isWide ? .displayP3 : colorSpace?.contains("linear") ?? false ? .sRGBLinear : .sRGB
      if let white = number("white") { return space.color(white, white, white, alpha) }
      guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
        return nil
      }
      return space.color(red, green, blue, alpha)
    }
  }
}
