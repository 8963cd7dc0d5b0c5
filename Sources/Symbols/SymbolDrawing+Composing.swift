import Display
import Geometry

extension SymbolDrawing {
  /// The share of an em that one drawing unit is.
  private static let unitsPerEm = 100.0
  /// From the middle of the capitals, which is the middle of a drawing, down to the baseline.
  private static let baselineBelowMiddle = 35.2
  /// Clear space beside and above the ink that belongs to the alignment rectangle.
  private static let margin = CGSize(width: 8.5, height: 5)

  /// Draws a request.
  ///
  /// - Returns: `nil` when the name is not drawn.
  init?(_ request: SymbolRequest, catalogue: SymbolCatalogue) {
    guard let recipe = SymbolRecipe(name: request.name, catalogue: catalogue) else { return nil }
    let scale = request.scale.factor
    // Strokes keep most of their width when the drawing is scaled, as letters do.
    let width = StrokeWidth.main(weight: request.weight) * request.scale.strokeFactor / scale
    let inks = SymbolComposer(catalogue: catalogue, width: width).layers(for: recipe)
    guard let bounds = Region(rings: inks.flatMap(\.region.rings)).bounds else { return nil }
    let margin = SymbolDrawing.margin
    let origin = CGPoint(x: bounds.minX - margin.width, y: bounds.minY - margin.height)
    let unitsPerEm = SymbolDrawing.unitsPerEm / scale
    let layers = inks.map { ink in
      SymbolLayer(
        outline: Outline(
          ink.region.simplified().path(origin: origin, unitsPerEm: unitsPerEm)),
        lines: ink.lines.map { $0.placed(origin: origin, unitsPerEm: unitsPerEm) },
        level: ink.level, tint: ink.tint, isCutout: ink.isCutout,
        isMulticolorOnly: ink.isMulticolorOnly,
        variableThreshold: ink.threshold,
        isDimmed: SymbolDrawing.isDimmed(ink.threshold, request.variableValue),
        motionGroup: ink.group)
    }
    self.init(
      size: CGSize(
        width: (bounds.width + 2 * margin.width) / unitsPerEm,
        height: (bounds.height + 2 * margin.height) / unitsPerEm),
      baseline: -origin.y / unitsPerEm
        + SymbolDrawing.baselineBelowMiddle / SymbolDrawing.unitsPerEm,
      layers: layers)
  }

  private static func isDimmed(_ threshold: Double?, _ value: Double?) -> Bool {
    guard let threshold, let value else { return false }
    return value <= threshold
  }
}

extension SymbolRequest.Scale {
  /// How much larger the drawing is than at medium scale.
  var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.29
    }
  }

  /// How much wider the stroke is than at medium scale.
  fileprivate var strokeFactor: Double {
    switch self {
    case .small: 0.94
    case .medium: 1
    case .large: 1.08
    }
  }
}
