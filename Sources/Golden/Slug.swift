import Encoders

/// Turns any name into one that is lower case, ASCII, short, and tells names apart.
package enum Slug {
  /// Room for a suffix within the 120 bytes that every tool and file system takes.
  static let limit = 120

  /// `LikeButton` and `Like Button` become `like-button`; the extension `.swift` is dropped.
  ///
  /// A name that loses something other than case and separators gets eight digits of a hash of
  /// itself, so that two such names stay apart.
  package static func make(_ name: String) -> String {
    let name = name.replacing(".swift", with: "")
    var result = ""
    var isLossy = false
    var previous: Character = "-"
    for character in name {
      if character.isASCII, character.isLetter || character.isNumber {
        let startsWord =
          character.isUppercase && (previous.isLowercase || previous.isNumber)
        if startsWord { result += "-" }
        result += character.lowercased()
      } else if " -_/.:,".contains(character) {
        if !result.hasSuffix("-"), !result.isEmpty { result += "-" }
      } else {
        isLossy = true
      }
      previous = character
    }
    while result.hasSuffix("-") { result.removeLast() }
    guard isLossy || result.isEmpty || result.utf8.count > limit else { return result }
    let suffix = String(String(ContentHash.text(name)).prefix(8))
    return String(result.prefix(limit - 9)) + (result.isEmpty ? "" : "-") + suffix
  }
}
