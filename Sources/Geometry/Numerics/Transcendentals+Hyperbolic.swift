extension Transcendentals {
  /// The hyperbolic sine.
  package static func sinh(_ x: Double) -> Double {
    let size = abs(x)
    if size < 1 { return x + x * x * x * sinhTail(x * x) }
    let value: Double
    if size < 709 {
      let e = exp(size)
      value = (e - 1 / e) / 2
    } else {
      value = largeHalfExp(size)
    }
    return x < 0 ? -value : value
  }

  /// The hyperbolic cosine.
  package static func cosh(_ x: Double) -> Double {
    let size = abs(x)
    guard size < 709 else { return largeHalfExp(size) }
    let e = exp(size)
    return (e + 1 / e) / 2
  }

  /// The hyperbolic tangent.
  package static func tanh(_ x: Double) -> Double {
    let size = abs(x)
    if size < 1 {
      let s = x * x
      let sine = x + x * s * sinhTail(s)
      return sine / (1 + sine * sine).squareRoot()
    }
    guard size < 20 else { return x.isNaN ? x : x < 0 ? -1 : 1 }
    let value = 1 - 2 / (exp(2 * size) + 1)
    return x < 0 ? -value : value
  }

  /// Half of e to a power that may itself be too large.
  private static func largeHalfExp(_ x: Double) -> Double {
    let root = exp(x / 2)
    return root / 2 * root
  }

  /// (sinh x − x) / x³ as a series in x², for x below 1.
  private static func sinhTail(_ s: Double) -> Double {
    horner(
      s, 1 / 6, 1 / 120, 1 / 5_040, 1 / 362_880, 1 / 39_916_800, 1 / 6_227_020_800,
      1 / 1_307_674_368_000, 1 / 355_687_428_096_000, 1 / 121_645_100_408_832_000)
  }
}
