import Display
import Geometry

/// A symbol of a scene's own, read from an SVG file.
///
/// A file with one group for each weight, named `Regular-M` and the like beside guides, as the
/// makers of symbols export it, is drawn in the weight and scale that are asked for; weights
/// between those given are interpolated. Any other file is drawn as it is, 1.2 em high, in the
/// middle of capital letters.
package struct SymbolFile: Sendable {
  private struct Part: Sendable {
    var path: Path
    var isEvenOdd: Bool
    var level: SymbolLayer.Level
    var tint: SymbolTint?
  }
  /// One drawing of the symbol, in em.
  private struct Source: Sendable {
    var weight: Double
    var scale: SymbolRequest.Scale
    var size: CGSize
    var baseline: CGFloat
    var parts: [Part]
  }
  private let sources: [Source]

  private static let weights: [(name: String, weight: Double)] = [
    ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
  ]
  private static let scales: [(letter: String, scale: SymbolRequest.Scale)] = [
    ("S", .small), ("M", .medium), ("L", .large),
  ]
  /// Templates are drawn for a font of 100 points.
  private static let templatePoints = 100.0
  private static let plainHeight = 1.2
  /// From the top of a plain symbol to the baseline: half its height and half a capital letter's.
  private static let plainBaseline = 0.952

  /// Reads the text of a file.
  package init(_ text: String) throws(SymbolFileError) {
    let file = try VectorFile(text)
    var sources: [Source] = []
    for (name, weight) in Self.weights {
      for (letter, scale) in Self.scales {
        if let source = Self.source(file, "\(name)-\(letter)", letter, weight, scale) {
          sources.append(source)
        }
      }
    }
    if sources.isEmpty { sources = [try Self.plain(file)] }
    self.sources = sources
  }

  private static func source(
    _ file: VectorFile, _ group: String, _ letter: String, _ weight: Double,
    _ scale: SymbolRequest.Scale
  ) -> Source? {
    let shapes = file.shapes.filter { $0.groups.contains(group) }
    guard !shapes.isEmpty, let baseline = file.guides["Baseline-\(letter)"]?.midY else {
      return nil
    }
    let bounds = shapes.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    let left = file.guides["left-margin-\(group)"]?.midX ?? bounds.minX
    let right = file.guides["right-margin-\(group)"]?.midX ?? bounds.maxX
    let capline = file.guides["Capline-\(letter)"]?.midY ?? bounds.minY
    let (top, bottom) = (min(bounds.minY, capline), max(bounds.maxY, baseline))
    let map = CGAffineTransform(translationX: -left, y: -top)
      .concatenating(CGAffineTransform(scaleX: 1 / templatePoints, y: 1 / templatePoints))
    return Source(
      weight: weight, scale: scale,
      size: CGSize(width: (right - left) / templatePoints, height: (bottom - top) / templatePoints),
      baseline: (baseline - top) / templatePoints, parts: shapes.map { part($0, map) })
  }

  private static func plain(_ file: VectorFile) throws(SymbolFileError) -> Source {
    let bounds = file.shapes.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    let box = file.viewBox.width > 0 && file.viewBox.height > 0 ? file.viewBox : bounds
    guard !file.shapes.isEmpty, box.width > 0, box.height > 0 else {
      throw SymbolFileError(line: 1, problem: "nothing is drawn in it")
    }
    let share = plainHeight / box.height
    let map = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(CGAffineTransform(scaleX: share, y: share))
    return Source(
      weight: 400, scale: .medium, size: CGSize(width: box.width * share, height: plainHeight),
      baseline: plainBaseline, parts: file.shapes.map { part($0, map) })
  }

  private static func part(_ shape: VectorFile.Shape, _ map: CGAffineTransform) -> Part {
    var part = Part(
      path: shape.path.applying(map), isEvenOdd: shape.isEvenOdd, level: .primary, tint: nil)
    for word in shape.classes {
      let sides = word.split(separator: ":")
      guard sides.count == 2 else { continue }
      if sides[0].hasPrefix("hierarchical") {
        part.level =
          sides[1] == "secondary" ? .secondary : sides[1] == "tertiary" ? .tertiary : .primary
      } else if sides[0].hasPrefix("multicolor") {
        // Such as systemRedColor.
        let name = sides[1].replacing("system", with: "").replacing("Color", with: "").lowercased()
        part.tint = SymbolTint(rawValue: name)
      }
    }
    return part
  }

  // MARK: Drawing

  /// The drawing for a request.
  func drawing(for request: SymbolRequest) -> SymbolDrawing {
    let scaled = sources.filter { $0.scale == request.scale }
    let pool = scaled.isEmpty ? sources.filter { $0.scale == sources[0].scale } : scaled
    let share = scaled.isEmpty ? request.scale.factor / sources[0].scale.factor : 1
    let source = Self.source(at: request.weight, in: pool)
    let grow = CGAffineTransform(scaleX: share, y: share)
    return SymbolDrawing(
      size: CGSize(width: source.size.width * share, height: source.size.height * share),
      baseline: source.baseline * share,
      layers: source.parts.enumerated().map { index, part in
        SymbolLayer(
          outline: Outline(
            part.path.applying(grow), fillStyle: FillStyle(eoFill: part.isEvenOdd)),
          level: part.level, tint: part.tint, motionGroup: index)
      })
  }

  private static func source(at weight: Double, in pool: [Source]) -> Source {
    let below = pool.last { $0.weight <= weight } ?? pool[0]
    guard let above = pool.first(where: { $0.weight >= weight }), above.weight > below.weight else {
      return below
    }
    let share = (weight - below.weight) / (above.weight - below.weight)
    guard below.parts.count == above.parts.count else { return share < 0.5 ? below : above }
    var mixed = below
    for index in below.parts.indices {
      guard let path = below.parts[index].path.mixed(with: above.parts[index].path, share) else {
        return share < 0.5 ? below : above
      }
      mixed.parts[index].path = path
    }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    mixed.size = CGSize(
      width: mix(below.size.width, above.size.width),
      height: mix(below.size.height, above.size.height))
    mixed.baseline = mix(below.baseline, above.baseline)
    return mixed
  }
}

extension Path {
  /// Every point on its way to that of another path; nil where the pieces differ.
  fileprivate func mixed(with other: Path, _ share: Double) -> Path? {
    let (mine, theirs) = (elements, other.elements)
    guard mine.count == theirs.count else { return nil }
    var path = Path()
    for (a, b) in zip(mine, theirs) {
      switch (a, b) {
      case (.move(let p), .move(let q)): path.move(to: p.mixed(with: q, share))
      case (.line(let p), .line(let q)): path.addLine(to: p.mixed(with: q, share))
      case (.quadCurve(let p, let c), .quadCurve(let q, let d)):
        path.addQuadCurve(to: p.mixed(with: q, share), control: c.mixed(with: d, share))
      case (.curve(let p, let c1, let c2), .curve(let q, let d1, let d2)):
        path.addCurve(
          to: p.mixed(with: q, share), control1: c1.mixed(with: d1, share),
          control2: c2.mixed(with: d2, share))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
