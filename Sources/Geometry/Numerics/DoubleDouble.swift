/// A number as the unevaluated sum of two doubles, good to about 106 bits.
///
/// Dekker's and Knuth's error-free sums and products, in plain IEEE operations.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two doubles.
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let s = a + b
    let t = s - a
    return DoubleDouble(s, (a - (s - t)) + (b - t))
  }
  /// The exact product of two doubles that are neither huge nor tiny.
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let p = a * b
    let (x, y) = (halves(a), halves(b))
    let low = ((x.high * y.high - p) + x.high * y.low + x.low * y.high) + x.low * y.low
    return DoubleDouble(p, low)
  }
  /// A double as the sum of two numbers of at most 26 bits.
  private static func halves(_ a: Double) -> (high: Double, low: Double) {
    let spread = 134_217_729 * a  // 2²⁷ + 1 moves the lower half out
    let high = spread - (spread - a)
    return (high, a - high)
  }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let s = sum(a.high, b.high)
    return sum(s.high, s.low + a.low + b.low)
  }
  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let p = product(a.high, b.high)
    return sum(p.high, p.low + (a.high * b.low + a.low * b.high))
  }
  static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let p = product(a.high, b)
    return sum(p.high, p.low + a.low * b)
  }
  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let q = a.high / b.high
    let back = product(q, b.high)
    let rest = (a.high - back.high) - back.low + a.low - q * b.low
    return sum(q, rest / b.high)
  }
  /// The square root of a positive number.
  var squareRoot: DoubleDouble {
    let r = high.squareRoot()
    let back = DoubleDouble.product(r, r)
    let rest = (high - back.high) - back.low + low
    return DoubleDouble.sum(r, rest / (2 * r))
  }
}
