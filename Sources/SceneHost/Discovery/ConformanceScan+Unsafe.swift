import CVirtualTime
import Foundation

// Reads the records of protocol conformances that the compiler leaves in a library.
//
//   record           +0 protocol (relative, low bit: through a pointer)   +4 type (relative)
//                    +8 witness table                                      +12 flags
//   type descriptor  +0 flags (0x80: generic)   +12 function that returns the type's metadata
//
// All offsets are Int32 relative to where they stand. The section's size bounds the walk; a
// section is absent from libraries without conformances.

/// Finds the types in a loaded library that conform to some protocols.
enum ConformanceScan {
  /// - Parameters:
  ///   - handle: From `dlopen`.
  ///   - path: The library's file.
  ///   - protocols: Symbols of protocol descriptors, such as `$s7SwiftUI15PreviewProviderMp`.
  /// - Returns: Types that are not generic, in no order that means anything.
  static func types(
    in handle: UnsafeMutableRawPointer, path: String, conformingTo protocols: [String]
  ) -> [Any.Type] {
    let wanted = Set(protocols.compactMap { dlsym(nil, $0).map { UnsafeRawPointer($0) } })
    guard let base = UnsafeRawPointer(bitPattern: zt_image_base(handle)),
      let section = section("swift5_protocol_conformances", of: path)
    else { return [] }
    let start = base + section.lowerBound
    return stride(from: 0, to: section.count - 3, by: 4).compactMap { offset in
      let record = relative(start + offset)
      guard wanted.contains(maybeIndirect(record)) else { return nil }
      return type(of: record)
    }
  }

  private static func type(of record: UnsafeRawPointer) -> Any.Type? {
    let kind = (record + 12).load(as: UInt32.self) >> 3 & 7
    var descriptor = relative(record + 4)
    if kind == 1 {
      descriptor = descriptor.load(as: UnsafeRawPointer.self)
    } else if kind != 0 {
      return nil
    }
    guard descriptor.load(as: UInt32.self) & 0x80 == 0 else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  private static func relative(_ field: UnsafeRawPointer) -> UnsafeRawPointer {
    field + Int(field.loadUnaligned(as: Int32.self))
  }

  private static func maybeIndirect(_ field: UnsafeRawPointer) -> UnsafeRawPointer {
    let offset = field.loadUnaligned(as: Int32.self)
    let target = field + Int(offset & ~1)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
  }

  /// Where a section of an ELF file is mapped, relative to the file's base.
  private static func section(_ name: String, of path: String) -> Range<Int>? {
    guard let file = FileManager.default.contents(atPath: path) else { return nil }
    return file.withUnsafeBytes { bytes -> Range<Int>? in
      guard let header = value(Elf64_Ehdr.self, bytes, 0), header.e_ident.0 == 0x7f else {
        return nil
      }
      func sectionHeader(_ index: Int) -> Elf64_Shdr? {
        value(Elf64_Shdr.self, bytes, Int(header.e_shoff) + index * Int(header.e_shentsize))
      }
      guard let names = sectionHeader(Int(header.e_shstrndx)) else { return nil }
      for index in 0..<Int(header.e_shnum) {
        guard let section = sectionHeader(index) else { continue }
        let start = Int(names.sh_offset) + Int(section.sh_name)
        guard bytes[min(start, bytes.count)...].starts(with: name.utf8 + [0]) else { continue }
        return Int(section.sh_addr)..<Int(section.sh_addr) + Int(section.sh_size)
      }
      return nil
    }
  }

  private static func value<T>(
    _ type: T.Type, _ bytes: UnsafeRawBufferPointer, _ offset: Int
  ) -> T? {
    guard offset >= 0, offset + MemoryLayout<T>.size <= bytes.count else { return nil }
    return bytes.loadUnaligned(fromByteOffset: offset, as: T.self)
  }
}
