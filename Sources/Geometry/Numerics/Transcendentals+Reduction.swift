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
    0xA2F9836E4E441529, 0xFC2757D1F534DDC0, 0xDB6295993C439041,
    0xFE5163ABDEBBC561, 0xB7246E3A424DD2E0, 0x06492EEA09D1921C,
    0xFE1DEB1CB129A73E, 0xE88235F52EBB4484, 0xE99C7026B45F7E41,
    0x3991D639835339F4, 0x9C845F8BBDF9283B, 0x1FF897FFDE05980F,
    0xEF2F118B5A0A6D1F, 0x6D367ECF27CB09B7, 0x4F463F669E5FEA2D,
    0x7527BAC7EBE5F17B, 0x3D0739F78A5292EA, 0x6BFB5FB11F8D5D08,
    0x56033046FC7B6BAB, 0xF0CFBC209AF4361D,
  ]
}
