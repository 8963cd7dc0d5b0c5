/// A curve as a polynomial of its parameter, which runs from 0 to 1.
struct CubicPolynomial {
  let a: SIMD2<Double>
  let b: SIMD2<Double>
  let c: SIMD2<Double>
  let start: SIMD2<Double>

  /// A cubic curve by its ends and control points.
  init(
    _ start: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ end: SIMD2<Double>
  ) {
    self.start = start
    c = 3 * (first - start)
    b = 3 * (second - first) - c
    a = end - start - c - b
  }

  /// A quadratic curve by its ends and its control point.
  init(_ start: SIMD2<Double>, _ control: SIMD2<Double>, _ end: SIMD2<Double>) {
    self.start = start
    a = SIMD2(0, 0)
    b = start - 2 * control + end
    c = 2 * (control - start)
  }

  func point(at t: Double) -> SIMD2<Double> { ((a * t + b) * t + c) * t + start }
  func velocity(at t: Double) -> SIMD2<Double> { (3 * a * t + 2 * b) * t + c }
  func acceleration(at t: Double) -> SIMD2<Double> { 6 * a * t + 2 * b }
}
