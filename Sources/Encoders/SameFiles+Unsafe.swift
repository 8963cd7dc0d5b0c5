import Foundation

// Two files are read in pieces into two buffers, and compared piece by piece: `read` writes at most
// `pieceBytes` into each, and only what both calls gave is looked at.

/// Tells whether files hold the same bytes, without keeping them.
package enum SameFiles {
  private static let pieceBytes = 1 << 15

  /// False too where one of them cannot be read: whoever reads it next says why.
  package static func hold(_ one: String, _ other: String) -> Bool {
    let files = [open(one, O_RDONLY | O_CLOEXEC), open(other, O_RDONLY | O_CLOEXEC)]
    defer { files.filter { $0 >= 0 }.forEach { close($0) } }
    guard files.allSatisfy({ $0 >= 0 }) else { return false }
    var facts = (stat(), stat())
    guard fstat(files[0], &facts.0) == 0, fstat(files[1], &facts.1) == 0,
      facts.0.st_size == facts.1.st_size
    else { return false }
    return withUnsafeTemporaryAllocation(byteCount: 2 * pieceBytes, alignment: 64) { memory in
      guard let base = memory.baseAddress else { return false }
      let second = base + pieceBytes
      while true {
        let count = read(files[0], base, pieceBytes)
        guard count >= 0, read(files[1], second, pieceBytes) == count,
          memcmp(base, second, count) == 0
        else { return false }
        if count == 0 { return true }
      }
    }
  }
}
