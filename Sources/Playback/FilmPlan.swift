import AnimationCore
import Display
import Geometry
import SwiftUICore

/// A picture of a film before it is drawn.
package struct PlannedFrame {
  package let sceneFrame: Int
  package let time: Time
  package let list: DisplayList
  package init(sceneFrame: Int, time: Time, list: DisplayList) {
    self.sceneFrame = sceneFrame
    self.time = time
    self.list = list
  }
}

/// How a film went.
package struct FilmOutcome: Equatable {
  /// "range", "settled", "loop" or "limit".
  package var ending = "range"
  package var frameCount = 0
  package var durationSeconds = 0.0
  package var settledSeconds: Double?
  package var loopSeconds: Double?
  package var moves = false
  package var tappable: [SceneElement] = []
  /// The union of all that is drawn, in canvas points.
  package var extent = CGRect.null
  package init(extent: CGRect = .null) { self.extent = extent }
}

/// Takes the pictures a selection asks for, in the order it asks for them.
@MainActor package struct FilmPlan {
  private let player: Player
  private let clock: FrameClock
  private let selection: FrameSelection
  /// Whether the first frame at or after the end is taken too.
  private let includesEnd: Bool
  /// Told of each picture when it is taken, while the scene stands at its instant.
  package var onPicture: (PlannedFrame) -> Void = { _ in }
  /// Whether the outcome tells the extent of all that is drawn.
  package var measuresExtent = true

  package init(
    player: Player, clock: FrameClock, selection: FrameSelection, includesEnd: Bool = false
  ) {
    self.includesEnd = includesEnd
    self.player = player
    self.clock = clock
    self.selection = selection
  }

  /// Pictures to come; nil while a scene is followed until it settles.
  package var frameCount: Int? {
    switch selection {
    case .untilSettled: nil
    case .range(let from, let to): frames(from, to).count
    case .frames(let frames): frames.count
    case .instants(let instants): instants.count
    }
  }

  /// Plays the scene for the selection.
  ///
  /// - Parameters:
  ///   - begin: Told the number of pictures before the first.
  ///   - show: Given each picture in order.
  /// - Returns: How the film went.
  /// - Throws: `Player.Failure`, and what the closures throw.
  package func play(
    begin: (Int) throws -> Void, show: (PlannedFrame) throws -> Void
  ) throws -> FilmOutcome {
    switch selection {
    case .untilSettled(let limit): return try playUntilSettled(limit, begin, show)
    case .range(let from, let to):
      let frames = frames(from, to)
      let instants = frames.map { Instant(frame: $0, time: clock.time(of: $0)) }
      return try play(instants, begin, show)
    case .frames(let frames):
      return try play(frames.map { Instant(frame: $0, time: clock.time(of: $0)) }, begin, show)
    case .instants(let instants):
      return try play(
        instants.map { Instant(frame: clock.frame(showing: $0), time: Time(seconds: $0)) },
        begin, show)
    }
  }

  private func frames(_ from: Double, _ to: Double) -> Range<Int> {
    let frames = clock.frames(from: from, to: to)
    return includesEnd ? frames.lowerBound..<frames.upperBound + 1 : frames
  }

  private struct Instant: Hashable {
    var frame: Int
    var time: Time
  }

  private func picture(_ instant: Instant) throws -> PlannedFrame {
    try player.run(to: instant.time)
    let frame = PlannedFrame(
      sceneFrame: instant.frame, time: instant.time, list: try player.displayList())
    onPicture(frame)
    return frame
  }

  // MARK: Known instants

  private func play(
    _ instants: [Instant], _ begin: (Int) throws -> Void, _ show: (PlannedFrame) throws -> Void
  ) throws -> FilmOutcome {
    try begin(instants.count)
    var tally = Tally(measuresExtent: measuresExtent)
    if zip(instants, instants.dropFirst()).allSatisfy({ $0.time <= $1.time }) {
      for instant in instants { try tally.add(picture(instant), player, show) }
    } else {
      // A scene runs forward only, so pictures wanted out of order are kept until their turn.
      var kept: [Time: PlannedFrame] = [:]
      for instant in instants.sorted(by: { $0.time < $1.time }) where kept[instant.time] == nil {
        kept[instant.time] = try picture(instant)
      }
      for instant in instants {
        if let frame = kept[instant.time] { try tally.add(frame, player, show) }
      }
    }
    var outcome = tally.outcome
    outcome.durationSeconds = clock.time(of: instants.count).seconds
    return outcome
  }

  // MARK: Until it rests

  /// Where the film ends is known only once the scene rests or repeats itself, so lists (not
  /// pixels) are kept until then.
  private func playUntilSettled(
    _ limit: Double, _ begin: (Int) throws -> Void, _ show: (PlannedFrame) throws -> Void
  ) throws -> FilmOutcome {
    let longest = max(1, clock.frames(from: 0, to: limit).count)
    var frames: [PlannedFrame] = []
    var traces: [PictureTrace] = []
    var tally = Tally(measuresExtent: measuresExtent)
    tally.outcome.ending = "limit"
    var end = longest
    // A loop is seen once it has gone round twice.
    for index in 0..<2 * longest {
      let frame = try picture(Instant(frame: index, time: clock.time(of: index)))
      if index <= longest { frames.append(frame) }
      traces.append(PictureTrace(frame.list))
      guard player.isSettled else { continue }
      guard index < longest else { break }
      tally.outcome.ending = "settled"
      tally.outcome.settledSeconds = player.lastActivity.seconds
      end = index + 1
      // What ends at this very instant may rest elsewhere: a repetition that came back jumps.
      if index > 0, traces[index].isMoved(from: traces[index - 1]), end < longest {
        let rest = try picture(Instant(frame: end, time: clock.time(of: end)))
        if PictureTrace(rest.list).isMoved(from: traces[index]) {
          frames.append(rest)
          end += 1
        }
      }
      break
    }
    if traces.count == 2 * longest, let loop = LoopFinder.loop(in: traces),
      loop.start + loop.period <= longest
    {
      tally.outcome.ending = "loop"
      tally.outcome.loopSeconds = clock.time(of: loop.period).seconds
      end = loop.start + loop.period
    }
    // A film that has come to rest shows its end already.
    if includesEnd, tally.outcome.ending != "settled" { end += 1 }
    try begin(end)
    for frame in frames[..<end] { try tally.add(frame, player, show) }
    var outcome = tally.outcome
    outcome.durationSeconds = clock.time(of: end).seconds
    return outcome
  }
}

/// Counts what a film shows.
@MainActor private struct Tally {
  var outcome = FilmOutcome()
  private var previous: UInt64?
  private let measuresExtent: Bool

  init(measuresExtent: Bool) { self.measuresExtent = measuresExtent }

  mutating func add(
    _ frame: PlannedFrame, _ player: Player, _ show: (PlannedFrame) throws -> Void
  ) throws {
    if outcome.frameCount == 0 { outcome.tappable = player.elements() }
    outcome.frameCount += 1
    if !outcome.moves {
      let print = PictureTrace(frame.list).fingerprint
      if let previous, previous != print { outcome.moves = true }
      previous = print
    }
    if measuresExtent { outcome.extent = outcome.extent.union(frame.list.extent) }
    try show(frame)
  }
}
