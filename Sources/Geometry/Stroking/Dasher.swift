/// Cuts contours into dashes.
struct Dasher {
  /// A dash: an open run of points, or one point with a direction.
  struct Dash {
    var points: [SIMD2<Double>]
    var isSmooth: [Bool]
    var direction: SIMD2<Double>
  }

  private let pattern: [Double]
  private let total: Double
  private let phase: Double

  /// A contour with more dashes than this is drawn solid; no screen could show them.
  private static let mostDashes = 100_000.0

  /// - Returns: nil when the style's pattern draws a solid line: none, negative, all zero or not
  ///   numbers.
  init?(_ style: StrokeStyle) {
    let lengths = style.dash.map(Double.init)
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    // An odd pattern swaps dashes and gaps each time round.
    pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    total = pattern.reduce(0, +)
    guard total > 0 else { return nil }
    let start = Double(style.dashPhase).truncatingRemainder(dividingBy: total)
    phase = start.isFinite ? (start < 0 ? start + total : start) : 0
  }

  /// The dashes along points.
  /// - Returns: nil when the contour stays whole.
  func dashes(_ points: [SIMD2<Double>], isSmooth: [Bool], isClosed: Bool) -> [Dash]? {
    let track = isClosed ? points + points.prefix(1) : points
    let smooth = isClosed ? isSmooth + isSmooth.prefix(1) : isSmooth
    var length = 0.0
    for index in 1..<max(1, track.count) { length += (track[index] - track[index - 1]).length }
    guard length > 0, length / total * Double(pattern.count) < Self.mostDashes else { return nil }

    var (entry, left) = (0, phase)
    // A piece of no length is passed only by a phase beyond it: dots begin at the start.
    while left > pattern[entry] || (left == pattern[entry] && left > 0) {
      left -= pattern[entry]
      entry = (entry + 1) % pattern.count
    }
    var rest = pattern[entry] - left
    let startsOn = entry % 2 == 0
    var dashes: [Dash] = []
    var current: Dash? = nil
    func isOn() -> Bool { entry % 2 == 0 }
    var breaks = 0
    for index in 1..<track.count {
      let step = track[index] - track[index - 1]
      let size = step.length
      let direction = step / size
      if index == 1, isOn() {
        current = Dash(points: [track[0]], isSmooth: [smooth[0]], direction: direction)
      }
      var done = 0.0
      while size - done > rest {
        done += rest
        let point = track[index - 1] + direction * done
        if var dash = current {
          dash.add(point, isSmooth: false)
          dash.direction = direction
          dashes.append(dash)
          current = nil
        } else {
          current = Dash(points: [point], isSmooth: [false], direction: direction)
        }
        breaks += 1
        entry = (entry + 1) % pattern.count
        rest = pattern[entry]
      }
      rest -= size - done
      current?.add(track[index], isSmooth: smooth[index])
    }
    if breaks == 0 { return startsOn ? nil : [] }
    guard let last = current else { return dashes }
    if isClosed, startsOn, var first = dashes.first {
      // The line has no end where the contour closes.
      first.points = last.points + first.points.dropFirst()
      first.isSmooth = last.isSmooth + first.isSmooth.dropFirst()
      dashes[0] = first
    } else {
      dashes.append(last)
    }
    return dashes
  }
}

extension Dasher.Dash {
  fileprivate mutating func add(_ point: SIMD2<Double>, isSmooth smooth: Bool) {
    guard points.last != point else { return }
    points.append(point)
    isSmooth.append(smooth)
  }
}
