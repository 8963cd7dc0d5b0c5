import Geometry

/// Draws recipes with a pen of one width.
struct SymbolComposer {
  let catalogue: SymbolCatalogue
  /// The main stroke, in hundredths of an em.
  let width: Double

  /// The layers of a recipe, back to front, in drawing units around (0, 0).
  func layers(for recipe: SymbolRecipe) -> [InkLayer] {
    switch recipe {
    case .base(let name, let isFilled): base(name, isFilled: isFilled)
    case .enclosed(let sign, let shape, let isFilled):
      enclosed(sign, in: shape, isFilled: isFilled)
    case .slashed(let inner): slashed(layers(for: inner))
    case .badged(let inner, let sign): badged(inner, sign: sign)
    }
  }

  private func base(_ name: String, isFilled: Bool) -> [InkLayer] {
    var layers: [InkLayer] = []
    let heaviness = catalogue.definitions[name]?.heaviness ?? 1
    let pen = SymbolComposer(
      catalogue: catalogue, width: StrokeWidth.held(back: heaviness, width))
    for part in pen.parts(of: name, depth: 0) where part.applies(isFilled: isFilled) {
      pen.draw(part, isFilled: isFilled, into: &layers)
    }
    return layers
  }

  /// The lines of a definition with those of the symbols it uses.
  private func parts(of name: String, depth: Int) -> [SymbolPart] {
    guard depth < 4, let definition = catalogue.definitions[name] else { return [] }
    return definition.parts.flatMap { part -> [SymbolPart] in
      guard part.kind == .use else { return [part] }
      let place = part.placement
      let map = CGAffineTransform(rotationAngle: Angle(degrees: place[3]).radians)
        .concatenating(CGAffineTransform(scaleX: place[2], y: place[2]))
        .concatenating(CGAffineTransform(translationX: place[0], y: place[1]))
      return parts(of: part.usedName, depth: depth + 1).map { used in
        var copy = used
        copy.path = used.path.applying(map)
        copy.widthFactor *= part.widthFactor
        if part.level != .primary { copy.level = part.level }
        if copy.condition == .always { copy.condition = part.condition }
        copy.tint = part.tint ?? used.tint
        return copy
      }
    }
  }

  private func draw(_ part: SymbolPart, isFilled: Bool, into layers: inout [InkLayer]) {
    let line = width * part.widthFactor
    let gap = StrokeWidth.gap(beside: width) * 2
    let pen = Pen(width: line)
    var region = Region()
    switch part.kind {
    case .body: region = isFilled ? pen.solid(part.path) : pen.stroke(part.path)
    case .over:
      layers.clear(Pen(width: line + gap).solid(part.path))
      region = isFilled ? pen.solid(part.path) : pen.stroke(part.path)
    case .stroke: region = pen.stroke(part.path)
    case .solid: region = pen.solid(part.path)
    case .plain: region = Pen(width: 0.3 * line).solid(part.path)
    case .detail:
      let cut = StrokeWidth.inside(width) * part.widthFactor
      if isFilled { return layers.clear(Pen(width: cut).stroke(part.path)) }
      region = pen.stroke(part.path)
    case .mark:
      if isFilled { return layers.clear(Pen(width: 0.5 * line).solid(part.path)) }
      region = pen.solid(part.path)
    case .clearLine: return layers.clear(Pen(width: line + gap).stroke(part.path))
    case .clearArea: return layers.clear(Pen(width: line + gap).solid(part.path))
    case .use: return
    }
    let isSolid =
      [.solid, .plain, .mark].contains(part.kind) || isFilled && [.body, .over].contains(part.kind)
    layers.add(
      InkLayer(
        region: region, lines: [SymbolLine(part.path, width: line, isSolid: isSolid)],
        level: part.level, tint: part.tint, threshold: part.threshold,
        group: part.group ?? part.level.rawValue))
  }
}
