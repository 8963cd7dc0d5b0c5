/// The values at which a property rests or turns, and when it is on its way between them.
struct Landmarks {
  /// One way, from a rest or turn to the next.
  struct Leg: Equatable {
    var from: Double
    var to: Double
    /// Scene times at which a quarter, a half and three quarters of it are done.
    var quarter: Double
    var half: Double
    var most: Double
    /// Scene times at which it has hardly begun, and is as good as done.
    var begin: Double
    var end: Double
  }
  private(set) var legs: [Leg] = []
  /// Whether the film ends where the property rests.
  private(set) var isAtRest = true

  /// A way counts from this share of all that the property does.
  private static let least = 0.02

  init(_ track: Track, _ property: Property, _ film: TrackSet) {
    let series = track.series(property)
    let shown = series.indices.filter { !series[$0].isNaN }
    let values = shown.map { series[$0] }
    guard let low = values.min(), let high = values.max(),
      high - low > property.threshold
    else { return }
    let reach = (high - low) * Self.least
    var ends = [0]
    for index in values.indices.dropFirst() {
      let last = ends[ends.count - 1]
      let isTurn =
        ends.count > 1
        && (values[last] - values[ends[ends.count - 2]])
          * (values[index] - values[last]) >= 0
      // A farther point of the same way takes the place of the one before.
      if isTurn, index > last {
        ends[ends.count - 1] = index
      } else if (values[index] - values[last]).magnitude > reach {
        ends.append(index)
      }
    }
    let stops = Self.withRests(ends, values)
    let last = values.count - 1
    isAtRest = last == 0 || (values[last] - values[last - 1]).magnitude < reach / 20
    for (start, end) in zip(stops, stops.dropFirst()) {
      let part = Array(values[start...end])
      let times = shown[start...end].map { film.timesSeconds[$0] }
      legs.append(
        Leg(
          from: part[0], to: part[part.count - 1], quarter: Self.crossing(0.25, part, times),
          half: Self.crossing(0.5, part, times), most: Self.crossing(0.75, part, times),
          begin: Self.crossing(0.02, part, times), end: Self.crossing(0.98, part, times)))
    }
    // A way that the film cuts short has no end that could be compared.
    if !isAtRest, legs.count > 1 { legs.removeLast() }
  }

  /// The ends of ways, and between them the frames at which a way pauses.
  private static func withRests(_ ends: [Int], _ values: [Double]) -> [Int] {
    zip(ends, ends.dropFirst()).flatMap { start, end -> [Int] in
      let speeds = (start..<end).map { (values[$0 + 1] - values[$0]).magnitude }
      guard let top = speeds.max() else { return [start] }
      let rests = speeds.indices.dropFirst(2).dropLast(2).filter { index in
        speeds[index] < top * 0.12 && speeds[index] <= speeds[index - 1]
          && speeds[index] < speeds[index + 1]
          && speeds[..<index].contains { $0 > top / 2 }
          && speeds[index...].contains { $0 > top / 2 }
      }
      return [start] + rests.map { start + $0 }
    } + ends.suffix(1)
  }

  private static func crossing(_ share: Double, _ values: [Double], _ times: [Double]) -> Double {
    let level = values[0] + share * (values[values.count - 1] - values[0])
    for index in values.indices.dropFirst()
    where (values[index - 1] - level) * (values[index] - level) <= 0 {
      let step = values[index] - values[index - 1]
      let part = step == 0 ? 0 : (level - values[index - 1]) / step
      return times[index - 1] + part * (times[index] - times[index - 1])
    }
    return times[times.count - 1]
  }

  /// What the first leg that differs tells.
  struct Comparison {
    let view: String
    let property: Property
    let old: Landmarks
    let new: Landmarks
    let frameSeconds: Double

    /// nil where nothing tells the legs apart.
    var finding: MotionDifference.Finding? {
      let (before, after) = (old.legs, new.legs)
      let reach = before.map { ($0.to - $0.from).magnitude }.max() ?? 0
      for (index, (was, now)) in zip(before, after).enumerated() {
        // Where a way turns between two frames, its end is known to a share of it only.
        let least = (
          from: index == 0 ? property.threshold * 10 : max(reach * 0.015, property.threshold),
          to: max(reach * 0.015, property.threshold)
        )
        if let found = ends(was, now, least) ?? pace(was, now) { return found }
      }
      guard before.count != after.count, old.isAtRest, new.isAtRest,
        let was = before.last, let now = after.last
      else { return nil }
      let more = after.count - before.count
      return finding(
        .overshoot, was, now,
        "\(property.words) of '\(view)' overshoots \(more.magnitude) "
          + "\(more.magnitude == 1 ? "time" : "times") \(more > 0 ? "more" : "less")")
    }

    private func finding(
      _ kind: MotionDifference.Finding.Kind, _ was: Leg, _ now: Leg, _ text: String
    ) -> MotionDifference.Finding {
      MotionDifference.Finding(
        view: view, property: property, kind: kind, text, at: min(was.quarter, now.quarter))
    }

    private func ends(
      _ was: Leg, _ now: Leg, _ least: (from: Double, to: Double)
    ) -> MotionDifference.Finding? {
      if (was.from - now.from).magnitude > least.from {
        return finding(
          .amplitude, was, now,
          "\(property.words) of '\(view)' starts at \(property.amount(now.from)) instead of "
            + property.amount(was.from))
      }
      guard (was.to - now.to).magnitude > least.to else { return nil }
      return finding(
        .amplitude, was, now,
        "\(property.words) of '\(view)' goes to \(property.amount(now.to)) instead of "
          + property.amount(was.to))
    }

    private func pace(_ was: Leg, _ now: Leg) -> MotionDifference.Finding? {
      let lengths = (was.most - was.quarter, now.most - now.quarter)
      let blur = frameSeconds * 0.12
      guard lengths.0 > 0, lengths.1 > 0 else { return nil }
      let middles = (
        (was.half - was.quarter) / lengths.0, (now.half - now.quarter) / lengths.1
      )
      let way = "from \(property.amount(was.from)) to \(property.amount(was.to))"
      // Slower motion is slower throughout; another curve is so in parts.
      let wholes = (was.end - was.begin, now.end - now.begin)
      let isUneven =
        wholes.0 > 0
        && (wholes.1 / wholes.0 - lengths.1 / lengths.0).magnitude
          > max(0.08, frameSeconds / wholes.0)
      if isUneven || (middles.0 - middles.1).magnitude > max(0.03, blur / lengths.0) {
        return finding(
          .curve, was, now,
          "\(property.words) of '\(view)' moves by another curve instead of the recorded one \(way)"
        )
      }
      if (lengths.1 - lengths.0).magnitude > max(blur, lengths.0 * 0.02) {
        let ratio = lengths.1 / lengths.0 - 1
        return finding(
          .duration, was, now,
          "\(property.words) of '\(view)' goes \(decimal(ratio.magnitude * 100, 0)) % "
            + "\(ratio > 0 ? "slower" : "faster") \(way)")
      }
      let later = now.half - was.half
      guard later.magnitude > blur else { return nil }
      return finding(
        .time, was, now, "'\(view)' arrives \(TrackComparison.shift(later))")
    }
  }
}
