/// Cuts a curve into straight pieces for a pen's centre to follow, as few as the pen's edges allow.
///
/// A chord lies on the inner side of its curve. So the points between pieces are moved outwards, by
/// two thirds of how far the middles of chords leave the curve: then as much area lies outside as is
/// missing inside, and the greatest error is two thirds. How long a piece may be follows from how
/// the curve bends at its place, and from the pen: where it turns, its outer edge bends more widely
/// than its centre.
struct CenterlineCutter {
  typealias Points = ContiguousArray<SIMD2<Double>>

  private let curve: CubicPolynomial
  private let half: Double
  private let tolerance: Double

  /// - `half`: Half the pen's width.
  /// - `tolerance`: The farthest the pen's edges may be from where they should be.
  init(_ curve: CubicPolynomial, half: Double, tolerance: Double) {
    self.curve = curve
    self.half = half
    self.tolerance = tolerance
  }

  /// A place on the curve between two pieces.
  private struct Cut {
    let t: Double
    let velocity: SIMD2<Double>
    let acceleration: SIMD2<Double>
    /// The square of the speed.
    let square: Double
    /// How far it is moved out of the curve.
    var shift = SIMD2<Double>(0, 0)
    /// How far the pen's edges are off here if the curve goes on as it does.
    var error = 0.0

    init(_ curve: CubicPolynomial, _ t: Double) {
      self.t = t
      velocity = curve.velocity(at: t)
      acceleration = curve.acceleration(at: t)
      square = velocity.dot(velocity)
    }
  }

  /// Appends the points between the pieces, without the curve's ends.
  func appendInnerPoints(to points: inout Points) {
    let density = pieceDensity
    var total = 0.0
    for index in 0..<7 { total += (density[index] + density[index + 1]) / 2 }
    // A lone piece is not moved, so it may take but two thirds of the error.
    let count = total * total < 2 / 3.0 ? 1 : max(2, CurvePieces.whole(total))
    let share = total / Double(count)
    var (interval, before, low, high) = (0, 0.0, density[0], density[1])
    var (last, next) = (Cut(curve, 0), Cut(curve, 0))
    for index in 1..<max(1, count) {
      let target = Double(index) * share
      while interval < 6, before + (low + high) / 2 < target {
        before += (low + high) / 2
        interval += 1
        (low, high) = (high, density[interval + 1])
      }
      // The density is taken to change evenly within an interval.
      let rest = max(0, target - before)
      let root = max(0, low * low + 2 * (high - low) * rest).squareRoot()
      let place = low + root > 0 ? min(1, 2 * rest / (low + root)) : 0
      let fresh = Cut(curve, (Double(interval) + place) * (1 / 7.0))
      if index > 1 { take(&next, after: &last, before: fresh.t, &points) }
      next = fresh
    }
    if count > 1 { take(&next, after: &last, before: 1, &points) }
    settle(last, Cut(curve, 1), 0, &points)
  }

  /// Appends a point and what the piece before it needs more.
  @inline(__always)
  private func take(
    _ cut: inout Cut, after last: inout Cut, before t: Double, _ points: inout Points
  ) {
    move(&cut, stretch: max(cut.t - last.t, t - cut.t))
    if !isEven(last, cut) { settle(last, cut, 0, &points) }
    points.append(curve.point(at: cut.t) + cut.shift)
    last = cut
  }

  /// Pieces wanted for each seventh of the parameter's way, at eight places.
  ///
  /// A piece that takes dt leaves the curve by |v × a| / |v| · dt² / 8, and turns by |v × a| / v² · dt,
  /// and the outer edge leaves its curve by that, squared, times a quarter of the width / 4. Two thirds count.
  private var pieceDensity: SIMD8<Double> {
    let t = SIMD8<Double>(0, 1, 2, 3, 4, 5, 6, 7) / 7
    let (a, b, c) = (curve.a, curve.b, curve.c)
    let vx = (3 * a.x * t + 2 * b.x) * t + c.x
    let vy = (3 * a.y * t + 2 * b.y) * t + c.y
    let ax = 6 * a.x * t + 2 * b.x
    let ay = 6 * a.y * t + 2 * b.y
    let cross = vx * ay - vy * ax
    let area = pointwiseMax(cross, -cross)
    let square = pointwiseMax(vx * vx + vy * vy, SIMD8(repeating: 1e-30))
    // No seventh turns by more than half a turn; at a cusp the formula does not see that.
    let turn = pointwiseMin(area / square, SIMD8(repeating: 7 * .pi))
    let bend = area / square.squareRoot() + half * turn * turn
    return (bend * (1 / (588 * tolerance))).squareRoot()
  }

  /// Moves a point between pieces out of the curve.
  /// - `stretch`: How much of the parameter the longer of its pieces takes.
  @inline(__always)
  private func move(_ cut: inout Cut, stretch: Double) {
    guard cut.square > 0 else { return }
    let turn = cut.velocity.cross(cut.acceleration) * stretch / cut.square
    let wanted = turn * stretch / 12
    // The outer edge is off by this too.
    let edge = half * turn * turn / 12
    let way = abs(wanted) * cut.square.squareRoot()
    cut.error = way + edge
    cut.shift = cut.velocity.turned * -wanted
    if cut.error > tolerance {
      // At the tip of a hairpin there is no outside.
      cut.shift *= abs(turn) > 0.7 ? 0 : max(0, tolerance - edge) / way
    }
  }

  /// Whether a piece bends evenly, so that the errors at its ends say all.
  @inline(__always)
  private func isEven(_ from: Cut, _ to: Cut) -> Bool {
    let middle = from.velocity + from.acceleration * ((to.t - from.t) / 2)
    return from.t > 0 && max(from.error, to.error) <= 1.05 * tolerance
      && middle.dot(from.velocity) >= 0.5 * from.square
      && middle.dot(to.velocity) >= 0.5 * to.square
  }

  /// Cuts a piece further where it leaves the curve by too much.
  private func settle(_ from: Cut, _ to: Cut, _ depth: Int, _ points: inout Points) {
    guard depth < 12, !isNear(from, to) else { return }
    var middle = Cut(curve, (from.t + to.t) / 2)
    move(&middle, stretch: middle.t - from.t)
    settle(from, middle, depth + 1, &points)
    points.append(curve.point(at: middle.t) + middle.shift)
    settle(middle, to, depth + 1, &points)
  }

  /// Whether a piece is nowhere too far from the curve.
  private func isNear(_ from: Cut, _ to: Cut) -> Bool {
    let chord = curve.point(at: to.t) - curve.point(at: from.t)
    let length = chord.length
    let step = to.t - from.t
    let square = step * step
    // Velocities along the chord, in the Bernstein basis; none negative where the curve never turns
    // back.
    let middle = from.velocity + from.acceleration * (step / 2)
    let least = min(
      from.velocity.dot(chord), min(middle.dot(chord), to.velocity.dot(chord)))
    if !(least >= 0) || length == 0 {
      let most = max(from.acceleration.length, to.acceleration.length)
      if most * square > tolerance { return false }
    }
    let area = from.velocity.cross(to.velocity)
    let scale = from.square * to.square
    let turn = scale > 0 ? area * area / scale : 0
    let allowed = max(tolerance / 8, tolerance - half * turn / 12) * length
    // How far the curve is from the chord at a quarter, half and three quarters of the way, less
    // how far the ends are moved.
    let (c0, c1) = (
      chord.cross(from.acceleration) * square / 6, chord.cross(to.acceleration) * square / 6
    )
    let (s0, s1) = (chord.cross(from.shift), chord.cross(to.shift))
    let first = 0.1875 * (1.75 * c0 + 1.25 * c1) + 0.75 * s0 + 0.25 * s1
    let second = 0.375 * (c0 + c1) + 0.5 * (s0 + s1)
    let third = 0.1875 * (1.25 * c0 + 1.75 * c1) + 0.25 * s0 + 0.75 * s1
    return max(abs(first), max(abs(second), abs(third))) <= allowed
  }
}
