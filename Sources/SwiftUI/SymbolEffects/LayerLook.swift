/// How an effect shows one layer at one instant.
package struct LayerLook: Equatable {
  package var scale = 1.0
  package var opacity = 1.0
  /// In em, y down.
  package var offset = CGPoint.zero
  /// Clockwise.
  package var radians = 0.0
  /// What is seen of the layer from its leading side on, 0…1, and from where.
  package var shown: ClosedRange<Double> = 0...1
  /// Whether the layer is lit; nil where no effect says so.
  package var isLit: Bool?

  /// Both looks at once: shares multiply, ways add.
  package func combined(with other: LayerLook) -> LayerLook {
    LayerLook(
      scale: scale * other.scale, opacity: opacity * other.opacity,
      offset: CGPoint(x: offset.x + other.offset.x, y: offset.y + other.offset.y),
      radians: radians + other.radians,
      shown: shown == 0...1 ? other.shown : shown, isLit: other.isLit ?? isLit)
  }
}

/// The motions of symbol effects, in seconds from their beginning.
///
/// Times and sizes of bounce, pulse, wiggle and breathe were measured in recordings; the others
/// are near what the eye sees.
package enum SymbolCurves {
  /// From peak to peak of repeated bounces.
  static let bouncePeriod = 0.7
  /// The size at the peak: a layer of 105 pixels is 130 wide in the recording, and its neighbours
  /// are as much further from the middle.
  package static let bouncePeak = 1.24
  /// The size when it has sprung back: 95 of 105 pixels.
  package static let bounceLow = 0.905
  /// The size in the middle of a breath: 125 of 104 pixels.
  package static let breathSize = 1.2
  /// After the effects that another one waited for, in seconds.
  package static let pauseAfterOthers = 0.35
  package static let pulsePeriod = 1.87
  static let wigglePeriod = 0.87
  package static let breathePeriod = 2.45
  static let rotatePeriod = 1.5
  /// Of each layer in a variable colour, and of the pause after the last.
  static let lightSeconds = 0.25
  /// Of coming, going and other sizes.
  static let stateSeconds = 0.35
  static let drawSeconds = 0.7
  static let replaceSeconds = 0.4
  /// From layer to layer.
  static let layerDelay = 0.07

  /// Smooth ways between points in time; still outside them.
  static func path(_ points: [(time: Double, value: Double)], at time: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if time <= first.time { return first.value }
    for (a, b) in zip(points, points.dropFirst()) where time < b.time {
      return a.value + (b.value - a.value) * ease((time - a.time) / (b.time - a.time))
    }
    return last.value
  }
  /// Slow at both ends: half a turn of the cosine.
  static func ease(_ share: Double) -> Double {
    let t = min(max(share, 0), 1)
    return (1 - Transcendentals.cos(.pi * t)) / 2
  }

  package static func bounce(at time: Double, isDown: Bool) -> LayerLook {
    let up = path(
      [(0, 1), (0.17, bouncePeak), (0.405, bounceLow), (0.68, 1)], at: time)
    return LayerLook(scale: isDown ? 2 - up : up)
  }
  package static func pulse(at time: Double) -> LayerLook {
    LayerLook(
      opacity: path([(0, 1), (pulsePeriod / 2, 0.31), (pulsePeriod, 1)], at: time))
  }
  package static func breathe(at time: Double, isPlain: Bool) -> LayerLook {
    let share = path([(0, 0), (breathePeriod / 2, 1), (breathePeriod, 0)], at: time)
    return LayerLook(scale: 1 + (breathSize - 1) * share, opacity: isPlain ? 1 : 1 - 0.69 * share)
  }
  static func wiggle(
    at time: Double, _ direction: SymbolEffectConfiguration.Direction, isRightToLeft: Bool
  ) -> LayerLook {
    let swing = path(
      [(0, 0), (0.13, 0.05), (0.31, -0.037), (0.49, 0.03), (0.67, -0.022), (wigglePeriod, 0)],
      at: time)
    var look = LayerLook()
    switch direction {
    case .right: look.offset.x = swing
    case .left: look.offset.x = -swing
    case .forward: look.offset.x = isRightToLeft ? -swing : swing
    case .backward: look.offset.x = isRightToLeft ? swing : -swing
    case .up: look.offset.y = -swing
    case .down: look.offset.y = swing
    // Half an em from the middle, a turn moves as far as the other ways do.
    case .clockwise: look.radians = swing * 2
    case .counterClockwise: look.radians = -swing * 2
    case .degrees(let degrees):
      look.offset.x = swing * Transcendentals.cos(degrees * .pi / 180)
      look.offset.y = swing * Transcendentals.sin(degrees * .pi / 180)
    }
    return look
  }
  static func rotate(at time: Double, isBackward: Bool) -> LayerLook {
    let turn = 2 * .pi * ease(time / rotatePeriod)
    return LayerLook(radians: isBackward ? -turn : turn)
  }
  /// - Parameter share: 0 away, 1 there.
  static func presence(_ share: Double, isDown: Bool) -> LayerLook {
    let outside = isDown ? 1.5 : 0.5
    return LayerLook(scale: outside + (1 - outside) * share, opacity: share)
  }
}
