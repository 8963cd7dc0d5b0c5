/// Leaves comments and the insides of strings out of Swift text, keeping every line break.
enum CodeStripper {
  static func strip(_ text: String) -> String {
    var reader = Reader(bytes: Array(text.utf8))
    while !reader.isAtEnd { reader.step() }
    return String(decoding: reader.output, as: UTF8.self)
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0
    var output: [UInt8] = []
    var isAtEnd: Bool { position >= bytes.count }

    init(bytes: [UInt8]) {
      self.bytes = bytes
      output.reserveCapacity(bytes.count)
    }

    func matches(_ word: StaticString, at offset: Int = 0) -> Bool {
      let start = position + offset
      guard start + word.utf8CodeUnitCount <= bytes.count else { return false }
      return word.withUTF8Buffer { zip($0, bytes[start...]).allSatisfy { $0 == $1 } }
    }
    mutating func skip(_ count: Int) {
      for _ in 0..<count where !isAtEnd {
        if bytes[position] == UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
        position += 1
      }
    }

    mutating func step() {
      if matches("//") {
        while !isAtEnd, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if matches("/*") {
        skipBlockComment()
      } else if bytes[position] == UInt8(ascii: "\"") || matches("#\"") || matches("##\"") {
        skipString()
      } else {
        output.append(bytes[position])
        position += 1
      }
    }

    private mutating func skipBlockComment() {
      var depth = 0
      repeat {
        if matches("/*") {
          depth += 1
          skip(2)
        } else if matches("*/") {
          depth -= 1
          skip(2)
        } else {
          skip(1)
        }
      } while depth > 0 && !isAtEnd
    }

    /// Leaves `""` in place of a string, whatever its quotes.
    private mutating func skipString() {
      var hashCount = 0
      while bytes[position] == UInt8(ascii: "#") {
        hashCount += 1
        position += 1
      }
      let isLong = matches("\"\"\"")
      skip(isLong ? 3 : 1)
      while !isAtEnd, !closes(isLong: isLong, hashCount: hashCount) {
        guard bytes[position] == UInt8(ascii: "\\"), hashes(after: 1) >= hashCount else {
          skip(1)
          continue
        }
        skip(1 + hashCount)
        if matches("(") { skipInterpolation() } else { skip(1) }
      }
      skip((isLong ? 3 : 1) + hashCount)
      output.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: "\"")])
    }
    private func closes(isLong: Bool, hashCount: Int) -> Bool {
      guard isLong ? matches("\"\"\"") : matches("\"") else { return false }
      return hashes(after: isLong ? 3 : 1) >= hashCount
    }
    private func hashes(after offset: Int) -> Int {
      bytes.dropFirst(position + offset).prefix { $0 == UInt8(ascii: "#") }.count
    }
    private mutating func skipInterpolation() {
      var depth = 0
      repeat {
        if matches("(") { depth += 1 }
        if matches(")") { depth -= 1 }
        if matches("\"") {
          let kept = output.count
          skipString()
          output.removeLast(min(2, output.count - kept))
        } else {
          skip(1)
        }
      } while depth > 0 && !isAtEnd
    }
  }
}
