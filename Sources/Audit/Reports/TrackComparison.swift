/// The comparison of one view in two films.
struct TrackComparison {
  typealias Finding = MotionDifference.Finding
  let old: TrackSet
  let new: TrackSet
  let before: Track
  let after: Track
  let finders: (MoveFinder, MoveFinder)
  private var name: String { after.name }

  var findings: [Finding] {
    let look = LookComparison(old: old, new: new, before: before, after: after)
    var found = look.contents + presence
    let isEven = before.scalesEvenly && after.scalesEvenly
    for property in Property.allCases where !property.isLight && !(isEven && property == .scaleY) {
      guard let first = difference(property) else { continue }
      found += explanations(property, first)
    }
    found += colors
    found += look.findings(beside: found) { property in
      difference(property).map { explanations(property, $0) } ?? []
    }
    // A way that nothing explains is no news of a view of which other things are known.
    let known = found.filter { $0.kind != .shape }
    if !known.isEmpty { found = known }
    // What is drawn otherwise because its text is another needs no words of its own.
    return look.contents.isEmpty ? found : found.filter { $0.kind != .look && $0.kind != .color }
  }

  /// When the view comes and goes.
  private var presence: [Finding] {
    let (was, now) = (before.frames, after.frames)
    guard was != now, let a = was.first, let b = now.first, let c = was.last, let d = now.last
    else { return [] }
    var found: [Finding] = []
    let later = new.timesSeconds[b] - old.timesSeconds[a]
    if later.magnitude > old.frameSeconds / 2 {
      found.append(
        Finding(
          view: name, kind: .shown, "'\(name)' appears \(Self.shift(later))",
          at: min(old.timesSeconds[a], new.timesSeconds[b])))
    }
    let stays = new.timesSeconds[d] - old.timesSeconds[c]
    let isCut = c == old.timesSeconds.count - 1 || d == new.timesSeconds.count - 1
    if stays.magnitude > old.frameSeconds / 2, !isCut {
      found.append(
        Finding(
          view: name, kind: .shown, "'\(name)' is gone \(Self.shift(stays))",
          at: min(old.timesSeconds[c], new.timesSeconds[d])))
    }
    return found
  }

  /// The first frame in which a property differs.
  private func difference(_ property: Property) -> Int? {
    let (a, b) = (before.series(property), after.series(property))
    guard a.isEmpty == b.isEmpty else { return 0 }
    // Where only one of them is drawn, its presence tells.
    return zip(a, b).enumerated().first { _, pair in
      !pair.0.isNaN && !pair.1.isNaN && (pair.0 - pair.1).magnitude > property.threshold / 10
    }?.offset
  }

  private func explanations(_ property: Property, _ first: Int) -> [Finding] {
    let was = finders.0.moves(of: property, in: before)
    let now = finders.1.moves(of: property, in: after)
    if (was.isEmpty && now.isEmpty) || isMoved(property) {
      return [place(property, first)].compactMap { $0 }
    }
    let areExplained = (was + now).allSatisfy {
      $0.isJump || $0.fit?.isExplanation ?? false
    }
    if was.count == now.count, areExplained {
      let found = zip(was, now).flatMap { explain($0, $1, property) }
      if !found.isEmpty { return found }
    }
    let marks = Landmarks.Comparison(
      view: name, property: property, old: Landmarks(before, property, old),
      new: Landmarks(after, property, new), frameSeconds: old.frameSeconds)
    if let found = marks.finding { return [found] }
    // Under a transform that moves, a view that stands elsewhere keeps no even distance.
    let isElsewhere = first == before.frames.first && first == after.frames.first
    if isElsewhere, let found = place(property, first) { return [found] }
    return [shape(property, first)].compactMap { $0 }
  }

  /// Whether one film runs beside the other at an even distance.
  private func isMoved(_ property: Property) -> Bool {
    let distances = zip(before.series(property), after.series(property)).map { $1 - $0 }
      .filter { !$0.isNaN }
    guard before.frames == after.frames, let low = distances.min(), let high = distances.max()
    else { return false }
    return high - low <= max(low.magnitude, high.magnitude) * 0.01
  }

  private func place(_ property: Property, _ first: Int) -> Finding? {
    guard
      let (a, b) = zip(before.series(property), after.series(property)).first(where: {
        !$0.isNaN && !$1.isNaN
      }), (a - b).magnitude > property.threshold / 10
    else { return nil }
    let distance = decimal((b - a).magnitude, 2) + " pt"
    var kind = Finding.Kind.place
    let text: String
    switch property {
    case .x: text = "'\(name)' stands \(distance) further \(b > a ? "right" : "left")"
    case .y: text = "'\(name)' stands \(distance) \(b > a ? "lower" : "higher")"
    default:
      kind = property.isExtent ? .size : property.isDrawing ? .look : .place
      text =
        "\(property.words) of '\(name)' is \(property.amount(b)) instead of \(property.amount(a))"
    }
    return Finding(view: name, property: property, kind: kind, text, at: old.timesSeconds[first])
  }

  // MARK: Moves

  private func explain(_ was: Move, _ now: Move, _ property: Property) -> [Finding] {
    var found: [Finding] = []
    func add(_ kind: Finding.Kind, _ text: String) {
      found.append(
        Finding(
          view: name, property: property, kind: kind, text,
          at: min(was.startSeconds, now.startSeconds)))
    }
    let later = now.startSeconds - was.startSeconds
    // Starts that no event tells are known to a fraction of a frame only.
    if later.magnitude > old.frameSeconds / 4 {
      add(.time, "'\(name)' arrives \(Self.shift(later))")
    }
    found += curves(was, now, property)
    found += reach(was, now, property)
    return found
  }

  /// Other ends of a move.
  private func reach(_ was: Move, _ now: Move, _ property: Property) -> [Finding] {
    let way = max(was.travel.magnitude, now.travel.magnitude)
    let least = max(way * 0.004, property.threshold)
    let isFarther = (now.travel - was.travel).magnitude > least
    let (from, to) = (now.from - was.from, now.to - was.to)
    let text: String
    var kind = Finding.Kind.amplitude
    if to.magnitude > least, property.amount(now.to) != property.amount(was.to) {
      let share = (now.travel.magnitude / max(was.travel.magnitude, property.threshold) - 1) * 100
      text =
        isFarther
        ? "\(property.words) of '\(name)' goes to \(property.amount(now.to)) instead of "
          + "\(property.amount(was.to)) (\(decimal(share.magnitude, 0)) % "
          + (share > 0 ? "farther)" : "less far)")
        : "\(property.words) of '\(name)' ends at \(property.amount(now.to)) instead of "
          + property.amount(was.to)
      if !isFarther { kind = property.isExtent ? .size : .place }
    } else if from.magnitude > least {
      text =
        "\(property.words) of '\(name)' starts at \(property.amount(now.from)) instead of "
        + property.amount(was.from)
    } else {
      return []
    }
    return [
      Finding(
        view: name, property: property, kind: kind, text,
        at: min(was.startSeconds, now.startSeconds))
    ]
  }

  private func curves(_ was: Move, _ now: Move, _ property: Property) -> [Finding] {
    guard let a = was.fit, let b = now.fit, a.curve != b.curve else { return [] }
    var found: [Finding] = []
    func add(_ kind: Finding.Kind, _ text: String) {
      found.append(
        Finding(view: name, property: property, kind: kind, text, at: was.startSeconds))
    }
    let swing = (SettleReport(a.curve).overshoot, SettleReport(b.curve).overshoot)
    if Self.percent(swing.0) != Self.percent(swing.1) {
      let verb = swing.1 < swing.0 ? "fell" : "rose"
      add(
        .overshoot,
        "overshoot of '\(name)' \(verb) from \(Self.percent(swing.0)) to \(Self.percent(swing.1))")
    }
    // A start within a frame leaves the length open by as much.
    let isSure = a.startSeconds == 0 && b.startSeconds == 0
    let slack = isSure ? 0.01 : max(0.01, old.frameSeconds / max(a.curve.seconds, 1e-6))
    let ratio = b.curve.seconds / max(a.curve.seconds, 1e-6)
    if a.curve.isLike(b.curve), (ratio - 1).magnitude > slack {
      let word = ratio > 1 ? "slower" : "faster"
      add(
        .duration,
        "'\(name)' takes \(Self.milliseconds(b.curve.seconds)) instead of "
          + "\(Self.milliseconds(a.curve.seconds)) "
          + "(\(decimal((ratio - 1).magnitude * 100, 0)) % \(word))")
    }
    if !a.curve.isLike(b.curve) || (found.isEmpty && a.curve.damping(b.curve) > 0.02) {
      add(.curve, "'\(name)' moves by \(b.curve.words) instead of \(a.curve.words)")
    }
    return found
  }

  /// nil for what nobody sees.
  private func shape(_ property: Property, _ first: Int) -> Finding? {
    var worst = (distance: 0.0, index: first)
    for (index, pair) in zip(before.series(property), after.series(property)).enumerated() {
      let distance = (pair.0 - pair.1).magnitude
      if distance > worst.distance { worst = (distance, index) }
    }
    guard worst.distance > property.threshold else { return nil }
    let at = decimal(old.timesSeconds[min(worst.index, old.timesSeconds.count - 1)], 3)
    return Finding(
      view: name, property: property, kind: .shape,
      "\(property.words) of '\(name)' moves otherwise: up to "
        + "\(property.amount(worst.distance)) at \(at) s",
      at: old.timesSeconds[min(first, old.timesSeconds.count - 1)])
  }

  // MARK: Colours

  /// The three parts of a colour speak with one voice.
  private var colors: [Finding] {
    let parts: [Property] = [.red, .green, .blue]
    let changed = parts.compactMap { part in difference(part).map { (part, $0) } }
    guard let first = changed.map(\.1).min() else { return [] }
    let found = changed.flatMap { explanations($0.0, $0.1) }
    let motion = found.filter { [.time, .duration, .overshoot, .curve].contains($0.kind) }
    if !motion.isEmpty, motion.count == found.count { return motion }
    guard let pair = worstColors(parts) else { return motion }
    let isStill = parts.allSatisfy { !before.moving.contains($0) && !after.moving.contains($0) }
    let time = isStill ? "" : " at \(decimal(old.timesSeconds[pair.frame], 3)) s"
    return motion + [
      Finding(
        view: name, property: .red, kind: .color,
        "colour of '\(name)' is \(Self.hex(pair.new)) instead of \(Self.hex(pair.old))\(time)",
        at: old.timesSeconds[first])
    ]
  }

  private func worstColors(_ parts: [Property]) -> (frame: Int, old: [Double], new: [Double])? {
    let (a, b) = (parts.map(before.series), parts.map(after.series))
    let count = (a + b).map(\.count).min() ?? 0
    var worst: (frame: Int, distance: Double)?
    for frame in 0..<count {
      let distance = parts.indices.map { (a[$0][frame] - b[$0][frame]).magnitude }.reduce(0, +)
      if !distance.isNaN, distance > worst?.distance ?? 0 { worst = (frame, distance) }
    }
    return worst.map { worst in
      (worst.frame, a.map { $0[worst.frame] }, b.map { $0[worst.frame] })
    }
  }

  private static func hex(_ parts: [Double]) -> String {
    let digits = Array("0123456789ABCDEF")
    return parts.reduce(into: "#") { text, part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      text.append(digits[byte / 16])
      text.append(digits[byte % 16])
    }
  }

  // MARK: Words

  static func shift(_ seconds: Double) -> String {
    "\(decimal(seconds.magnitude * 1000, 0)) ms \(seconds > 0 ? "later" : "earlier")"
  }
  private static func milliseconds(_ seconds: Double) -> String {
    "\(decimal(seconds * 1000, 0)) ms"
  }
  private static func percent(_ share: Double) -> String { "\(decimal(share * 100, 0)) %" }
}

extension CurveFit {
  /// Whether the curve is one that a person would have typed, and close to what is seen.
  fileprivate var isExplanation: Bool {
    guard error < Self.goodEnough * 2 else { return false }
    guard case .bezier(let x1, let y1, let x2, let y2, _) = curve else { return true }
    let isNamed = [0, 0.42].contains(x1) && [1, 0.58].contains(x2) && y1 == 0 && y2 == 1
    return isNamed || error < Self.goodEnough / 6
  }
}

extension Move {
  /// Whether it happens from one frame to the next.
  fileprivate var isJump: Bool { fit == nil && startSeconds == arrivalSeconds }
}

extension MotionCurve {
  /// Whether two curves are of one family, so that their lengths can be compared.
  fileprivate func isLike(_ other: MotionCurve) -> Bool {
    switch (self, other) {
    case (.bezier(let a, let b, let c, let d, _), .bezier(let e, let f, let g, let h, _)):
      [(a, e), (b, f), (c, g), (d, h)].allSatisfy { ($0.0 - $0.1).magnitude < 0.08 }
    case (.spring, .spring): true
    default: false
    }
  }

  /// How far the bounces of two springs are apart.
  fileprivate func damping(_ other: MotionCurve) -> Double {
    guard case .spring(_, let a, _) = self, case .spring(_, let b, _) = other else { return 1 }
    return (a - b).magnitude
  }
}
