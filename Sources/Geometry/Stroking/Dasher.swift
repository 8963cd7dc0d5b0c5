/// Cuts contours into dashes.
struct Dasher {
  /// An open run of points, or one point with a direction.
  struct Dash {
    var range: Range<Int>
    var direction: SIMD2<Double>
  }

  private var pattern: ContiguousArray<Double> = []
  private var total = 0.0
  private var phase = 0.0

  /// The points of all dashes of the contour that was cut last.
  private(set) var points: ContiguousArray<SIMD2<Double>> = []
  private(set) var isSmooth: ContiguousArray<Bool> = []
  private(set) var dashes: ContiguousArray<Dash> = []
  /// The pieces of that contour.
  private var pieces: ContiguousArray<Piece> = []

  /// A contour with more dashes than this is drawn solid; no screen could show them.
  private static let mostDashes = 100_000.0

  /// Takes on a style's pattern.
  /// - Returns: Whether it draws dashes; not when it is empty, negative, all zero or not numbers.
  mutating func begin(_ style: StrokeStyle) -> Bool {
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
      return false
    }
    pattern.removeAll(keepingCapacity: true)
    // An odd pattern swaps dashes and gaps each time round.
    for _ in 0...style.dash.count % 2 {
      for length in style.dash { pattern.append(Double(length)) }
    }
    total = pattern.reduce(0, +)
    guard total > 0 else { return false }
    let start = Double(style.dashPhase).truncatingRemainder(dividingBy: total)
    phase = start.isFinite ? (start < 0 ? start + total : start) : 0
    return true
  }

  /// Cuts a contour.
  /// - Returns: Whether it is in dashes now; else it stays whole.
  mutating func cut(_ lines: Polylines, _ contour: Polylines.Contour) -> Bool {
    points.removeAll(keepingCapacity: true)
    isSmooth.removeAll(keepingCapacity: true)
    dashes.removeAll(keepingCapacity: true)
    let length = measure(lines, contour)
    guard length > 0, length / total * Double(pattern.count) < Self.mostDashes else {
      return false
    }
    var place = start
    let startsOn = place.isOn
    let first = contour.range.lowerBound
    if startsOn { begin(at: lines.points[first], isSmooth: lines.isSmooth[first]) }
    var breaks = 0
    for index in pieces.indices {
      let from = first + index
      let to = from + 1 < contour.range.upperBound ? from + 1 : first
      let piece = pieces[index]
      let size = curvedLength(index, lines.isSmooth[from], lines.isSmooth[to])
      var done = 0.0
      while size - done > place.rest {
        done += place.rest
        let point = lines.points[from] + piece.direction * (piece.length * (done / size))
        if place.isOn {
          add(point, isSmooth: false)
          end(piece.direction)
        } else {
          begin(at: point, isSmooth: false)
        }
        breaks += 1
        place.entry = place.entry + 1 < pattern.count ? place.entry + 1 : 0
        place.rest = pattern[place.entry]
      }
      place.rest -= size - done
      if place.isOn { add(lines.points[to], isSmooth: lines.isSmooth[to]) }
    }
    guard breaks > 0 else { return !startsOn }
    if place.isOn { finish(joinsFirst: contour.isClosed && startsOn) }
    return true
  }

  /// Ends the dash that reaches the contour's end.
  private mutating func finish(joinsFirst: Bool) {
    end(pieces.last?.direction ?? SIMD2(1, 0))
    guard joinsFirst, let last = dashes.popLast() else { return }
    // The line has no end where the contour closes.
    for index in dashes[0].range.dropFirst() { add(points[index], isSmooth: isSmooth[index]) }
    dashes[0].range = last.range.lowerBound..<points.count
  }

  /// Finds the pieces of a contour.
  /// - Returns: Their length.
  private mutating func measure(_ lines: Polylines, _ contour: Polylines.Contour) -> Double {
    pieces.removeAll(keepingCapacity: true)
    guard contour.range.count > 1 else { return 0 }
    var length = 0.0
    var before = lines.points[contour.range.lowerBound]
    func add(_ point: SIMD2<Double>) {
      let piece = Piece(from: before, to: point)
      length += piece.length
      pieces.append(piece)
      before = point
    }
    for index in contour.range.dropFirst() { add(lines.points[index]) }
    if contour.isClosed { add(lines.points[contour.range.lowerBound]) }
    return length
  }

  /// The length of the curve a piece stands for.
  ///
  /// Its ends were moved outwards, which makes it longer by 1/24 of the square of its turn.
  private func curvedLength(_ index: Int, _ startsSmooth: Bool, _ endsSmooth: Bool) -> Double {
    let piece = pieces[index]
    var turns = 0.0
    if startsSmooth, index > 0 {
      let turn = pieces[index - 1].direction.cross(piece.direction)
      turns += turn * turn
    }
    if endsSmooth, index + 1 < pieces.count {
      let turn = piece.direction.cross(pieces[index + 1].direction)
      turns += turn * turn
    }
    return piece.length * (1 - turns / 48)
  }

  /// Where a line is in the pattern.
  private struct Place {
    var entry: Int
    /// What is left of the entry.
    var rest: Double
    var isOn: Bool { entry % 2 == 0 }
  }

  /// Where lines begin in the pattern.
  private var start: Place {
    var (entry, left) = (0, phase)
    // A piece of no length is passed only by a phase beyond it: dots begin at the start.
    while left > pattern[entry] || (left == pattern[entry] && left > 0) {
      left -= pattern[entry]
      entry = (entry + 1) % pattern.count
    }
    return Place(entry: entry, rest: pattern[entry] - left)
  }

  private mutating func begin(at point: SIMD2<Double>, isSmooth smooth: Bool) {
    dashes.append(Dash(range: points.count..<points.count, direction: SIMD2(0, 0)))
    points.append(point)
    isSmooth.append(smooth)
  }

  private mutating func add(_ point: SIMD2<Double>, isSmooth smooth: Bool) {
    guard points.last != point else { return }
    points.append(point)
    isSmooth.append(smooth)
  }

  private mutating func end(_ direction: SIMD2<Double>) {
    let last = dashes.count - 1
    dashes[last] = Dash(
      range: dashes[last].range.lowerBound..<points.count, direction: direction)
  }
}
