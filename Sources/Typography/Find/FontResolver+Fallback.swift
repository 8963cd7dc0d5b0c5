internal import Geometry

extension FontResolver {
  /// The font that draws a cluster: the primary one where it can, else a stand-in; nil when no
  /// installed font can.
  func font(
    for cluster: Character, in font: FontDescription, language: CJKLanguage
  ) -> SizedFont? {
    guard let primary = primary(font) else { return nil }
    let isEmoji = cluster.hasEmojiPresentation
    if !isEmoji, primary.face.coversComposed(cluster) { return primary }
    let face = fallback(
      for: cluster, isBold: font.weight >= 600, isEmoji: isEmoji, language: language)
    guard let face else { return isEmoji && primary.face.coversComposed(cluster) ? primary : nil }
    // Ideographs and their punctuation, not the symbols that CJK fonts have too.
    let isIdeograph = cluster.unicodeScalars.contains { $0.value >= 0x2E80 } && !isEmoji
    return standIn(face, for: primary, font, isChinese: isIdeograph && language.isChinese)
  }

  private func standIn(
    _ face: FontFace, for primary: SizedFont, _ font: FontDescription, isChinese: Bool
  ) -> SizedFont {
    var metrics = primary.metrics
    if face.path.contains("CJK"), isChinese {
      // PingFang, Apple's Chinese face, has taller lines than the system font.
      metrics.ascender = max(metrics.ascender, 1.06 * font.sizePoints)
      metrics.descender = max(metrics.descender, 0.34 * font.sizePoints)
    }
    let scale = font.sizePoints / face.metrics.unitsPerEm
    return SizedFont(
      face: face, scale: scale, horizontalScale: scale * font.widthShare, metrics: metrics,
      slant: font.isItalic && !face.metrics.isItalic && !face.metrics.hasBitmaps ? 0.2 : 0)
  }

  private func fallback(
    for cluster: Character, isBold: Bool, isEmoji: Bool, language: CJKLanguage
  ) -> FontFace? {
    let key = FallbackKey(
      cluster: String(cluster), isBold: isBold, isEmoji: isEmoji, language: language)
    if let known = fallbacks[key] { return known }
    let face =
      ownFace(for: cluster, isBold: isBold)
      ?? candidates(isBold: isBold, isEmoji: isEmoji, language: language)
      .first { $0.coversComposed(cluster) }
      ?? library.otherScriptFaces().first { $0.coversComposed(cluster) }
      .map { bolder($0, isBold) }
    fallbacks[key] = .some(face)
    return face
  }

  /// The user's own fonts draw letters that the asked font lacks, but no symbols: those of a
  /// decorative font beside a scene would be a surprise.
  private func ownFace(for cluster: Character, isBold: Bool) -> FontFace? {
    guard cluster.unicodeScalars.first?.properties.isAlphabetic == true else { return nil }
    return library.ownFaces(nearest: isBold ? 700 : 400).first { $0.coversComposed(cluster) }
  }

  /// The fonts that every installation has come first, so that the optional ones, which draw what
  /// is left, cannot change how a text looks.
  private func candidates(
    isBold: Bool, isEmoji: Bool, language: CJKLanguage
  ) -> some Sequence<FontFace> {
    let style = isBold ? "Bold" : "Regular"
    let emoji = [("NotoColorEmoji.ttf", 0)]
    let text = [
      ("NotoSansCJK-\(style).ttc", language.faceIndex),
      (isBold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf", 0), ("DejaVuSans.ttf", 0),
    ]
    return (isEmoji ? emoji + text : text + emoji).lazy.compactMap {
      self.library.face(file: $0.0, index: $0.1)
    }
  }

  private func bolder(_ face: FontFace, _ isBold: Bool) -> FontFace {
    guard isBold else { return face }
    let path = face.path.replacingOccurrences(of: "-Regular.", with: "-Bold.")
    return library.face(path: path, index: face.index) ?? face
  }
}

extension FontFace {
  /// Whether the face draws a cluster, as it is or with its marks composed.
  func coversComposed(_ cluster: Character) -> Bool {
    if covers(cluster.unicodeScalars) { return true }
    guard cluster.unicodeScalars.count > 1 else { return false }
    return covers(String(cluster).precomposedStringWithCanonicalMapping.unicodeScalars)
  }
}

extension Character {
  /// Whether the character asks to be drawn as a colour picture (UTS 51, default presentations).
  var hasEmojiPresentation: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if first.properties.isEmojiPresentation { return true }
    guard first.properties.isEmoji, scalars.count > 1 else { return false }
    return scalars.contains {
      $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmojiModifier
    }
  }
}
