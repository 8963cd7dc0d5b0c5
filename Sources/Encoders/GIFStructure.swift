package import Display
package import Foundation

/// Walks the blocks of a GIF, without decoding pixels.
package struct GIFStructure: Equatable {
  package var size = PixelSize(width: 0, height: 0)
  /// Hundredths of a second of each frame.
  package var lengths: [Int] = []
  package var disposals: [Int] = []
  /// Repetitions, 0 for ever; nil: plays once.
  package var loops: Int?

  package init(data: Data) throws(EncodeError) {
    let bytes = [UInt8](data)
    guard bytes.count >= 13, bytes.starts(with: Array("GIF89a".utf8)) else {
      throw .notAnImage(reason: "not a GIF")
    }
    func byte(_ at: Int) throws(EncodeError) -> Int {
      guard at < bytes.count else { throw .notAnImage(reason: "cut short") }
      return Int(bytes[at])
    }
    func le16(_ at: Int) throws(EncodeError) -> Int { try byte(at) | (try byte(at + 1)) << 8 }
    func skip(_ start: Int) throws(EncodeError) -> Int {
      var at = start
      while try byte(at) != 0 { at += try byte(at) + 1 }
      return at + 1
    }
    func table(_ flags: Int) -> Int { flags & 0x80 != 0 ? 3 << ((flags & 7) + 1) : 0 }

    size = PixelSize(width: try le16(6), height: try le16(8))
    var at = 13 + table(try byte(10))
    while true {
      switch try byte(at) {
      case 0x3b: return
      case 0x2c: at = try skip(at + 10 + table(try byte(at + 9)) + 1)
      case 0x21:
        if try byte(at + 1) == 0xf9 {
          disposals.append(try byte(at + 3) >> 2 & 7)
          lengths.append(try le16(at + 4))
        } else if try byte(at + 1) == 0xff, try byte(at + 14) == 3 {
          loops = try le16(at + 16)
        }
        at = try skip(at + 2)
      default: throw .notAnImage(reason: "an unknown block")
      }
    }
  }

  static func check(
    _ file: String, path: String, size: PixelSize, lengths: [Int]
  ) throws(EncodeError) {
    let found = try GIFStructure(data: try WholeFile.read(file))
    guard found.size == size, found.lengths == lengths else {
      throw .notWhole(
        path: path, what: "structure", found: "\(found.size), \(found.lengths.count) frames",
        wanted: "\(size), \(lengths.count) frames")
    }
  }
}
