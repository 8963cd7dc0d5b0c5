/// Nothing is forced outside tests: no `try!`, `as!`, unwrapping or implicitly unwrapped types.
enum ForceRule {
  static func violations(in files: [SourceFile]) -> [String] {
    files.filter {
      !$0.isTest && Waivers.forcedFiles[$0.path] == nil && $0.code.utf8.contains(UInt8(ascii: "!"))
    }.flatMap { file in
      file.codeLines.enumerated().filter { forces(Array($0.element.utf8)) }.map {
        "\(file.place($0.offset)): \(file.lines[$0.offset].drop { $0 == " " })"
      }
    }
  }

  /// An exclamation mark right after a word or a closing bracket, and not part of `!=`.
  private static func forces(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "!"), index > 0 else { return false }
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "=") { return false }
      switch bytes[index - 1] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ")"),
        UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"), UInt8(ascii: "\""):
        return true
      default: return false
      }
    }
  }
}
