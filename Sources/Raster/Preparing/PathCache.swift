import Geometry

/// Flattened paths, kept while the same paths are drawn again: in one frame or in the next.
///
/// A path is known by the memory of its elements, which the cache holds too, so that nobody may
/// write to it. What is kept gives the edges that flattening anew would give.
struct PathCache {
  private struct Entry {
    let elements: [Path.Element]
    let linear: SIMD4<Double>
    let points: OutlinePoints

    /// The points, where they are those of a path and a map.
    func points(at address: UInt, _ linear: SIMD4<Double>) -> OutlinePoints? {
      elements.address == address && self.linear == linear ? points : nil
    }
  }
  private var entries = [Entry?](repeating: nil, count: places)
  /// What was seen last at each place; only a path that comes again is worth keeping.
  private var seen = [UInt64](repeating: 0, count: places)
  private var pointCount = 0
  private var scratch = OutlinePoints()

  private static let places = 2_048
  /// Points beyond this many, 16 bytes each, empty the cache.
  private static let capacity = 1 << 20

  /// The edges of a path under an affine map to pixels; nil where only the careful way will do.
  mutating func lines(of path: Path, under map: CGAffineTransform, in pool: EdgePool) -> FixedLines?
  {
    let offset = SIMD2(Double(map.tx), Double(map.ty))
    let limit = OutlinePoints.limit
    guard abs(offset.x) < limit, abs(offset.y) < limit else { return nil }
    let linear = SIMD4(Double(map.a), Double(map.b), Double(map.c), Double(map.d))
    let address = path.elements.address
    let sign = Self.sign(address, linear)
    let place = Int(truncatingIfNeeded: sign >> 40) % Self.places
    if seen[place] == sign {
      if let points = entries[place]?.points(at: address, linear) {
        return points.connect(offset: offset, in: pool)
      }
      guard scratch.draw(path, under: map) else { return nil }
      if pointCount + scratch.count > Self.capacity { removeAll() }
      pointCount += scratch.count - (entries[place]?.points.count ?? 0)
      entries[place] = Entry(
        elements: path.elements, linear: linear, points: OutlinePoints(keeping: scratch))
      return scratch.connect(offset: offset, in: pool)
    }
    seen[place] = sign
    return scratch.draw(path, under: map) ? scratch.connect(offset: offset, in: pool) : nil
  }

  private mutating func removeAll() {
    for place in entries.indices { entries[place] = nil }
    pointCount = 0
  }

  private static func sign(_ address: UInt, _ linear: SIMD4<Double>) -> UInt64 {
    var mixed = UInt64(address)
    for index in 0..<4 {
      mixed = (mixed ^ mixed >> 29) &* 0x9E37_79B9_7F4A_7C15 ^ linear[index].bitPattern
    }
    return (mixed ^ mixed >> 32) &* 0xD6E8_FEB8_6659_FD93
  }
}
