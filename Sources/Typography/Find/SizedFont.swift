internal import Display
internal import Geometry

/// A face at a size: all that shaping and drawing need.
struct SizedFont {
  let face: FontFace
  /// Points per font unit, upwards.
  let scale: CGFloat
  /// Points per font unit, sideways.
  let horizontalScale: CGFloat
  /// Points the design itself adds after each letter.
  let tracking: CGFloat
  let metrics: FontMetrics
  let features: [FontFace.Feature]
  /// Sideways shift per unit of height, for faces that lack an italic.
  let slant: CGFloat
  /// Whether strokes end round, for designs without a face of their own.
  var isRound = false

  init(
    face: FontFace, scale: CGFloat, horizontalScale: CGFloat? = nil, tracking: CGFloat = 0,
    metrics: FontMetrics, features: [FontFace.Feature] = [], slant: CGFloat = 0
  ) {
    self.face = face
    self.scale = scale
    self.horizontalScale = horizontalScale ?? scale
    self.tracking = tracking
    self.metrics = metrics
    self.features = features
    self.slant = slant
  }

  /// The outline of a glyph in the face's units.
  func outline(of glyph: UInt32) -> Outline? {
    isRound ? face.roundOutline(of: glyph) : face.outline(of: glyph)
  }

  /// From the face's units to points with the pen at a place.
  func transform(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: horizontalScale, b: 0, c: -slant * scale, d: scale, tx: x, ty: y)
  }
}

extension FontFace {
  /// Whether every scalar that shows has a glyph.
  func covers(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { scalar in
      glyph(for: scalar) != 0 || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .control
    }
  }
}
