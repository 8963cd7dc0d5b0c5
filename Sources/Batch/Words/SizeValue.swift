import Playback

/// A canvas on the command line: `390x844` or `fit`.
package enum SizeValue {
  package static func read(_ text: String) throws -> SceneJob.CanvasSize {
    if text == "fit" { return .fit }
    let parts = text.split(whereSeparator: { $0 == "x" || $0 == "X" || $0 == "×" })
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      (1...16_384).contains(width), (1...16_384).contains(height)
    else {
      throw ValueError(
        wanted: "a canvas size; write points as WIDTHxHEIGHT, such as 390x844, or fit")
    }
    return .points(width: width, height: height)
  }

  /// Pixels per point.
  package static func scale(_ text: String) throws -> Double {
    guard let value = Double(text), value >= 0.1, value <= 16 else {
      throw ValueError(wanted: "a scale from 0.1 to 16 pixels per point")
    }
    return value
  }
}
