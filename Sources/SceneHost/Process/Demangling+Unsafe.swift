import Foundation

// The runtime hands over a string that is ours to free.

/// What the Swift runtime calls a mangled name; nil for one that is none.
func demangled(_ symbol: String) -> String? {
  guard let text = runtimeDemangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
  defer { free(text) }
  return String(cString: text)
}

@_silgen_name("swift_demangle")
private func runtimeDemangle(
  _ name: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
