import Display
import Geometry
import Typography

/// What the tests of this room share: one engine and short ways to ask it.
enum Setting {
  static func run(
    _ text: String, _ size: CGFloat = 17, weight: CGFloat = 400, color: Int = 0
  ) -> TextRun {
    TextRun(text, font: FontDescription(sizePoints: size, weight: weight), colorIndex: color)
  }

  static func lay(
    _ runs: [TextRun], _ style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil,
    height: CGFloat? = nil, scale: CGFloat = 3, engine: TextEngine = TextEngine(fontDirectories: [])
  ) -> TextLayout {
    engine.layout(
      runs, style: style, proposedWidth: width, proposedHeight: height, displayScale: scale)
  }

  /// The text of each line as its glyphs say it, from left to right.
  static func lines(_ layout: TextLayout) -> [String] {
    layout.lines.map { line in layout.glyphs[line.glyphs].map(\.text).joined() }
  }

  static let pangram = "The quick brown fox jumps over the lazy dog, then runs away."
}

/// Takes the bytes for pixels: enough to see that a picture was asked for.
struct CountingDecoder: ImageDecoding {
  func decode(_ data: Data) throws -> DisplayImage {
    DisplayImage(width: 1, height: 1, pixels: Array(data.prefix(4)))
  }
}
