/// Into how many straight pieces a curve is cut so that none lies farther from it than a tolerance.
package enum CurvePieces {
  /// Of a quadratic, before it is made whole.
  ///
  /// It leaves its chord by at most |second difference| / (4 n²).
  @inlinable @inline(__always)
  package static func quad(
    _ from: SIMD2<Double>, _ control: SIMD2<Double>, _ end: SIMD2<Double>, tolerance: Double
  ) -> Double {
    let bend = from - 2 * control + end
    let length = (bend.x * bend.x + bend.y * bend.y).squareRoot()
    return (length / (4 * tolerance)).squareRoot()
  }

  /// Of a cubic, before it is made whole.
  ///
  /// It leaves its chord by at most 6 |second difference| / (8 n²).
  @inlinable @inline(__always)
  package static func cubic(
    _ from: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ end: SIMD2<Double>,
    tolerance: Double
  ) -> Double {
    let bend1 = from - 2 * first + second
    let bend2 = first - 2 * second + end
    let square1 = bend1.x * bend1.x + bend1.y * bend1.y
    let square2 = bend2.x * bend2.x + bend2.y * bend2.y
    return (0.75 * max(square1, square2).squareRoot() / tolerance).squareRoot()
  }

  /// The next whole number, from 1 to 1000; 1000 for what is not a number.
  ///
  /// 1000 pieces keep a circle of 60,000 pixels within the tolerance.
  @inlinable @inline(__always)
  package static func whole(_ wanted: Double) -> Int {
    guard wanted < 1_000 else { return 1_000 }
    let whole = Int(wanted)
    return max(1, Double(whole) < wanted ? whole &+ 1 : whole)
  }
}
