import Display
import Geometry

/// Flattened outlines by identity and scale, kept from frame to frame.
///
/// Edges are relative to the outline's own origin; placing it adds a fixed-point offset, so a moved
/// glyph costs an addition per edge and is exact to a sub-pixel.
struct OutlineCache {
  private struct Key: Hashable {
    let outline: ObjectIdentifier
    let scale: SIMD4<UInt64>
  }
  private struct Entry {
    /// Held so that its identity is not given to another.
    let outline: Outline
    let lines: FixedLines
  }
  private var entries: [Key: Entry] = [:]
  private var lineCount = 0

  /// Edges beyond this many, 16 bytes each, empty the cache.
  private static let capacity = 1 << 20

  /// The edges of an outline under an affine map to pixels, and where they are to be moved; nil where
  /// that is out of reach.
  mutating func lines(
    of outline: Outline, under map: CGAffineTransform
  ) -> (lines: FixedLines, offset: SIMD2<Int32>)? {
    let scale = SIMD4(
      Double(map.a).bitPattern, Double(map.b).bitPattern, Double(map.c).bitPattern,
      Double(map.d).bitPattern)
    let key = Key(outline: ObjectIdentifier(outline), scale: scale)
    let lines: FixedLines
    if let entry = entries[key] {
      lines = entry.lines
    } else {
      let linear = CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0)
      lines = FixedLines(
        outline.path.flattened(under: linear, tolerance: Preparer.tolerance))
      if lineCount + lines.count > Self.capacity {
        entries.removeAll()
        lineCount = 0
      }
      lineCount += lines.count
      entries[key] = Entry(outline: outline, lines: lines)
    }
    let far = Subpixel.guardBand
    guard abs(Double(map.tx)) < far, abs(Double(map.ty)) < far else { return nil }
    return (lines, SIMD2(Double(map.tx), Double(map.ty)).snapped)
  }
}
