extension Transcendentals {
  /// An angle less a whole number of quarter turns: what is left is at most π/4 either way.
  struct ReducedAngle {
    /// The number of quarter turns, modulo 4.
    var quarter: Int
    var rest: DoubleDouble
  }

  static func reduce(_ x: Double) -> ReducedAngle {
    let size = abs(x)
    if size <= 0.785 { return ReducedAngle(quarter: 0, rest: DoubleDouble(x)) }
    return size < 800_000 ? reduceByParts(x) : reduceByBits(x)
  }

  /// Takes π/2 off in parts of 33 bits, whose products with a count below 2²⁰ are exact.
  private static func reduceByParts(_ x: Double) -> ReducedAngle {
    let count = (x * 0x1.45f306dc9c883p-1).rounded(.toNearestOrEven)  // 2/π
    let a = DoubleDouble.sum(x - count * 0x1.921fb544p0, -(count * 0x1.0b4611a6p-34))
    let b = DoubleDouble.sum(a.high, -(count * 0x1.3198a2ep-69))
    let low = a.low + b.low - count * 0x1.b839a252049c1p-104
    return ReducedAngle(quarter: Int(count) & 3, rest: DoubleDouble.sum(b.high, low))
  }

  /// Multiplies by the bits of 2/π that matter (Payne and Hanek).
  private static func reduceByBits(_ x: Double) -> ReducedAngle {
    let mantissa = x.significandBitPattern | 1 << 52
    let exponent = Int(x.exponent) - 52
    // Words whose product is a multiple of 4 quarter turns are left out.
    let first = max(0, (exponent - 2) / 64)
    var product: [UInt64] = [0, 0, 0, 0, 0]  // lowest word first
    var carry: UInt64 = 0
    for index in 0..<4 {
      let full = mantissa.multipliedFullWidth(by: twoOverPi[first + 3 - index])
      let (low, overflow) = full.low.addingReportingOverflow(carry)
      product[index] = low
      carry = full.high + (overflow ? 1 : 0)
    }
    product[4] = carry
    let fractionBits = 64 * (first + 4) - exponent
    let whole = bits(of: product, from: fractionBits)
    var fraction = bits(of: product, from: fractionBits - 128)
    var quarter = Int(truncatingIfNeeded: whole & 3)
    let isNegative = fraction >> 127 == 1
    if isNegative {
      quarter += 1
      fraction = 0 &- fraction
    }
    let share = scaled(fraction, isNegative: isNegative)
    let rest = share * DoubleDouble(0x1.921fb54442d18p0, 0x1.1a62633145c07p-54)
    guard x < 0 else { return ReducedAngle(quarter: quarter & 3, rest: rest) }
    return ReducedAngle(quarter: -quarter & 3, rest: DoubleDouble(-rest.high, -rest.low))
  }

  /// 128 bits of a long number, beginning at a bit counted from the lowest.
  private static func bits(of words: [UInt64], from start: Int) -> UInt128 {
    var result: UInt128 = 0
    for (index, word) in words.enumerated() {
      let shift = index * 64 - start
      guard shift > -64, shift < 128 else { continue }
      result |= shift >= 0 ? UInt128(word) << shift : UInt128(word) >> -shift
    }
    return result
  }

  /// A fraction of 2¹²⁸ as a number in 0…½, or its negative.
  private static func scaled(_ fraction: UInt128, isNegative: Bool) -> DoubleDouble {
    guard fraction != 0 else { return DoubleDouble(0) }
    let shift = fraction.leadingZeroBitCount
    let normal = fraction << shift
    let high = Double(UInt64(normal >> 75)) * power(ofTwo: -53 - shift)
    let low = Double(UInt64((normal << 53) >> 64)) * power(ofTwo: -117 - shift)
    return isNegative ? DoubleDouble(-high, -low) : DoubleDouble(high, low)
  }

  /// 2 to a whole power between −1022 and 1023.
  static func power(ofTwo exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  /// The first 1280 bits of 2/π.
  private static let twoOverPi: [UInt64] = [
    0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C,
    0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41,
    0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08,
    0x5603_3046_FC7B_6BAB, 0xF0CF_BC20_9AF4_361D,
  ]
}
