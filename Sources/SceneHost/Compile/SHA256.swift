/// The SHA-256 digest of bytes (FIPS 180-4).
package struct SHA256 {
  private var state: InlineArray<8, UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var pending: InlineArray<64, UInt8> = .init(repeating: 0)
  private var pendingCount = 0
  private var byteCount: UInt64 = 0

  package init() {}

  package mutating func update(_ bytes: some Sequence<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ update($0.span) }) != nil { return }
    update(Array(bytes).span)
  }

  /// Adds a text with its length, so that neighbours cannot be confused.
  package mutating func update(field: String) {
    update("\(field.utf8.count):".utf8)
    update(field.utf8)
  }

  /// The digest as 64 hexadecimal digits.
  package consuming func finish() -> String {
    let bits = byteCount * 8
    let padding = (119 - pendingCount) % 64 + 1
    update([0x80] + [UInt8](repeating: 0, count: padding - 1))
    update((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) })
    return (0..<8).map { index in
      let digits = String(state[index], radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func update(_ bytes: Span<UInt8>) {
    byteCount += UInt64(bytes.count)
    var at = 0
    while pendingCount > 0, at < bytes.count {
      take(bytes[at])
      at += 1
    }
    while at + 64 <= bytes.count {
      compress(bytes.extracting(at..<at + 64))
      at += 64
    }
    while at < bytes.count {
      take(bytes[at])
      at += 1
    }
  }

  private mutating func take(_ byte: UInt8) {
    pending[pendingCount] = byte
    pendingCount += 1
    guard pendingCount == 64 else { return }
    pendingCount = 0
    let block = pending
    compress(block.span)
  }

  private static func rotate(_ x: UInt32, _ count: UInt32) -> UInt32 {
    x >> count | x << (32 - count)
  }

  /// Takes in a block of 64 bytes; nothing in here is allocated.
  private mutating func compress(_ block: Span<UInt8>) {
    var w = InlineArray<64, UInt32>(repeating: 0)
    for i in 0..<16 {
      w[i] =
        UInt32(block[4 * i]) << 24 | UInt32(block[4 * i + 1]) << 16
        | UInt32(block[4 * i + 2]) << 8 | UInt32(block[4 * i + 3])
    }
    for i in 16..<64 {
      let a = Self.rotate(w[i - 15], 7) ^ Self.rotate(w[i - 15], 18) ^ w[i - 15] >> 3
      let b = Self.rotate(w[i - 2], 17) ^ Self.rotate(w[i - 2], 19) ^ w[i - 2] >> 10
      w[i] = w[i - 16] &+ a &+ w[i - 7] &+ b
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let turned = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
      let first = h &+ turned &+ ((e & f) ^ (~e & g)) &+ Self.constants[i] &+ w[i]
      let other = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
      let second = other &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    let sums: InlineArray<8, UInt32> = [a, b, c, d, e, f, g, h]
    for index in 0..<8 { state[index] &+= sums[index] }
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: InlineArray<64, UInt32> = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
