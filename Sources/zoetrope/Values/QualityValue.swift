/// How fine an encoder's work shall be.
enum QualityValue {
  static func read(_ text: String) throws -> String {
    guard ["draft", "standard", "high"].contains(text) else {
      throw ValueError(wanted: "a quality; there are draft, standard and high")
    }
    return text
  }

  static func constantRate(_ text: String) throws -> Int {
    guard let value = Int(text), (0...51).contains(value) else {
      throw ValueError(wanted: "a constant rate factor from 0 to 51")
    }
    return value
  }
}
