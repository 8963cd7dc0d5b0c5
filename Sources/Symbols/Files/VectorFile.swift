import Geometry

/// The shapes of an SVG file, in its own space, and the groups they lie in.
struct VectorFile {
  struct Shape {
    /// The filled outline; a pen's track counts as filled.
    var path: Path
    var isEvenOdd: Bool
    /// Identifiers of the groups around it, outermost first.
    var groups: [String]
    /// Words of its class.
    var classes: [String]
  }

  /// A line of a template's guides, by its identifier.
  private(set) var guides: [String: CGRect] = [:]
  private(set) var shapes: [Shape] = []
  private(set) var viewBox = CGRect.zero

  /// What holds for the shapes in a group.
  private struct Level {
    var transform = CGAffineTransform.identity
    var groups: [String] = []
    var attributes: [String: String] = [:]
    var isHidden = false
  }

  init(_ text: String) throws(SymbolFileError) {
    var scanner = MarkupScanner(text)
    var levels = [Level()]
    var hasRoot = false
    while let tag = try scanner.next() {
      if tag.kind == .close {
        if levels.count > 1 { levels.removeLast() }
        continue
      }
      let level = Self.level(tag, in: levels[levels.count - 1])
      if tag.name == "svg" {
        hasRoot = true
        viewBox = Self.viewBox(tag.attributes)
      }
      if !level.isHidden { read(tag, level) }
      if tag.kind == .open { levels.append(level) }
      if levels.count > 500 {
        throw SymbolFileError(line: tag.line, problem: "groups are nested too deeply")
      }
    }
    guard hasRoot else { throw SymbolFileError(line: 1, problem: "there is no svg tag") }
  }

  private static func viewBox(_ attributes: [String: String]) -> CGRect {
    var box = NumberScanner(attributes["viewBox"] ?? "")
    let numbers = box.all()
    if numbers.count == 4 {
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    var width = NumberScanner(attributes["width"] ?? "")
    var height = NumberScanner(attributes["height"] ?? "")
    return CGRect(x: 0, y: 0, width: width.next() ?? 0, height: height.next() ?? 0)
  }

  private static let inherited = [
    "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-rule", "class",
  ]
  private static let hiddenTags: Set<String> = [
    "defs", "clipPath", "mask", "symbol", "style", "title", "desc", "text", "metadata",
  ]

  private static func level(_ tag: MarkupScanner.Tag, in outer: Level) -> Level {
    var level = outer
    var attributes = tag.attributes
    for item in (attributes["style"] ?? "").split(separator: ";") {
      let sides = item.split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { continue }
      attributes[String(sides[0].filter { $0 != " " })] = String(sides[1].filter { $0 != " " })
    }
    for key in inherited { if let value = attributes[key] { level.attributes[key] = value } }
    if let text = attributes["transform"] {
      level.transform = transform(text).concatenating(outer.transform)
    }
    if tag.name == "g", let id = attributes["id"] { level.groups.append(id) }
    let isGone = attributes["display"] == "none" || attributes["visibility"] == "hidden"
    if hiddenTags.contains(tag.name) || isGone { level.isHidden = true }
    return level
  }

  private mutating func read(_ tag: MarkupScanner.Tag, _ level: Level) {
    guard let path = Self.path(tag), !path.isEmpty else { return }
    let placed = path.applying(level.transform)
    if level.groups.contains("Guides") || level.groups.contains("Notes") {
      if let id = tag.attributes["id"] { guides[id] = placed.boundingRect }
      return
    }
    let attributes = level.attributes
    let classes = (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    let isLine = tag.name == "line" || tag.name == "polyline"
    if attributes["fill"] != "none", !isLine {
      shapes.append(
        Shape(
          path: placed, isEvenOdd: attributes["fill-rule"] == "evenodd", groups: level.groups,
          classes: classes))
    }
    if let stroke = attributes["stroke"], stroke != "none" {
      var width = NumberScanner(attributes["stroke-width"] ?? "1")
      let style = StrokeStyle(
        lineWidth: width.next() ?? 1,
        lineCap: attributes["stroke-linecap"] == "round"
          ? .round : attributes["stroke-linecap"] == "square" ? .square : .butt,
        lineJoin: attributes["stroke-linejoin"] == "round"
          ? .round : attributes["stroke-linejoin"] == "bevel" ? .bevel : .miter)
      shapes.append(
        Shape(
          path: path.strokedPath(style).applying(level.transform), isEvenOdd: false,
          groups: level.groups, classes: classes))
    }
  }

  private static func path(_ tag: MarkupScanner.Tag) -> Path? {
    func number(_ key: String) -> Double {
      var scanner = NumberScanner(tag.attributes[key] ?? "")
      return scanner.next() ?? 0
    }
    switch tag.name {
    case "path": return VectorPathParser.path(from: tag.attributes["d"] ?? "")
    case "rect":
      let rect = CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      let radius = max(number("rx"), number("ry"))
      return radius > 0
        ? Path(roundedRect: rect, cornerRadius: radius, style: .circular) : Path(rect)
    case "circle": return ellipse(number("cx"), number("cy"), number("r"), number("r"))
    case "ellipse": return ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
    case "line":
      return polygon([number("x1"), number("y1"), number("x2"), number("y2")], isClosed: false)
    case "polyline", "polygon":
      var scanner = NumberScanner(tag.attributes["points"] ?? "")
      return polygon(scanner.all(), isClosed: tag.name == "polygon")
    default: return nil
    }
  }

  private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  private static func polygon(_ numbers: [Double], isClosed: Bool) -> Path {
    var path = Path()
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let point = CGPoint(x: numbers[index], y: numbers[index + 1])
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed, numbers.count > 1 { path.closeSubpath() }
    return path
  }

  /// Transforms of a list are applied from the last to the first.
  static func transform(_ text: String) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for call in text.split(separator: ")") {
      let sides = call.split(separator: "(", maxSplits: 1)
      guard sides.count == 2 else { continue }
      var scanner = NumberScanner(String(sides[1]))
      let n = scanner.all()
      let name = sides[0].filter(\.isLetter)
      var next = CGAffineTransform.identity
      switch (name, n.count) {
      case ("matrix", 6):
        next = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      case ("translate", 1...):
        next = CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
      case ("scale", 1...): next = CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
      case ("rotate", 1...):
        let (sine, cosine) = Transcendentals.sineAndCosine(n[0] * .pi / 180)
        let turn = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        let center = n.count > 2 ? CGPoint(x: n[1], y: n[2]) : .zero
        next = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(turn)
          .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      default: break
      }
      result = next.concatenating(result)
    }
    return result
  }
}
