import Geometry

/// An outline ready to be swept: edges cut to where they can be seen.
final class Shape: Sendable {
  let lines: FixedLines
  /// The pixels it can touch.
  let box: PixelBox
  let isEvenOdd: Bool
  /// Whether its pixels are covered wholly or not at all.
  let isHard: Bool

  /// - Returns: nil when nothing of it lies inside `bounds`.
  init?(_ lines: FixedLines, style: FillStyle, bounds: PixelBox) {
    // Not the box of the cut edges: those right of the bounds are gone, the inside is not.
    let box = lines.box.intersection(bounds)
    let clipped = lines.clipped(to: bounds)
    guard !box.isEmpty, !clipped.isEmpty else { return nil }
    self.lines = clipped
    self.box = box
    isEvenOdd = style.isEOFilled
    isHard = !style.isAntialiased
  }
}

/// What remains visible under a set of clips.
final class ClipMask: Sendable {
  /// Nothing outside is visible.
  let box: PixelBox
  /// Clips that are not rectangles of whole pixels; their coverages multiply.
  let shapes: [Shape]

  init(box: PixelBox, shapes: [Shape]) {
    self.box = box
    self.shapes = shapes
  }

  func adding(_ other: ClipMask) -> ClipMask {
    ClipMask(box: box.intersection(other.box), shapes: shapes + other.shapes)
  }
}
