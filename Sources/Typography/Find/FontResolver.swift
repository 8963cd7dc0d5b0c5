internal import Geometry

/// Turns descriptions into faces at a size, and finds stand-ins for what a face lacks.
///
/// A class because it remembers answers; it belongs to one `Typesetter`.
final class FontResolver {
  let library: FontLibrary
  private var primaries: [FontDescription: SizedFont?] = [:]
  var fallbacks: [FallbackKey: FontFace?] = [:]
  /// Called with each thing that could not be done as asked.
  var warn: (String) -> Void = { _ in }

  struct FallbackKey: Hashable {
    var cluster: String
    var isBold: Bool
    var isEmoji: Bool
    var language: CJKLanguage
  }

  init(library: FontLibrary) { self.library = library }

  /// Forgets all answers, after fonts were added.
  func reset() {
    primaries = [:]
    fallbacks = [:]
  }

  /// The font a description asks for; nil when no font is installed at all.
  func primary(_ font: FontDescription) -> SizedFont? {
    if let known = primaries[font] { return known }
    let found = resolve(font)
    primaries[font] = .some(found)
    return found
  }

  private func resolve(_ font: FontDescription) -> SizedFont? {
    switch font.family {
    case .system: return inter(font) ?? plain(font, files: dejaVu(font, "DejaVuSans"))
    case .rounded:
      var found = inter(font) ?? plain(font, files: dejaVu(font, "DejaVuSans"))
      found?.isRound = true
      return found
    case .monospaced: return monospaced(font) ?? inter(font)
    case .serif:
      return serifCJK(font) ?? plain(font, files: dejaVu(font, "DejaVuSerif")) ?? inter(font)
    case .named(let name): return named(font, name)
    }
  }

  private func isBold(_ font: FontDescription) -> Bool { font.weight >= 600 }

  private func inter(_ font: FontDescription) -> SizedFont? {
    let isDisplay = font.sizePoints > SystemDesign.largestTextSize
    let file = SystemDesign.interFile(
      weight: font.weight, isItalic: font.isItalic, isDisplay: isDisplay)
    let text = SystemDesign.interFile(
      weight: font.weight, isItalic: font.isItalic, isDisplay: false)
    guard let face = library.face(file: file) ?? library.face(file: text) else {
      warn("the font file \(file) is missing; install fonts-inter")
      return nil
    }
    let tracking =
      isDisplay
      ? SystemDesign.displayTracking(at: font.sizePoints)
      : SystemDesign.textTracking(at: font.sizePoints)
    return sized(face, font, tracking: tracking, extra: [FontFace.Feature("calt", 0)])
  }

  private func monospaced(_ font: FontDescription) -> SizedFont? {
    let style =
      switch (isBold(font), font.isItalic) {
      case (true, true): "-BoldOblique"
      case (true, false): "-Bold"
      case (false, true): "-Oblique"
      case (false, false): ""
      }
    guard let face = library.face(file: "DejaVuSansMono\(style).ttf") else { return nil }
    let own = face.shape([0x30], range: 0..<1, isRightToLeft: false, language: "en", features: [])
    let natural = (own.first?.advance ?? 0) * capScale(face) * font.sizePoints
    let wanted = SystemDesign.monospacedAdvance * font.sizePoints
    return sized(face, font, tracking: wanted - natural, extra: [FontFace.Feature("liga", 0)])
  }

  /// The serif of Noto's CJK fonts has Latin letters nearer to New York's than DejaVu has.
  private func serifCJK(_ font: FontDescription) -> SizedFont? {
    let face = library.face(file: "NotoSerifCJK-\(isBold(font) ? "Bold" : "Regular").ttc")
    return face.map { sized($0, font) }
  }

  private func dejaVu(_ font: FontDescription, _ base: String) -> [String] {
    let slant = base == "DejaVuSerif" ? "Italic" : "Oblique"
    let style = (isBold(font) ? "Bold" : "") + (font.isItalic ? slant : "")
    return ["\(base)\(style.isEmpty ? "" : "-")\(style).ttf"]
  }

  private func plain(_ font: FontDescription, files: [String]) -> SizedFont? {
    files.lazy.compactMap { self.library.face(file: $0) }.first.map { sized($0, font) }
  }

  private func named(_ font: FontDescription, _ name: String) -> SizedFont? {
    let face = library.face(family: name, weight: Int(font.weight), isItalic: font.isItalic)
    guard let face else {
      warn("the font \"\(name)\" is not installed; a font of the system stands in")
      return primary(Substitute.description(for: font, name: name))
    }
    return natural(face, font)
  }

  /// Points per unit for one point of size, so that capitals are as tall as the system font's.
  private func capScale(_ face: FontFace) -> CGFloat {
    let measures = face.metrics
    guard measures.capHeight > 0 else { return 1 / measures.unitsPerEm }
    return SystemDesign.capHeight / measures.capHeight
  }

  /// A stand-in for one of Apple's designs, with the measures of Apple's.
  private func sized(
    _ face: FontFace, _ font: FontDescription, tracking: CGFloat = 0,
    extra: [FontFace.Feature] = []
  ) -> SizedFont {
    let scale = capScale(face) * font.sizePoints
    let size = font.sizePoints
    let metrics = FontMetrics(
      ascender: SystemDesign.ascender * size, descender: SystemDesign.descender * size,
      leading: leading(font), capHeight: SystemDesign.capHeight * size,
      xHeight: face.metrics.xHeight * scale, underlineOffset: 0.11 * size,
      underlineThickness: max(face.metrics.underlineThickness * scale, 0.05 * size),
      strikethroughOffset: face.metrics.xHeight * scale / 2)
    return SizedFont(
      face: face, scale: scale, horizontalScale: scale * font.widthShare, tracking: tracking,
      metrics: metrics, features: features(font) + extra,
      slant: font.isItalic && !face.metrics.isItalic ? 0.2 : 0)
  }

  /// A font the user chose, with its own measures.
  private func natural(_ face: FontFace, _ font: FontDescription) -> SizedFont {
    let scale = font.sizePoints / face.metrics.unitsPerEm
    let own = face.metrics
    let metrics = FontMetrics(
      ascender: own.ascender * scale, descender: -own.descender * scale,
      leading: own.lineGap * scale + leading(font), capHeight: own.capHeight * scale,
      xHeight: own.xHeight * scale, underlineOffset: -own.underlinePosition * scale,
      underlineThickness: own.underlineThickness * scale,
      strikethroughOffset: own.strikeoutPosition * scale)
    return SizedFont(
      face: face, scale: scale, horizontalScale: scale * font.widthShare, metrics: metrics,
      features: features(font), slant: font.isItalic && !own.isItalic ? 0.2 : 0)
  }

  /// Tight and loose lines of body text stand 2 points nearer and farther; other sizes in step.
  private func leading(_ font: FontDescription) -> CGFloat {
    switch font.leading {
    case .standard: 0
    case .tight: -font.sizePoints * 2 / 17
    case .loose: font.sizePoints * 2 / 17
    }
  }

  private func features(_ font: FontDescription) -> [FontFace.Feature] {
    font.isMonospacedDigit ? [FontFace.Feature("tnum", 1)] : []
  }
}
