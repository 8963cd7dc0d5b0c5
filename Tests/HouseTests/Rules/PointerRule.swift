/// Pointers live in `*+Unsafe.swift` files and in the files that speak to a C module.
enum PointerRule {
  private static let words = [
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
    "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer",
    "UnsafeMutableRawBufferPointer", "OpaquePointer", "unsafeBitCast", "withUnsafe",
  ]
  private static let doors: Set<String> = [
    "CPNG", "CLibAV", "CFrames", "CRaster", "CHarfBuzz", "CVirtualTime", "Glibc",
  ]

  static func violations(in files: [SourceFile]) -> [String] {
    files.filter { file in
      !file.isTest && !file.name.hasSuffix("+Unsafe.swift") && doors.isDisjoint(with: file.imports)
        && Waivers.pointerFiles[file.path] == nil
    }.flatMap { file in
      words.filter { file.code.contains($0) }.map { "\(file.path): \($0)" }
    }
  }
}
