import Foundation
import Playback
import Raster

/// The records of a scene process as bytes.
enum RecordCoding {
  private enum Kind: UInt8 { case format = 1, frame, report, failure, previews, trace, record }

  static func bytes(_ record: ChildRecord) throws -> [UInt8] {
    switch record {
    case .format(let shape): try framed(.format, json(shape))
    case .frame(let note): framed(.frame, bytes(note))
    case .report(let report): try framed(.report, json(report))
    case .failure(let failure): try framed(.failure, json(failure))
    case .previews(let previews): try framed(.previews, json(previews))
    case .record(let record): try framed(.record, json(record))
    case .trace(let offsets): framed(.trace, offsets.flatMap(littleEndian))
    }
  }

  private static func json(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return Array(try encoder.encode(value))
  }

  private static func framed(_ kind: Kind, _ payload: [UInt8]) -> [UInt8] {
    [kind.rawValue] + littleEndian(UInt32(payload.count)) + payload
  }

  private static func littleEndian<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
    (0..<T.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> T(8 * $0)) }
  }

  private static func bytes(_ note: FrameNote) -> [UInt8] {
    let boxes = (note.changes ?? []).flatMap { [$0.x0, $0.y0, $0.x1, $0.y1] }
    let flags: UInt8 = (note.repeatsPrevious ? 1 : 0) | (note.changes == nil ? 0 : 2)
    return littleEndian(note.slot) + [flags] + littleEndian(note.sceneFrame)
      + littleEndian(note.seconds.bitPattern) + boxes.flatMap { littleEndian(Int32($0)) }
  }

  private static func boxes(_ bytes: ArraySlice<UInt8>) -> [PixelBox] {
    let numbers = stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4).map {
      Int(Int32(bitPattern: integer(bytes[$0..<$0 + 4], as: UInt32.self)))
    }
    return stride(from: 0, to: numbers.count - 3, by: 4).map {
      PixelBox(x0: numbers[$0], y0: numbers[$0 + 1], x1: numbers[$0 + 2], y1: numbers[$0 + 3])
    }
  }

  /// Takes one record off the front of a buffer; nil while it is not all there.
  /// - Throws: `SceneHostError` where the bytes are no record.
  static func take(from buffer: inout [UInt8]) throws -> ChildRecord? {
    guard buffer.count >= 5 else { return nil }
    let count = Int(integer(buffer[1..<5], as: UInt32.self))
    guard let kind = Kind(rawValue: buffer[0]), count < 1 << 28 else { throw noRecord }
    guard buffer.count >= 5 + count else { return nil }
    let payload = Array(buffer[5..<5 + count])
    buffer.removeFirst(5 + count)
    switch kind {
    case .format: return .format(try value(payload))
    case .report: return .report(try value(payload))
    case .failure: return .failure(try value(payload))
    case .previews: return .previews(try value(payload))
    case .record: return .record(try value(payload))
    case .trace:
      return .trace(
        stride(from: 0, to: count - 7, by: 8).map { integer(payload[$0..<$0 + 8], as: UInt64.self) }
      )
    case .frame:
      guard count >= 21, (count - 21) % 16 == 0 else { throw noRecord }
      return .frame(
        FrameNote(
          slot: Int32(truncatingIfNeeded: integer(payload[0..<4], as: UInt32.self)),
          repeatsPrevious: payload[4] & 1 != 0,
          sceneFrame: Int64(bitPattern: integer(payload[5..<13], as: UInt64.self)),
          seconds: Double(bitPattern: integer(payload[13..<21], as: UInt64.self)),
          changes: payload[4] & 2 == 0 ? nil : boxes(payload[21...])))
    }
  }

  private static func integer<T: FixedWidthInteger>(_ bytes: ArraySlice<UInt8>, as type: T.Type)
    -> T
  {
    bytes.reversed().reduce(0) { $0 << 8 | T($1) }
  }

  private static func value<T: Decodable>(_ bytes: [UInt8]) throws -> T {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let value = try? decoder.decode(T.self, from: Data(bytes)) else { throw noRecord }
    return value
  }

  static var noRecord: SceneHostError {
    .crashed(
      reason: "the scene wrote into the tool's own pipe", location: nil, sceneSeconds: nil)
  }
}
