/// How one glyph rolls in or out.
package struct GlyphLook: Equatable {
  /// In em of the glyph's font, y down.
  package var offset = 0.0
  package var scale = 1.0
  package var opacity = 1.0
  /// Standard deviation in em.
  package var blur = 0.0
}

/// The measured motion of digits that change.
///
/// New digits swing in on a spring from 0.44 em below, small and blurred, pass their place by
/// 0.06 em and rest after half a second; old ones leave upwards and fade.
package enum NumericRoll {
  /// The spring of new digits: found from the pass and its time in a recording.
  private static let angularFrequency = 15.88
  private static let dampingRatio = 0.54
  private static let entrance = 0.44
  /// How fast old digits leave, in seconds, and how far, in em.
  private static let exitSeconds = 0.06
  private static let exit = 0.47
  private static let fadeOutSeconds = 0.33
  /// How fast new ones show: at 67 ms both together have .65 of a digit's ink, as recorded.
  private static let fadeInSeconds = 0.055
  /// From glyph to glyph, and at most in all.
  static let stagger = 0.1
  static let mostStagger = 0.3

  /// A new digit, some seconds after its beginning.
  package static func entering(at seconds: Double, isUp: Bool) -> GlyphLook {
    guard seconds > 0 else {
      return GlyphLook(offset: isUp ? entrance : -entrance, scale: 0.5, opacity: 0, blur: 0.15)
    }
    let swing = swing(at: seconds)
    return GlyphLook(
      offset: (isUp ? entrance : -entrance) * swing, scale: 1 - 0.5 * max(swing, 0),
      opacity: 1 - Transcendentals.exp(-seconds / fadeInSeconds), blur: 0.15 * max(swing, 0))
  }
  /// An old digit, some seconds after its beginning.
  package static func leaving(at seconds: Double, isUp: Bool) -> GlyphLook {
    let t = max(seconds, 0)
    let share = 1 - Transcendentals.exp(-t / exitSeconds)
    let left = max(0, 1 - t / fadeOutSeconds)
    return GlyphLook(
      offset: (isUp ? -exit : exit) * share, scale: 1 - 0.42 * share, opacity: left * left,
      blur: 0.07 * share)
  }
  /// From 1 over the rest place to 0.
  private static func swing(at t: Double) -> Double {
    let damped = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let decay = angularFrequency * dampingRatio
    return Transcendentals.exp(-decay * t)
      * (Transcendentals.cos(damped * t) + decay / damped * Transcendentals.sin(damped * t))
  }

  /// The seconds at which the default spring has come as far as another animation has.
  ///
  /// So digits follow slower and faster animations, and the default one exactly.
  package static func seconds(forProgress progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < restProgress else { return .infinity }
    let frequency = 4 * Double.pi
    var (low, high) = (0.0, 1.5)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let reached =
        1 - (1 + frequency * middle) * Transcendentals.exp(-frequency * middle)
      if reached < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
  private static let restProgress = 0.99999

  /// Which glyphs of two texts are the same: those in front, and, where the number of glyphs is
  /// another, those at the end.
  /// - Returns: For each new glyph the old one that stays, or nil.
  package static func matches(old: [String], new: [String]) -> [Int?] {
    var result = [Int?](repeating: nil, count: new.count)
    if old.count == new.count {
      for index in new.indices where old[index] == new[index] { result[index] = index }
      return result
    }
    var front = 0
    while front < min(old.count, new.count), old[front] == new[front] {
      result[front] = front
      front += 1
    }
    var back = 0
    while back < min(old.count, new.count) - front,
      old[old.count - 1 - back] == new[new.count - 1 - back]
    {
      result[new.count - 1 - back] = old.count - 1 - back
      back += 1
    }
    return result
  }
}
