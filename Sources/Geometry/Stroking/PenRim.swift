/// The circle that bounds what a pen covers, as few straight pieces as a tolerance allows.
///
/// Their ends lie outside the circle by twice as much as their middles lie inside it, so that the
/// area is right. An arc begins and ends on the straight edges it joins, drawn out beyond where they
/// touch the circle.
struct PenRim {
  private let half: Double
  private let excess: Double
  /// The angle from where an edge touches the circle to the arc's first point.
  private let first: Double
  /// The angle of a piece.
  private let step: Double

  init(half: Double, tolerance: Double) {
    self.half = half
    // A pen hardly wider than the tolerance would have no circle left.
    excess = min(tolerance, half / 2)
    first = Transcendentals.acos(half / (half + excess))
    step = 2 * Transcendentals.acos((half - excess / 2) / (half + excess))
  }

  /// Adds the points of an arc.
  /// - `start`: From the centre to where the edge before touches the circle, and `ahead`, the
  ///   direction of that edge.
  /// - `end`: From the centre to where the edge after touches the circle, and `back`, the
  ///   direction against that edge.
  /// - `angle`: How far the arc goes, in radians, more than a piece may leave out.
  /// - `sign`: Which way: 1 clockwise on screen, −1 counterclockwise.
  func addArc(
    around center: SIMD2<Double>, from start: SIMD2<Double>, _ ahead: SIMD2<Double>,
    to end: SIMD2<Double>, _ back: SIMD2<Double>, angle: Double, sign: Double,
    to side: inout Pen.Side
  ) {
    let count = CurvePieces.whole((angle - 2 * first) / step)
    // Errors grow as the squares of angles.
    let share = min(1, angle / (Double(count) * step + 2 * first))
    let rise = excess * share * share
    let reach = (rise * (2 * half + rise)).squareRoot()
    let turn = (angle - 2 * first * share) / Double(count)
    let (sine, cosine) = Transcendentals.sineAndCosine(sign * turn)
    var spoke = start + ahead * reach
    side.append(center + spoke)
    for _ in 1..<max(count, 1) {
      spoke = spoke * cosine + spoke.turned * sine
      side.append(center + spoke)
    }
    side.append(center + end + back * reach)
  }
}
