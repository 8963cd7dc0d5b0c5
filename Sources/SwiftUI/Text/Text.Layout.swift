import Display
import Typography

extension Text {
  /// A text in its lines, as a renderer draws it.
  public struct Layout: RandomAccessCollection {
    /// What all parts of a layout share.
    ///
    /// Owned by the parts of one layout.
    final class Ink {
      let text: Text
      let layout: TextLayout
      let canvas: LeafCanvas
      init(text: Text, layout: TextLayout, canvas: LeafCanvas) {
        self.text = text
        self.layout = layout
        self.canvas = canvas
      }
    }
    let ink: Ink
    init(_ ink: Ink) { self.ink = ink }

    /// Whether some of the text is not shown.
    public var isTruncated: Bool { ink.layout.isTruncated }
    /// The first line.
    public var startIndex: Int { 0 }
    /// One past the last line.
    public var endIndex: Int { ink.layout.lines.count }
    /// A line.
    public subscript(index: Int) -> Line { Line(ink: ink, index: index) }

    /// How glyphs are put on pixels.
    @frozen public struct DrawingOptions: OptionSet, Sendable {
      /// One bit an option.
      public let rawValue: UInt32
      /// Options from bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Between pixels too: always so here.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
    /// How much room letters take, in points of the text's view.
    public struct TypographicBounds: Equatable, Sendable {
      /// The beginning of the baseline.
      public var origin: CGPoint
      /// From the first to the last letter.
      public var width: CGFloat
      /// From the baseline up.
      public var ascent: CGFloat
      /// From the baseline down.
      public var descent: CGFloat
      /// Between this line and the next: part of the others here.
      public var leading: CGFloat
      /// The letters' rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
    /// A line of a text: its runs.
    public struct Line: RandomAccessCollection {
      let ink: Ink
      let index: Int
      /// The glyphs of each run.
      private let runs: [Range<Int>]
      private var line: TextLayout.Line { ink.layout.lines[index] }

      init(ink: Ink, index: Int) {
        self.ink = ink
        self.index = index
        var runs: [Range<Int>] = []
        for glyph in ink.layout.lines[index].glyphs {
          if let last = runs.last,
            ink.layout.glyphs[last.lowerBound].runIndex == ink.layout.glyphs[glyph].runIndex
          {
            runs[runs.count - 1] = last.lowerBound..<glyph + 1
          } else {
            runs.append(glyph..<glyph + 1)
          }
        }
        self.runs = runs
      }
      /// The beginning of the baseline.
      public var origin: CGPoint { typographicBounds.origin }
      /// How much room the line takes.
      public var typographicBounds: TypographicBounds { ink.bounds(of: line.glyphs) }
      /// The first run.
      public var startIndex: Int { 0 }
      /// One past the last run.
      public var endIndex: Int { runs.count }
      /// Letters of one style.
      public subscript(index: Int) -> Run { Run(ink: ink, glyphs: runs[index]) }
    }
    /// Letters of one style in a line.
    public struct Run: RandomAccessCollection {
      /// A letter.
      public typealias Element = RunSlice
      /// Some letters.
      public typealias SubSequence = RunSlice
      let ink: Ink
      let glyphs: Range<Int>
      /// How much room the letters take.
      public var typographicBounds: TypographicBounds { ink.bounds(of: glyphs) }
      /// The way the letters run.
      public var layoutDirection: LayoutDirection {
        ink.layout.glyphs[glyphs.lowerBound].isRightToLeft ? .rightToLeft : .leftToRight
      }
      /// The first letter.
      public var startIndex: Int { 0 }
      /// One past the last letter.
      public var endIndex: Int { glyphs.count }
      /// A letter.
      public subscript(index: Int) -> RunSlice {
        RunSlice(run: self, indices: index..<index + 1)
      }
      /// Some letters.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// What the scene has told of the letters.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        ink.attribute(key, of: glyphs.lowerBound)
      }
    }
    /// Some letters of a run, mostly one.
    public struct RunSlice: RandomAccessCollection {
      /// A letter.
      public typealias Element = RunSlice
      /// Fewer letters.
      public typealias SubSequence = RunSlice
      /// The run the letters are of.
      public let run: Run
      /// Their places in it.
      public let indices: Range<Int>
      var glyphs: Range<Int> {
        run.glyphs.lowerBound + indices.lowerBound..<run.glyphs.lowerBound + indices.upperBound
      }
      /// How much room the letters take.
      public var typographicBounds: TypographicBounds { run.ink.bounds(of: glyphs) }
      /// The first letter's place in the run.
      public var startIndex: Int { indices.lowerBound }
      /// One past the last letter's place.
      public var endIndex: Int { indices.upperBound }
      /// A letter.
      public subscript(index: Int) -> RunSlice { run[index] }
      /// Fewer letters.
      public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
      /// What the scene has told of the letters.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    }
  }
}

extension Text.Layout.Ink {
  func bounds(of glyphs: Range<Int>) -> Text.Layout.TypographicBounds {
    guard let first = glyphs.first else {
      return Text.Layout.TypographicBounds(
        origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0)
    }
    let all = layout.glyphs[glyphs]
    let line = layout.lines[layout.glyphs[first].line]
    let left = all.map(\.x).min() ?? 0
    let right = all.map { $0.x + $0.width }.max() ?? left
    return Text.Layout.TypographicBounds(
      origin: CGPoint(x: left, y: line.baseline), width: right - left,
      ascent: line.baseline - line.frame.minY, descent: line.frame.maxY - line.baseline,
      leading: 0)
  }

  func attribute<T: TextAttribute>(_ key: T.Type, of glyph: Int) -> T? {
    let run = layout.glyphs[glyph].runIndex
    guard text.segments.indices.contains(run) else { return nil }
    return text.segments[run].attributes.values[ObjectIdentifier(key)] as? T
  }

  /// Draws glyphs and the pieces of lines under and through them.
  func draw(_ glyphs: Range<Int>, _ context: GraphicsContext) {
    context.add(in: CGRect(origin: .zero, size: canvas.size)) { inner in
      var canvas = canvas
      canvas.context = inner
      for glyph in layout.glyphs[glyphs] {
        text.draw(.outlines(glyph.outlines, colorIndex: glyph.colorIndex), canvas)
        if let image = glyph.image { text.draw(.image(image.image, image.frame), canvas) }
      }
      let rect = bounds(of: glyphs).rect
      for case .decoration(let whole, let pattern, let color) in layout.pieces {
        let part = whole.intersection(rect.insetBy(dx: 0, dy: -rect.height))
        guard part.width > 0, abs(whole.midY - rect.midY) <= rect.height else { continue }
        text.draw(.decoration(part, pattern: pattern, colorIndex: color), canvas)
      }
      for case .attachment(let id, let frame, let color) in layout.pieces
      where frame.midX >= rect.minX && frame.midX < rect.maxX
        && abs(frame.midY - rect.midY) <= rect.height
      {
        text.draw(.attachment(id: id, frame, colorIndex: color), canvas)
      }
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    for run in line { draw(run, options: options) }
  }
  /// Draws letters of one style.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    run.ink.draw(run.glyphs, self)
  }
  /// Draws some letters.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    slice.run.ink.draw(slice.glyphs, self)
  }
}
