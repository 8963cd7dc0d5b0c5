import Geometry

extension SymbolComposer {
  /// A sign inside a shape.
  func enclosed(_ sign: SymbolRecipe, in shape: String, isFilled: Bool) -> [InkLayer] {
    let outer = layers(for: .base(shape, isFilled: isFilled)).ranked(.secondary, group: 0)
    let place = catalogue.definitions[shape]?.inside ?? [0, 0, 1]
    let scale = fit(of: sign) * place[2]
    let composer = SymbolComposer(
      catalogue: catalogue, width: StrokeWidth.inside(width) / scale)
    let inner = composer.layers(for: sign).silhouette.placed(
      scale: scale, x: place[0], y: place[1])
    var result = outer
    if isFilled { result.clear(inner) }
    result.append(
      InkLayer(
        region: inner, tint: isFilled ? .white : nil, group: 1, isCutout: isFilled))
    return result
  }

  /// How much a sign shrinks to sit in a circle.
  private func fit(of sign: SymbolRecipe) -> Double {
    let regular = StrokeWidth.main(weight: 400)
    let drawn = SymbolComposer(catalogue: catalogue, width: regular).layers(for: sign)
    guard let bounds = drawn.silhouette.bounds else { return 0.58 }
    let (half, rise) = (
      max(-bounds.minX, bounds.maxX) - regular / 2, max(-bounds.minY, bounds.maxY) - regular / 2
    )
    let reach = (half * half + rise * rise).squareRoot()
    return min(0.58, 28 / max(half, 1), 27 / max(rise, 1), 34 / max(reach, 1))
  }

  /// A symbol crossed out from the top left to the bottom right.
  func slashed(_ inner: [InkLayer]) -> [InkLayer] {
    let bounds = inner.silhouette.bounds ?? .zero
    let reach = min(max(bounds.width, bounds.height, 80) / 2 - 3, 50)
    let line = Path { path in
      path.move(to: CGPoint(x: bounds.midX - reach, y: bounds.midY - reach))
      path.addLine(to: CGPoint(x: bounds.midX + reach, y: bounds.midY + reach))
    }
    var result = inner.ranked(.secondary, group: 1)
    result.clear(Pen(width: width + 2 * StrokeWidth.gap(beside: width)).stroke(line))
    result.append(
      InkLayer(
        region: Pen(width: width).stroke(line), lines: [SymbolLine(line, width: width)]))
    return result
  }

  /// A symbol with a small sign at a corner.
  func badged(_ inner: SymbolRecipe, sign: String) -> [InkLayer] {
    var result = layers(for: inner).ranked(.secondary, group: 1)
    let corner = catalogue.definitions[inner.baseName]?.badgeCorner ?? .bottomTrailing
    let center = badgeCenter(on: result.silhouette.bounds ?? .zero, corner)
    let radius = sign.isEmpty ? 13.0 : 19.5
    let disc = Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    let pen = Pen(width: 0.35 * width)
    result.clear(
      Pen(width: 0.35 * width + 2 * StrokeWidth.gap(beside: width)).solid(disc))
    var layer = InkLayer(region: pen.solid(disc), tint: SymbolComposer.tint(ofBadge: sign))
    guard !sign.isEmpty, let recipe = SymbolRecipe(name: sign, catalogue: catalogue) else {
      return result + [layer]
    }
    // A badge is a circle of 42 % the size.
    let scale = 0.46 * fit(of: recipe)
    let composer = SymbolComposer(catalogue: catalogue, width: width * 0.8 / scale)
    let glyph = composer.layers(for: recipe.filled(in: catalogue) ?? recipe).silhouette.placed(
      scale: scale, x: center.x, y: center.y)
    layer.region = layer.region.subtracting(glyph)
    return result + [
      layer, InkLayer(region: glyph, tint: .white, isCutout: true, isMulticolorOnly: true),
    ]
  }

  private func badgeCenter(on bounds: CGRect, _ corner: SymbolDefinition.Corner) -> CGPoint {
    let (left, right) = (bounds.minX + 10, bounds.maxX - 10)
    let (top, bottom) = (bounds.minY + 12, bounds.maxY - 12)
    return switch corner {
    case .topTrailing: CGPoint(x: right, y: top)
    case .bottomTrailing: CGPoint(x: right, y: bottom)
    case .bottomLeading: CGPoint(x: left, y: bottom)
    case .topLeading: CGPoint(x: left, y: top)
    }
  }

  private static func tint(ofBadge sign: String) -> SymbolTint? {
    switch sign {
    case "plus", "checkmark": .green
    case "", "minus", "xmark": .red
    case "exclamationmark": .yellow
    default: .gray
    }
  }
}
