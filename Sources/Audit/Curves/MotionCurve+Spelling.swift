extension MotionCurve {
  /// Reads a curve as a scene spells it, such as `.spring(duration: 0.5, bounce: 0.3)`.
  ///
  /// - Returns: nil for what is no built-in animation or carries modifiers.
  package init?(spelling text: String) {
    let compact = text.filter { !$0.isWhitespace }
    let body = compact.hasPrefix(".") ? compact.dropFirst() : Substring(compact)
    let name = String(body.prefix { $0 != "(" })
    var words: [String: Double] = [:]
    var plain: [Double] = []
    let rest = body.dropFirst(name.count)
    if !rest.isEmpty {
      guard rest.first == "(", rest.last == ")" else { return nil }
      for part in rest.dropFirst().dropLast().split(separator: ",") {
        let pair = part.split(separator: ":")
        guard let last = pair.last, let value = Double(last), pair.count <= 2 else { return nil }
        if pair.count == 2 { words[String(pair[0])] = value } else { plain.append(value) }
      }
    }
    guard let curve = Self.curve(name, Arguments(words: words, plain: plain)) else { return nil }
    self = curve
  }

  private struct Arguments {
    var words: [String: Double]
    var plain: [Double]
    func has(only names: [String]) -> Bool {
      plain.isEmpty && words.keys.allSatisfy { names.contains($0) }
    }
  }

  private static func curve(_ name: String, _ given: Arguments) -> MotionCurve? {
    let duration = given.words["duration"]
    switch name {
    case "linear" where given.has(only: ["duration"]): return .linear(duration ?? 0.35)
    case "easeIn" where given.has(only: ["duration"]): return .easeIn(duration ?? 0.35)
    case "easeOut" where given.has(only: ["duration"]): return .easeOut(duration ?? 0.35)
    case "easeInOut" where given.has(only: ["duration"]): return .easeInOut(duration ?? 0.35)
    case "timingCurve"
    where given.plain.count == 4 && given.words.keys.allSatisfy { $0 == "duration" }:
      let p = given.plain
      return .bezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3], seconds: duration ?? 0.35)
    case "default" where given.has(only: []): return .spring(seconds: 0.5, bounce: 0)
    case "smooth", "snappy", "bouncy":
      guard given.has(only: ["duration", "extraBounce"]) else { return nil }
      let bounce = name == "smooth" ? 0 : name == "snappy" ? 0.15 : 0.3
      return .spring(seconds: duration ?? 0.5, bounce: bounce + (given.words["extraBounce"] ?? 0))
    case "spring", "interactiveSpring", "interpolatingSpring": return spring(name, given)
    default: return nil
    }
  }

  private static func spring(_ name: String, _ given: Arguments) -> MotionCurve? {
    let words = given.words
    if let stiffness = words["stiffness"], let damping = words["damping"] {
      guard name == "interpolatingSpring",
        given.has(only: ["mass", "stiffness", "damping", "initialVelocity"])
      else { return nil }
      let mass = words["mass"] ?? 1
      let frequency = (stiffness / mass).squareRoot()
      return .spring(
        seconds: 2 * .pi / frequency,
        bounce: bounce(ofRatio: damping / (2 * (stiffness * mass).squareRoot())),
        velocity: words["initialVelocity"] ?? 0)
    }
    let quick = name == "interactiveSpring"
    if words["response"] != nil || words["dampingFraction"] != nil {
      guard given.has(only: ["response", "dampingFraction", "blendDuration"]) else { return nil }
      return .spring(
        seconds: words["response"] ?? (quick ? 0.15 : 0.5),
        bounce: bounce(ofRatio: words["dampingFraction"] ?? (quick ? 0.86 : 0.825)))
    }
    guard
      given.has(only: ["duration", "bounce", "blendDuration", "extraBounce", "initialVelocity"])
    else { return nil }
    return .spring(
      seconds: words["duration"] ?? (quick ? 0.15 : 0.5),
      bounce: (words["bounce"] ?? (quick ? 0.15 : 0)) + (words["extraBounce"] ?? 0),
      velocity: words["initialVelocity"] ?? 0)
  }

  private static func bounce(ofRatio ratio: Double) -> Double {
    ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
