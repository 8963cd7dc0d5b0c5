import Geometry
package import Playback

/// All drawn views of a film, and what happened in it.
package struct TrackSet: Sendable {
  package var timesSeconds: [Double]
  package var tracks: [Track]
  package var events: [TrackEvent]

  package init(timesSeconds: [Double], tracks: [Track], events: [TrackEvent] = []) {
    self.timesSeconds = timesSeconds
    self.tracks = tracks
    self.events = events
  }

  /// The tracks of a record, named once for the whole film.
  ///
  /// A view that comes back under its old name continues its old track.
  package init(_ record: SceneRecord, sources: SourceText = SourceText()) {
    timesSeconds = record.timesSeconds
    events = record.events.map {
      TrackEvent(
        timeSeconds: $0.timeSeconds, kind: $0.kind.rawValue, view: TrackEvent.plain($0.view),
        detail: $0.detail, owners: $0.owners, identity: $0.identity,
        step: $0.step.map {
          TrackEvent.Step(
            index: $0.index, count: $0.count, isTriggered: $0.isTriggered,
            animation: $0.animation, delaySeconds: $0.delaySeconds, seconds: $0.seconds)
        }, animation: $0.animation ?? $0.step?.animation)
    }
    tracks = TrackBuilder(record, sources).tracks
  }

  package func track(_ name: String) -> Track? { tracks.first { $0.name == name } }

  /// Seconds from one frame to the next.
  package var frameSeconds: Double {
    guard timesSeconds.count > 1 else { return 1.0 / 60 }
    return (timesSeconds[timesSeconds.count - 1] - timesSeconds[0])
      / Double(timesSeconds.count - 1)
  }
}

/// Something that happened in a film, with its exact instant.
package struct TrackEvent: Equatable, Sendable {
  package var timeSeconds: Double
  /// Such as `phase` or `animationStart`.
  package var kind: String
  package var view: String
  package var detail: String
  package var owners: [String] = []
  package var identity = 0
  package var step: Step?
  /// How what begins moves.
  package var animation: String?

  /// One step of a phase animator.
  package struct Step: Equatable, Sendable {
    package var index: Int
    package var count: Int
    package var isTriggered: Bool
    package var animation: String?
    package var delaySeconds: Double
    package var seconds: Double?
    package init(
      index: Int, count: Int, isTriggered: Bool, animation: String?, delaySeconds: Double,
      seconds: Double?
    ) {
      self.index = index
      self.count = count
      self.isTriggered = isTriggered
      self.animation = animation
      self.delaySeconds = delaySeconds
      self.seconds = seconds
    }
  }

  package init(
    timeSeconds: Double, kind: String, view: String, detail: String = "", owners: [String] = [],
    identity: Int = 0, step: Step? = nil, animation: String? = nil
  ) {
    self.animation = animation
    self.timeSeconds = timeSeconds
    self.kind = kind
    self.view = view
    self.detail = detail
    self.owners = owners
    self.identity = identity
    self.step = step
  }

  /// The name of a type without what it is made of; of a modified view the modifier.
  static func plain(_ type: String) -> String {
    let outer = String(type.prefix { $0 != "<" })
    guard outer == "ModifiedContent" else { return outer }
    var depth = 0
    var last = ""
    for character in type.dropLast() {
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      if depth == 1, character == "," { last = "" } else { last.append(character) }
    }
    return String(last.drop { $0 == " " }.prefix { $0 != "<" })
  }

  /// Whether motion may begin or turn at it.
  var startsMotion: Bool {
    [
      "animationStart", "animationRetarget", "phase", "keyframesStart", "transitionIn",
      "transitionOut",
    ].contains(kind)
  }
}
