import Batch
import Golden

/// How far films may be from their goldens, and which goldens may be written.
enum ToleranceValue {
  static func update(_ text: String?) throws -> GoldenUpdate {
    guard let value = GoldenUpdate(word: text ?? "") else {
      throw ValueError(wanted: "one of changed, missing, all and none")
    }
    return value
  }

  static func mode(_ text: String) throws -> GoldenManifest.Mode {
    guard let mode = GoldenManifest.Mode(rawValue: text) else {
      throw ValueError(
        wanted: "one of \(GoldenManifest.Mode.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return mode
  }

  static func threshold(_ text: String) throws -> UInt8 {
    guard let value = UInt8(text) else { throw ValueError(wanted: "a number from 0 to 255") }
    return value
  }

  static func pixels(_ text: String) throws -> Int {
    guard let value = Int(text), value >= 0 else {
      throw ValueError(wanted: "a number of pixels from 0")
    }
    return value
  }

  static func ratio(_ text: String) throws -> Double {
    guard let value = Double(text), (0...1).contains(value) else {
      throw ValueError(wanted: "a share from 0 to 1")
    }
    return value
  }
}
