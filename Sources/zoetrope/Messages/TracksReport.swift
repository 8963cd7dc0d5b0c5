import Audit

/// Tracks and events as JSON.
///
/// A property that never changes is a number in `constants`; one that does is an array in `values`
/// with a number a frame, null where the view is not drawn.
struct TracksReport: Encodable {
  struct Entry: Encodable {
    let name: String
    let type: String
    let place: String?
    let frames: [Int]
    let constants: [String: Double]
    let values: [String: [Double?]]

    init(_ track: Track) {
      name = track.name
      type = track.type
      place = track.place
      let shown = track.frames
      // First and last, for a view that is drawn without a break; all of them else.
      let isWhole = shown.last.map { $0 - shown[0] == shown.count - 1 } ?? true
      frames = isWhole ? [shown.first, shown.last].compactMap { $0 } : shown
      var constants: [String: Double] = [:]
      var values: [String: [Double?]] = [:]
      for property in Property.allCases {
        let series = track.series(property)
        guard let first = shown.first.flatMap({ series.isEmpty ? nil : series[$0] }) else {
          continue
        }
        if shown.allSatisfy({ series[$0] == first }) {
          constants[property.rawValue] = Self.rounded(first)
        } else {
          values[property.rawValue] = series.map { $0.isNaN ? nil : Self.rounded($0) }
        }
      }
      self.constants = constants
      self.values = values
    }

    /// A millionth of a point is nothing, and short numbers keep the text small.
    private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
  }

  struct Event: Encodable {
    let timeSeconds: Double
    let kind: String
    /// The view that holds it.
    let owner: String?
    let view: String
    let detail: String
    let animation: String?

    init(_ event: TrackEvent) {
      timeSeconds = event.timeSeconds
      kind = event.kind
      owner = event.owners.first
      view = event.view
      detail = event.detail
      animation = event.animation
    }
  }

  let schema = 1
  let status = "ok"
  let exitCode = 0
  let scene: String
  let preview: String?
  let fps: String
  let timesSeconds: [Double]
  let tracks: [Entry]?
  let events: [Event]?

  init(_ run: MotionRun, tracks: Bool, events: Bool) {
    scene = run.request.scene.name
    preview = run.report.previewName
    fps = run.request.rate.description
    timesSeconds = run.tracks.timesSeconds
    self.tracks = tracks ? run.tracks.tracks.map(Entry.init) : nil
    self.events = events ? run.tracks.events.map(Event.init) : nil
  }
}
