internal import Display
internal import Geometry

/// Lays out text with the fonts it has found, and remembers what it did.
///
/// A class because of its caches; `TextEngine` owns it and lets one thread in at a time.
final class Typesetter {
  let resolver: FontResolver
  let images: GlyphImages
  /// In the order they came up, each once.
  private(set) var warnings: [String] = []
  private var layouts: [LayoutKey: TextLayout] = [:]
  private var texts: [TextKey: ShapedText] = [:]

  private struct TextKey: Hashable {
    var runs: [TextRun]
    var isRightToLeft: Bool
    var localeIdentifier: String
    var tightening: CGFloat
  }
  private struct LayoutKey: Hashable {
    var runs: [TextRun]
    var style: ParagraphStyle
    var width: CGFloat
    var height: CGFloat
    var displayScale: CGFloat
  }

  /// Enough for every text of a busy screen at several sizes; then all is forgotten at once.
  private static let cacheLimit = 2048

  init(directories: [String]) {
    resolver = FontResolver(library: FontLibrary(directories: directories))
    images = GlyphImages(resolver: resolver)
    resolver.warn = { [weak self] in self?.note($0) }
  }

  private func note(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Forgets layouts, after fonts or the decoder changed.
  func forget() {
    layouts = [:]
    texts = [:]
    resolver.reset()
  }

  func add(directory: String) {
    resolver.library.add(directory: directory)
    forget()
  }

  func metrics(of font: FontDescription) -> FontMetrics {
    if let found = resolver.primary(font)?.metrics { return found }
    let size = font.sizePoints
    return FontMetrics(
      ascender: SystemDesign.ascender * size, descender: SystemDesign.descender * size, leading: 0,
      capHeight: SystemDesign.capHeight * size, xHeight: SystemDesign.xHeight * size,
      underlineOffset: 0.11 * size, underlineThickness: 0.05 * size,
      strikethroughOffset: SystemDesign.xHeight * size / 2)
  }

  /// Lays out runs within a width and height in points, infinite for no limit.
  func layout(
    _ runs: [TextRun], style: ParagraphStyle, width: CGFloat, height: CGFloat,
    displayScale: CGFloat
  ) -> TextLayout {
    let key = LayoutKey(
      runs: runs, style: style, width: width, height: height, displayScale: displayScale)
    if let known = layouts[key] { return known }
    let fitted = Fitting(typesetter: self, style: style, width: width, height: height).set(runs)
    let layout = LayoutBuilder(
      style: style, displayScale: displayScale, images: images, isTruncated: fitted.isTruncated
    ).layout(fitted.boxes, runs: fitted.runs)
    if layouts.count >= Typesetter.cacheLimit { layouts = [:] }
    layouts[key] = layout
    return layout
  }

  /// The shaped paragraphs of runs.
  func shape(_ runs: [TextRun], style: ParagraphStyle, tightening: CGFloat) -> ShapedText {
    let key = TextKey(
      runs: runs, isRightToLeft: style.isRightToLeft, localeIdentifier: style.localeIdentifier,
      tightening: tightening)
    if let known = texts[key] { return known }
    let text = ShapedText(
      runs, resolver: resolver, style: style, tightening: tightening)
    text.missing.forEach(note)
    if texts.count >= Typesetter.cacheLimit { texts = [:] }
    texts[key] = text
    return text
  }
}
