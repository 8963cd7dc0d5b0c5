package import Geometry

/// A symbol as filled outlines, for a font of size 1.
///
/// All lengths are in em: multiply by the font size. The origin is the top left corner of the
/// alignment rectangle, y down.
package struct SymbolDrawing: Equatable, Sendable {
  /// The alignment rectangle, which layout uses; strokes may reach a little past it.
  package var size: CGSize
  /// From the top of the alignment rectangle down to the text baseline.
  package var baseline: CGFloat
  /// Back to front.
  package var layers: [SymbolLayer]

  package init(size: CGSize, baseline: CGFloat, layers: [SymbolLayer]) {
    self.size = size
    self.baseline = baseline
    self.layers = layers
  }

  /// Whether a variable value changes the look.
  package var isVariable: Bool { layers.contains { $0.variableThreshold != nil } }
}
