import Display
import Typography

/// Text, read only.
public struct Text: LeafView, Equatable {
  /// A stretch of text in one style; what is nil follows the view.
  struct Segment: Equatable {
    var text: String
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic: Bool?
    var isMonospacedDigit = false
    var color: AnyShapeStyleBox?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: TextLine?
    var strikethrough: TextLine?
    /// What the segment says of the present instant; its text is filled in where it is shown.
    var clock: Clock?
    /// A picture in place of the text.
    var image: Image?
    var scale = TextScale.standard
    /// What a renderer can ask for.
    var attributes = TextAttributes()
  }
  var segments: [Segment]
  /// Changes that are still seen; set where the text is shown.
  var motion: ContentMotion<Text>?

  init(segments: [Segment]) { self.segments = segments }
  /// The characters of a string.
  public init(verbatim content: String) { segments = [Segment(text: content)] }
  /// The characters of a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { segments = [Segment(text: String(content))] }
  /// Text by its key; without a table it is the key itself, with its values filled in.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    segments = key.segments.flatMap(\.marked)
  }
  /// A formatted value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    segments = [Segment(text: format.format(input))]
  }

  /// The text of both, one after the other.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(segments: lhs.segments + rhs.segments)
  }

  package var plainText: String { segments.map(\.text).joined() }

  // MARK: Drawing

  func runs(_ environment: EnvironmentValues) -> [TextRun] {
    let base = environment.effectiveFont
    return segments.enumerated().map { index, segment in
      var font = segment.font ?? base
      if let weight = segment.weight { font.weight = weight }
      if let design = segment.design { font.design = design }
      if let isItalic = segment.isItalic { font.isItalic = isItalic }
      if segment.isMonospacedDigit { font.isMonospacedDigit = true }
      if let width = environment.fontWidth, font.width == nil { font.width = width }
      var text = segment.text
      switch environment.textCase {
      case .uppercase: text = text.uppercased()
      case .lowercase: text = text.lowercased()
      case nil: break
      }
      var description = font.description(in: environment)
      if segment.scale == .secondary || environment.textScale == .secondary {
        description.sizePoints *= TextScale.secondaryShare
      }
      var run = TextRun(text, font: description, colorIndex: index)
      if let image = segment.image {
        run = TextRun(
          image.attachment(id: index, description, environment), font: description,
          colorIndex: index)
      }
      run.kerning = segment.kerning + environment.textKerning
      run.tracking = segment.tracking + environment.textTracking
      run.baselineOffset = segment.baselineOffset + environment.textBaselineOffset
      let (under, through) = lines(of: segment, environment)
      run.underline = under?.pattern
      run.strikethrough = through?.pattern
      // Colours of lines come after those of the segments, in `leafPaints`.
      if under?.color != nil { run.underlineColorIndex = segments.count + index }
      if through?.color != nil { run.strikethroughColorIndex = 2 * segments.count + index }
      return run
    }
  }

  func layout(
    width: CGFloat?, height: CGFloat?, _ environment: EnvironmentValues
  ) -> TextLayout {
    TextEngine.process.layout(
      runs(environment), style: environment.paragraphStyle, proposedWidth: width,
      proposedHeight: height, displayScale: environment.displayScale)
  }

  package func leafSize(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    guard let renderer = environment.textRenderer else {
      return layout(width: proposal.width, height: proposal.height, environment).size
    }
    return renderer.sizeThatFits(
      proposal: proposal, text: TextProxy(text: self, environment: environment))
  }

  package func leafPaints(_ environment: EnvironmentValues) -> [LeafPaint] {
    let letters = segments.map { segment in
      segment.color?.style.paint(in: environment) ?? ForegroundStyle().paint(in: environment)
    }
    let lines = segments.map { self.lines(of: $0, environment) }
    guard lines.contains(where: { $0.under?.color != nil || $0.through?.color != nil }) else {
      return letters
    }
    func paints(_ colors: [Color?]) -> [LeafPaint] {
      zip(colors, letters).map { $0?.paint(in: environment) ?? $1 }
    }
    return letters + paints(lines.map { $0.under?.color })
      + paints(lines.map { $0.through?.color })
  }

  private func lines(
    of segment: Segment, _ environment: EnvironmentValues
  ) -> (under: TextLine?, through: TextLine?) {
    (
      segment.underline ?? environment.textUnderline,
      segment.strikethrough ?? environment.textStrikethrough
    )
  }

  package func leafGuide(
    _ key: AlignmentKey, _ size: CGSize, _ environment: EnvironmentValues
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return layout(width: size.width, height: size.height, environment).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return layout(width: size.width, height: size.height, environment).lastBaseline
    }
    return nil
  }

  package var leafText: String? { plainText }

  package func drawLeaf(_ canvas: LeafCanvas) {
    guard let renderer = canvas.environment.textRenderer else { return drawMoving(canvas) }
    draw(with: renderer, canvas)
  }

  /// Brings the text's box up to date and notes what changes.
  @MainActor @preconcurrency
  public static func _update(_ view: Text, _ node: _Node) {
    let motion = node.slot { ContentMotion<Text>(node) }
    let seconds = node.graph.epochSeconds + node.graph.now.seconds
    let view = view.told(at: Date(timeIntervalSince1970: seconds), node.environment)
    if view.runsWithTime { node.slot { TextTicker(node) }.wait() }
    motion.update(view) { old, oldEnvironment, new, environment in
      old.runs(oldEnvironment) == new.runs(environment)
    }
    var linked = view
    linked.motion = motion
    node.updateLeaf(linked)
  }

  /// Whether both say the same in the same styles.
  public static func == (a: Text, b: Text) -> Bool { a.segments == b.segments }

  func draw(_ piece: TextLayout.Piece, _ canvas: LeafCanvas) {
    switch piece {
    case .outlines(let outlines, let index):
      guard canvas.paints.indices.contains(index),
        let paint = canvas.paints[index].paint(in: canvas.bounds)
      else { return }
      let style = segments.indices.contains(index) ? segments[index].color?.style : nil
      canvas.filtered(
        style?.shadows(in: canvas.environment)
          ?? ForegroundStyle().shadows(in: canvas.environment)
      ).add(.outlines(outlines, paint))
    case .image(let image, let rect): canvas.add(.image(image, rect, .high))
    case .decoration(let rect, let pattern, let index):
      guard canvas.paints.indices.contains(index) else { return }
      canvas.fill(pattern.track(in: rect), FillStyle(), canvas.paints[index])
    case .attachment(let id, let rect, let index):
      guard segments.indices.contains(id), let image = segments[id].image,
        canvas.paints.indices.contains(index)
      else { return }
      var inside = canvas.with([canvas.paints[index]], canvas.environment)
      inside.context.origin.x += rect.minX
      inside.context.origin.y += rect.minY
      image.drawInText(inside, rect.size, runs(canvas.environment)[id].font)
    }
  }
}

/// A style that compares as one thing with itself only.
struct AnyShapeStyleBox: Equatable {
  let style: AnyShapeStyle
  let color: Color?
  init<S: ShapeStyle>(_ style: S) {
    self.style = AnyShapeStyle(style)
    color = style as? Color
  }
  static func == (lhs: AnyShapeStyleBox, rhs: AnyShapeStyleBox) -> Bool {
    lhs.color != nil && lhs.color == rhs.color
  }
}

extension TextRun.LinePattern {
  /// The pieces of a line as long and thick as a rectangle.
  func track(in rect: CGRect) -> Path {
    let unit = max(rect.height, 0.5)
    let dashes: [CGFloat] =
      switch self {
      case .solid: []
      case .dot: [1, 2]
      case .dash: [5, 3]
      case .dashDot: [5, 3, 1, 3]
      case .dashDotDot: [5, 3, 1, 3, 1, 3]
      }
    guard !dashes.isEmpty else { return Path(rect) }
    var path = Path()
    var (x, index) = (rect.minX, 0)
    while x < rect.maxX {
      let length = dashes[index % dashes.count] * unit
      if index % 2 == 0 {
        path.addRect(
          CGRect(x: x, y: rect.minY, width: min(length, rect.maxX - x), height: rect.height))
      }
      x += length
      index += 1
    }
    return path
  }
}

/// A line under or through text.
struct TextLine: Equatable {
  var pattern: TextRun.LinePattern
  var color: Color?
}

extension Text {
  func changed(_ change: (inout Segment) -> Void) -> Text {
    var copy = self
    for index in copy.segments.indices { change(&copy.segments[index]) }
    return copy
  }
  /// The text in a font.
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = $0.weight ?? weight }
  }
  /// The text in a design.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { $0.design = $0.design ?? design }
  }
  /// Bold text.
  public func bold() -> Text { changed { $0.weight = .bold } }
  /// Bold text.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// Italic text.
  public func italic() -> Text { changed { $0.isItalic = true } }
  /// Italic text.
  public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = isActive } }
  /// Digits of one width.
  public func monospacedDigit() -> Text { changed { $0.isMonospacedDigit = true } }
  /// Letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? changed { $0.design = .monospaced } : self
  }
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { if $0.color == nil { $0.color = color.map { AnyShapeStyleBox($0) } } }
  }
  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { if $0.color == nil { $0.color = AnyShapeStyleBox(style) } }
  }
  /// More or less space after each letter, in points.
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }
  /// More or less space between letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = tracking } }
  /// Moves the text up, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { changed { $0.baselineOffset = offset } }
  /// A line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.underline = isActive ? TextLine(pattern: .solid, color: color) : nil }
  }
  /// A line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.strikethrough = isActive ? TextLine(pattern: .solid, color: color) : nil }
  }
  /// The text with a line of a pattern under it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed { $0.underline = isActive ? LineStyle(pattern: pattern, color: color).line : nil }
  }
  /// The text with a line of a pattern through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color).line : nil }
  }
}
