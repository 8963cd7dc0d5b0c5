import Geometry

/// How one direction of a gaussian blur is computed: halve, filter with a short kernel, double.
///
/// Halving by [1 3 3 1]/8 and doubling by [1 3]/4 each add a variance of 0.75 at their finer
/// level, so one level turns a variance v into (v − 1.5)/4 for the rest. Levels are added until the
/// rest is at most 4² ; the error against the true gaussian is then below half a step of eight
/// bits at any sigma, which `BlurTests` holds.
struct BlurPlan {
  /// A blur wider than this, in pixels, is one of this width: memory grows with it.
  static let greatestSigma = 400.0

  /// Halvings.
  let levels: Int
  /// The kernel at the coarsest level from its centre outwards; the whole kernel sums to 1.
  let weights: [Float]
  /// The pixels at each level that are read or made on the way down; level 0 is the source.
  let down: [Range<Int>]
  /// The pixels at each level that are made on the way up; level 0 is the result.
  let up: [Range<Int>]

  var radius: Int { weights.count - 1 }

  /// How far a blur reaches, in pixels.
  static func reach(_ sigma: Double) -> Int {
    sigma > 0 ? Int((min(sigma, greatestSigma) * 4).rounded(.up)) + 8 : 0
  }

  /// How far from its source a blur shows, in pixels.
  ///
  /// Farther away less than half a step of eight bits is left, even beside a straight edge.
  static func visibleReach(_ sigma: Double) -> Int {
    min(reach(sigma), Int((min(sigma, greatestSigma) * 2.9).rounded(.up)) + 1)
  }

  /// - `source`: Where the source's pixels lie; nothing is around them.
  /// - `result`: Which pixels are wanted.
  /// - `spread`: The variance of a blur that the source has had already, in this direction.
  init(sigma: Double, spread: Double = 0, source: Range<Int>, result: Range<Int>) {
    var (variance, rest) = (sigma * sigma, max(0, sigma * sigma - spread))
    var levels = 0
    while variance > 16 {
      variance = (variance - 1.5) / 4
      rest = (rest - 1.5) / 4
      levels += 1
    }
    self.levels = levels
    weights = Self.kernel(variance: rest)

    var up = [result]
    for level in 0..<levels {
      up.append((up[level].lowerBound >> 1) - 1..<((up[level].upperBound - 1) >> 1) + 2)
    }
    self.up = up
    var needed =
      up[levels].lowerBound - weights.count + 1..<up[levels].upperBound + weights.count - 1
    var needs = [needed]
    for _ in 0..<levels {
      needed = 2 * needed.lowerBound - 1..<2 * needed.upperBound + 1
      needs.append(needed)
    }
    var down = [Self.common(source, needs[levels])]
    for level in 0..<levels {
      let natural = (down[level].lowerBound >> 1) - 1..<(down[level].upperBound >> 1) + 1
      down.append(Self.common(natural, needs[levels - 1 - level]))
    }
    self.down = down
  }

  private static func common(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
    let low = max(a.lowerBound, b.lowerBound)
    return low..<max(low, min(a.upperBound, b.upperBound))
  }

  /// Samples of a gaussian out to 3.6 sigma, where less than 0.1 of a step is left.
  private static func kernel(variance: Double) -> [Float] {
    guard variance > 0 else { return [1] }
    let radius = Int((3.6 * variance.squareRoot()).rounded(.up))
    let samples = (0...radius).map { Transcendentals.exp(-Double($0 * $0) / (2 * variance)) }
    let sum = samples.reduce(0) { $0 + 2 * $1 } - samples[0]
    return samples.map { Float($0 / sum) }
  }
}
