internal import CHarfBuzz

/// Asks the machine's fontconfig, where it is installed, for families the user names.
enum FontConfig {
  /// The file and face of exactly this family in the nearest weight, nil when there is none.
  static func match(family: String, weight: Int, isItalic: Bool) -> (path: String, index: Int)? {
    var index: UInt32 = 0
    var isFound = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = 0
      guard let base = buffer.baseAddress else { return }
      let start = UnsafeMutableRawPointer(base).assumingMemoryBound(to: CChar.self)
      isFound = zt_fc_match(family, Int32(weight), isItalic ? 1 : 0, start, 4096, &index) != 0
      // The written string ends with a zero inside the capacity.
      while isFound, start[count] != 0 { count += 1 }
    }
    return isFound ? (String(decoding: bytes, as: UTF8.self), Int(index)) : nil
  }
}
