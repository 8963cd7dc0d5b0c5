/// Names for the files of many films.
package enum FilmNames {
  /// A file name for a preview: lower case ASCII, digits and hyphens, at most 80 letters.
  ///
  /// The preview's name is added where a scene has several, and those of shots and variants.
  /// Names that would be equal get a number.
  package static func stem(of item: SceneBatch.Item) -> String {
    let variant = item.request.variantWords.map { "-" + slug($0) } ?? ""
    return String(plainStem(of: item).prefix(80 - variant.count)) + variant
  }

  private static func plainStem(of item: SceneBatch.Item) -> String {
    let scene = slug(item.scene.name)
    if let shot = item.request.shot { return "\(scene)-\(slug(shot))" }
    guard item.siblings > 1 else { return scene }
    let preview = item.preview.name.map(slug) ?? ""
    // The number keeps previews of one name, or of a name in other letters, apart.
    let tail = preview.isEmpty ? "\(item.preview.index)" : "\(item.preview.index)-\(preview)"
    return "\(scene)-\(tail)"
  }

  /// Small words with hyphens between them; letters other than ASCII are left out.
  package static func slug(_ text: String) -> String {
    var words: [String] = [""]
    var previous: Character?
    for character in text {
      let isLetter = character.isASCII && (character.isLetter || character.isNumber)
      // A new word begins at a capital after a small letter, and at all that is no letter.
      if !isLetter || (character.isUppercase && previous?.isLowercase == true) { words.append("") }
      if isLetter { words[words.count - 1] += character.lowercased() }
      previous = character
    }
    return String(words.filter { !$0.isEmpty }.joined(separator: "-").prefix(60))
  }
}
