import Geometry

/// Cuts the series of tracks into moves and finds the curves behind them.
package struct MoveFinder {
  private let tracks: TrackSet
  private let times: [Double]
  /// Instants at which a motion may start, in order, each once.
  private let starts: [Double]

  package init(_ tracks: TrackSet) {
    self.tracks = tracks
    times = tracks.timesSeconds
    let known = tracks.events.filter(\.startsMotion).flatMap { event in
      let delay = event.step?.delaySeconds ?? 0
      return delay > 0 ? [event.timeSeconds, event.timeSeconds + delay] : [event.timeSeconds]
    }
    var starts: [Double] = []
    for time in known.sorted() where starts.last.map({ time - $0 > 1e-6 }) ?? true {
      starts.append(time)
    }
    self.starts = starts
  }

  /// All moves of all views, by view, property and time.
  package func moves() -> [Move] {
    tracks.tracks.flatMap { track in track.moving.flatMap { moves(of: $0, in: track) } }
  }

  package func moves(of property: Property, in track: Track) -> [Move] {
    let series = track.series(property)
    return spans(series, property).flatMap { moves(in: $0, series, property, track.name) }
  }

  // MARK: Spans

  /// Frames from the last at rest to the first at rest again.
  private func spans(_ series: [Double], _ property: Property) -> [ClosedRange<Int>] {
    let shown = series.filter { !$0.isNaN }
    guard let low = shown.min(), let high = shown.max() else { return [] }
    // The tail of a spring counts until it is a ten thousandth of the way.
    let still = max((high - low) * 1e-4, property.threshold / 100)
    // A motion that turns stands still for a frame or two.
    let patience = 3
    var found: [ClosedRange<Int>] = []
    for index in series.indices.dropFirst() {
      guard (series[index] - series[index - 1]).magnitude > still else { continue }
      if let last = found.last, index - 1 - last.upperBound < patience,
        !series[last.upperBound...index].contains(where: \.isNaN)
      {
        found[found.count - 1] = last.lowerBound...index
      } else {
        found.append(index - 1...index)
      }
    }
    // The value that is rested at is where nothing changes at all.
    for place in found.indices {
      let limit = place + 1 < found.count ? found[place + 1].lowerBound : series.count - 1
      var end = found[place].upperBound
      while end < limit, (series[end + 1] - series[end]).magnitude > (high - low) * 1e-7 {
        end += 1
      }
      found[place] = found[place].lowerBound...end
    }
    return joined(found).filter { span in
      let part = series[span]
      let reach = (part.max() ?? 0) - (part.min() ?? 0)
      // Ripples at the end of a way are no way of their own.
      let isRipple =
        reach < (high - low) * 0.02
        && (series[span.upperBound] - series[span.lowerBound]).magnitude < reach / 2
      return reach > property.threshold && !isRipple
    }
  }

  /// The swings of one spring as one span: those that touch where nothing starts.
  private func joined(_ spans: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for span in spans {
      guard let last = result.last, last.upperBound == span.lowerBound,
        !starts.contains(where: {
          ($0 - times[span.lowerBound]).magnitude < tracks.frameSeconds * 1.01
        })
      else {
        result.append(span)
        continue
      }
      result[result.count - 1] = last.lowerBound...span.upperBound
    }
    return result
  }

  // MARK: Moves

  private func moves(
    in span: ClosedRange<Int>, _ series: [Double], _ property: Property, _ view: String
  ) -> [Move] {
    let whole = move(span, series, property, view, mayMove: false)
    if let fit = whole.fit, fit.error < CurveFit.goodEnough * 2 { return [whole] }
    let frame = tracks.frameSeconds
    let cuts = starts.filter {
      $0 > times[span.lowerBound] + frame * 1.01 && $0 < times[span.upperBound] - frame * 1.01
    }
    let marks = cuts.compactMap { cut in times.lastIndex { $0 <= cut + 1e-9 } }
    guard !marks.isEmpty else { return [whole] }
    var ends = [span.lowerBound]
    for mark in marks + [span.upperBound] where mark > ends[ends.count - 1] { ends.append(mark) }
    // Where a cut falls between two frames, the last frame before it is short of the target.
    let open = Set(zip(cuts, marks).filter { $0 - times[$1] > 1e-6 }.map(\.1))
    return pieces(ends, open, series, property, view)
  }

  /// The longest pieces that a curve explains, one after the other.
  private func pieces(
    _ ends: [Int], _ open: Set<Int>, _ series: [Double], _ property: Property, _ view: String
  ) -> [Move] {
    /// Events of other views that may fall into one motion.
    let most = 4
    var found: [Move] = []
    var place = 0
    while place + 1 < ends.count {
      var next = place + 1
      var piece: Move?
      for last in (place + 1...min(place + most, ends.count - 1)).reversed() {
        let candidate = move(
          ends[place]...ends[last], series, property, view, mayMove: place > 0,
          isOpen: open.contains(ends[last]))
        let isGood = candidate.fit.map { $0.error < CurveFit.goodEnough * 2 } ?? false
        guard isGood || last == place + 1 else { continue }
        (piece, next) = (candidate, last)
        break
      }
      place = next
      if let piece, piece.travel.magnitude > property.threshold || piece.overshoot > 0 {
        found.append(piece)
      }
    }
    return found
  }

  private func move(
    _ span: ClosedRange<Int>, _ series: [Double], _ property: Property, _ view: String,
    mayMove: Bool, isOpen: Bool = false
  ) -> Move {
    let (first, last) = (span.lowerBound, span.upperBound)
    let values = property.isLight ? series[span].map(Self.linear) : Array(series[span])
    let (from, to) = (values[0], values[values.count - 1])
    if last == first + 1 {
      // A jump: the frame that shows it is the moment it happened.
      return Move(
        view: view, property: property, from: series[first], to: series[last],
        startSeconds: times[last], arrivalSeconds: times[last], overshoot: 0, fit: nil)
    }
    let isCut = isOpen || series.indices.contains(last + 1) && series[last + 1].isNaN
    let frame = tracks.frameSeconds
    let exact = starts.last { $0 >= times[first] - 1e-9 && $0 < times[first] + frame - 1e-9 }
    let begin = exact ?? times[first]
    let travel = to - from
    // A way out and back has no share of a travel.
    let reach = values.map { ($0 - from).magnitude }.max() ?? 0
    var fit: CurveFit?
    var overshoot = 0.0
    var arrival = times[last]
    if travel.magnitude > reach * 0.05 {
      let shares = values.map { ($0 - from) / travel }
      let relative = span.map { max(0, times[$0] - begin) }
      fit = CurveFit.find(
        times: relative, shares: shares, slack: exact == nil ? frame : 0, mayMove: mayMove,
        isCut: isCut)
      overshoot = max(0, (shares.max() ?? 1) - 1)
      let late = shares.lastIndex { ($0 - 1).magnitude >= SettleReport.tolerance } ?? 0
      arrival = times[min(first + late + 1, last)]
    }
    return Move(
      view: view, property: property, from: series[first],
      to: fit.map { series[first] + (series[last] - series[first]) * $0.reach } ?? series[last],
      startSeconds: begin + (fit?.startSeconds ?? 0), arrivalSeconds: arrival,
      overshoot: overshoot < 0.002 ? 0 : overshoot, fit: fit)
  }

  /// A part of an sRGB colour as an amount of light, which is what moves evenly.
  private static func linear(_ value: Double) -> Double {
    guard value > 0.04045 else { return value / 12.92 }
    return Transcendentals.pow((value + 0.055) / 1.055, 2.4)
  }
}
