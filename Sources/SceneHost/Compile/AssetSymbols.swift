import Foundation

/// The names that Xcode makes of asset catalogues, such as `Image(.appLogo)` and `Color.brand`.
package struct AssetSymbols: Equatable {
  /// Names of colours: the member's, then the set's.
  package var colors: [String: String] = [:]
  /// Names of pictures: the member's, then the set's.
  package var images: [String: String] = [:]
  /// Colours that no catalogue has.
  package var missingColors: Set<String> = []

  package var isEmpty: Bool { colors.isEmpty && images.isEmpty && missingColors.isEmpty }

  package init() {}

  /// The names of the catalogues in some folders.
  package init(in folders: [URL]) {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for catalogue in names.sorted() where catalogue.hasSuffix(".xcassets") {
        let walk = FileManager.default.enumerator(
          atPath: folder.appendingPathComponent(catalogue).path)
        for path in (walk?.compactMap { $0 as? String } ?? []).sorted() {
          let name = String(path.split(separator: "/").last ?? "")
          if name.hasSuffix(".colorset") {
            add(String(name.dropLast(9)), without: "Color", to: &colors)
          } else if name.hasSuffix(".imageset") {
            add(String(name.dropLast(9)), without: "Image", to: &images)
          }
        }
      }
    }
  }

  private func add(_ set: String, without suffix: String, to names: inout [String: String]) {
    let member = Self.member(of: set, without: suffix)
    if !member.isEmpty, names[member] == nil { names[member] = set }
  }

  /// `brand-blue` and `BrandBlueColor` become `brandBlue`.
  package static func member(of set: String, without suffix: String) -> String {
    let words = set.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    var name = words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    if name.hasSuffix(suffix), name.count > suffix.count { name.removeLast(suffix.count) }
    let capitals = name.prefix { $0.isUppercase }.count
    let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : max(capitals, 1)
    name = name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// Adds names that a compiler did not find and that can only be those of a catalogue.
  ///
  /// - Returns: Whether there was any.
  package mutating func addMissing(from diagnostics: String) -> Bool {
    let before = self
    for line in diagnostics.split(separator: "\n") {
      if let name = Self.word(in: line, after: "type 'ImageResource' has no member '") {
        images[name] = name
      } else if let name = Self.word(in: line, after: "type 'UIImage' has no member '") {
        images[name] = name
      } else if let name = Self.word(in: line, after: "type 'UIColor' has no member '"),
        !Self.isSlip(name)
      {
        missingColors.insert(name)
      } else if let name = Self.word(in: line, after: "type 'ColorResource' has no member '") {
        missingColors.insert(name)
      } else if let name = Self.word(in: line, after: "type 'Color' has no member '"),
        !Self.isSlip(name)
      {
        missingColors.insert(name)
      } else if line.contains("requires the types 'Color' and"),
        let name = Self.word(in: line, after: "static property '")
      {
        missingColors.insert(name)
      }
    }
    return self != before
  }

  private static func word(in line: Substring, after mark: String) -> String? {
    guard line.contains(": error: "), let range = line.firstRange(of: mark) else { return nil }
    let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  /// Whether a name looks like a slip of the pen for a colour there is.
  private static func isSlip(_ name: String) -> Bool {
    let allowed = name.count > 5 ? 2 : 1
    return knownColors.contains { EditDistance.between(name, $0) <= allowed }
  }

  private static let knownColors = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "grey", "black", "clear", "primary", "secondary", "accentColor",
  ]
  /// Names that a catalogue may have and Xcode makes nothing of.
  private static let reserved: Set<String> = Set(knownColors).union([
    "background", "foreground", "tint", "fill", "separator", "link", "placeholder", "tertiary",
    "quaternary", "quinary", "init", "self",
  ])

  // MARK: Source

  /// Swift source that declares the names.
  package var source: String {
    var text = "import SwiftUI\n"
    func quoted(_ name: String) -> String { "\"\(name.filter { $0 != "\"" && $0 != "\\" })\"" }
    for (member, set) in images.sorted(by: { $0.key < $1.key }) {
      text +=
        "extension ImageResource { static var `\(member)`: ImageResource "
        + "{ ImageResource(name: \(quoted(set))) } }\n"
      text +=
        "extension UIImage { static var `\(member)`: UIImage "
        + "{ UIImage(resource: ImageResource(name: \(quoted(set)))) } }\n"
    }
    for (member, set) in colors.sorted(by: { $0.key < $1.key }) {
      text +=
        "extension ColorResource { static var `\(member)`: ColorResource "
        + "{ ColorResource(name: \(quoted(set))) } }\n"
      guard !Self.reserved.contains(member) else { continue }
      text +=
        "extension SwiftUI.Color { static var `\(member)`: SwiftUI.Color "
        + "{ SwiftUI.Color(\(quoted(set))) } }\n"
      text +=
        "extension ShapeStyle where Self == SwiftUI.Color { static var `\(member)`: "
        + "SwiftUI.Color { SwiftUI.Color(\(quoted(set))) } }\n"
      text +=
        "extension UIColor { @_disfavoredOverload static var `\(member)`: UIColor "
        + "{ UIColor(SwiftUI.Color(\(quoted(set)))) } }\n"
    }
    for member in missingColors.subtracting(colors.keys).sorted() {
      text +=
        "extension ColorResource { static var `\(member)`: ColorResource "
        + "{ ColorResource(name: \(quoted(member))) } }\n"
    }
    for member in missingColors.subtracting(colors.keys.filter { !Self.reserved.contains($0) })
      .sorted()
    {
      text +=
        "extension SwiftUI.Color { static var `\(member)`: SwiftUI.Color "
        + "{ SwiftUI.Color(\(quoted(member))) } }\n"
      text +=
        "extension UIColor { @_disfavoredOverload static var `\(member)`: UIColor "
        + "{ UIColor(SwiftUI.Color(\(quoted(member)))) } }\n"
    }
    return text
  }
}
