extension Transcendentals {
  /// The error function: the share of a bell curve of variance ½ between −x and x.
  package static func erf(_ x: Double) -> Double {
    if x.isNaN { return x }
    let size = abs(x)
    guard size < 6 else { return x < 0 ? -1 : 1 }
    // Taylor's series about the nearest half; its slope is a bell curve g with g′ = −2xg.
    let step = Int((size * 2).rounded(.toNearestOrEven))
    let center = Double(step) / 2
    let h = size - center
    let (high, low, slope) = erfValues[step]
    var (previous, current) = (0.0, slope)
    var power = h
    var tail = 0.0
    for n in 1...22 {
      let next = -2 * (center * current + previous) / Double(n)
      (previous, current) = (current, next)
      power *= h
      tail += next * power / Double(n + 1)
    }
    let value = high + (slope * h + (low + tail))
    return x.sign == .minus ? -value : value
  }

  /// The function at 0, ½ … 6 as a sum of two numbers, and its slope there.
  private static let erfValues: [(Double, Double, Double)] = [
    (0x0p0, 0x0p0, 0x1.20dd750429b6dp0),
    (0x1.0a7ef5c18edd2p-1, 0x1.5e809f1a31a28p-56, 0x1.c1efca49a5011p-1),
    (0x1.af767a741088bp-1, -0x1.c97f778122797p-56, 0x1.a911f096fbc26p-2),
    (0x1.eea5557137aep-1, -0x1.385e445f2c96dp-55, 0x1.e723726b824a9p-4),
    (0x1.fd9ae142795e3p-1, 0x1.972801904b9a3p-56, 0x1.529b9e8cf9a1ep-6),
    (0x1.ffcaa8f4c9beap-1, 0x1.b0cee160116f9p-55, 0x1.1d83170fbf6fbp-9),
    (0x1.fffd1ac4135f9p-1, 0x1.eeafa1ecd6cefp-55, 0x1.2408e9ba3327fp-13),
    (0x1.ffffe710d565ep-1, 0x1.c9ea52d76dc04p-55, 0x1.6a597219a93dap-18),
    (0x1.ffffff7b91176p-1, 0x1.0b2865615db4p-56, 0x1.10b1488aeb235p-23),
    (0x1.fffffffe4fa3p-1, 0x1.d166bcb681c7bp-57, 0x1.f1e3523b41d7dp-30),
    (0x1.fffffffffc9e8p-1, -0x1.a759f7738935fp-56, 0x1.13af4f04f9998p-36),
    (0x1.fffffffffffbep-1, -0x1.182b326b228dcp-55, 0x1.7258610b3b233p-44),
    (0x1p0, -0x1.8cf81557d20b6p-56, 0x1.2dc119095729fp-52),
  ]
}
