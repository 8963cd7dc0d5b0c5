/// Words that may occur only in the files that own them.
enum BannedCallRule {
  /// Clocks outside the files that own them; everything else is given its time.
  static func clockViolations(in files: [SourceFile]) -> [String] {
    violations(in: files, words: clocks, allowed: Waivers.clockFiles)
  }
  /// Functions whose last digit depends on the machine; `Transcendentals` stands in for them.
  static func mathViolations(in files: [SourceFile]) -> [String] {
    files.filter { file in !Waivers.mathFiles.contains { file.path.hasPrefix($0) } }.flatMap {
      file in
      file.codeLines.enumerated().flatMap { index, line in
        calls(in: line).map { "\(file.place(index)): call Transcendentals, not \($0)" }
      }
    }
  }
  /// Fused multiplication rounds once where the plain one rounds twice.
  static func fusedViolations(in files: [SourceFile]) -> [String] {
    violations(
      in: files, words: ["addingProduct(", "addProduct(", ".fma(", "fma("], allowed: [])
  }

  private static let clocks = [
    "Date()", "Date.now", "ContinuousClock", "SuspendingClock", "clock_gettime", "gettimeofday",
    "DispatchTime.now", "DispatchWallTime", "systemUptime", "mach_absolute_time",
    "CFAbsoluteTimeGetCurrent()",
  ]

  private static func violations(
    in files: [SourceFile], words: [String], allowed: [String]
  ) -> [String] {
    files.filter { file in !allowed.contains { file.path.hasPrefix($0) } }.flatMap { file in
      words.filter { file.code.contains($0) }.flatMap { word in
        file.codeLines.enumerated().filter { $0.element.contains(word) }.map {
          "\(file.place($0.offset)): \(word) is not called here"
        }
      }
    }
  }

  private static let functions: Set<String> = [
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2",
    "expm1", "log", "log2", "log10", "log1p", "pow", "cbrt", "hypot", "erf", "erfc", "tgamma",
    "sincos", "powf", "sinf", "cosf", "expf", "logf",
  ]

  /// Calls of the C library's functions: bare ones and those of its modules by name.
  private static func calls(in line: Substring) -> [String] {
    let bytes = Array(line.utf8)
    var found: [String] = []
    var index = 0
    while index < bytes.count {
      guard isWord(bytes[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, isWord(bytes[end]) { end += 1 }
      let word = String(decoding: bytes[index..<end], as: UTF8.self)
      if functions.contains(word), end < bytes.count, bytes[end] == UInt8(ascii: "(") {
        let before = String(decoding: bytes[..<index], as: UTF8.self)
        let isMember = before.hasSuffix(".")
        let isForeign = ["Foundation.", "Glibc.", "Darwin."].contains { before.hasSuffix($0) }
        if isForeign || !isMember && !before.hasSuffix("func ") { found.append(word) }
      }
      index = end
    }
    return found
  }
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
