import CFrames

/// XXH64, for telling contents apart; no shield against malice.
package enum PixelHash {
  package static func of(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
    bytes.withUnsafeBytes { zf_hash($0.baseAddress, $0.count, seed) }
  }
}
