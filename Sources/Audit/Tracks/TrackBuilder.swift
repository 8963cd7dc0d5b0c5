import Geometry
import Playback

/// Joins the runs of a record to tracks.
struct TrackBuilder {
  private(set) var tracks: [Track] = []
  private let frameCount: Int

  init(_ record: SceneRecord, _ sources: SourceText) {
    frameCount = record.frames.count
    var byIdentity: [Int: Int] = [:]
    var bases: [String] = []
    let places = sources.places(of: record.runs)
    for (index, run) in record.runs.enumerated() {
      let base = Self.baseName(run, places[index])
      let known =
        byIdentity[run.identity]
        ?? tracks.indices.first {
          bases[$0] == base && tracks[$0].type == run.type && !isDrawn(tracks[$0], in: run)
        }
      let place: Int
      if let known {
        place = known
      } else {
        place = tracks.count
        bases.append(base)
        let twins = bases.count { $0 == base }
        tracks.append(
          Track(
            name: twins > 1 ? "\(base)#\(twins)" : base, type: run.type, place: places[index],
            owners: run.owners, values: [:]))
      }
      byIdentity[run.identity] = place
      add(run, to: place)
    }
  }

  private static func baseName(_ run: SceneRecord.Run, _ place: String?) -> String {
    guard run.name == run.type else { return run.name.isEmpty ? run.type : run.name }
    return place.map { "\(run.type), \($0)" } ?? run.type
  }

  private func isDrawn(_ track: Track, in run: SceneRecord.Run) -> Bool {
    let x = track.series(.x)
    return (run.start..<run.start + run.count).contains { !x[$0].isNaN }
  }

  private mutating func add(_ run: SceneRecord.Run, to place: Int) {
    for content in run.contents ?? []
    where tracks[place].contents.last?.text != content.text {
      tracks[place].contents.append(
        Track.Content(frame: min(content.start, frameCount - 1), text: content.text))
    }
    for (property, values) in Self.values(of: run) {
      var all = tracks[place].values[property] ?? Array(repeating: .nan, count: frameCount)
      all.replaceSubrange(run.start..<run.start + values.count, with: values)
      tracks[place].values[property] = all
    }
  }

  // MARK: Properties

  private static func values(of run: SceneRecord.Run) -> [(Property, [Double])] {
    let (width, height) = (run.values(.width), run.values(.height))
    let a = run.values(.a)
    let b = run.values(.b)
    let c = run.values(.c)
    let d = run.values(.d)
    let (tx, ty) = (run.values(.tx), run.values(.ty))
    let all = 0..<run.count
    let scale = all.map { (a[$0] * a[$0] + b[$0] * b[$0]).squareRoot() }
    let across = all.map { i in
      scale[i] > 0
        ? (a[i] * d[i] - b[i] * c[i]) / scale[i] : (c[i] * c[i] + d[i] * d[i]).squareRoot()
    }
    var found: [(Property, [Double])] = [
      (.x, all.map { a[$0] * width[$0] / 2 + c[$0] * height[$0] / 2 + tx[$0] }),
      (.y, all.map { b[$0] * width[$0] / 2 + d[$0] * height[$0] / 2 + ty[$0] }),
      (.width, width), (.height, height), (.scaleX, scale), (.scaleY, across),
      (.rotation, rotation(a, b, scale)), (.opacity, run.values(.opacity)),
      (.blur, run.values(.blur)),
    ]
    let plain: [(Property, SceneRecord.Quantity)] = [
      (.red, .red), (.green, .green), (.blue, .blue), (.colorOpacity, .alpha),
      (.lineWidth, .lineWidth), (.outline, .outline), (.shadow, .shadow), (.shape, .shape),
      (.paint, .paint), (.effect, .effect),
    ]
    for (property, quantity) in plain where !run.values(quantity).isEmpty {
      found.append((property, run.values(quantity)))
    }
    return found
  }

  /// Degrees without jumps at a half turn; a view of no size keeps the turn it had.
  private static func rotation(_ a: [Double], _ b: [Double], _ scale: [Double]) -> [Double] {
    var last = 0.0
    return a.indices.map { index in
      guard scale[index] > 1e-6 else { return last }
      var degrees = Transcendentals.atan2(b[index], a[index]) * 180 / .pi
      degrees += ((last - degrees) / 360).rounded() * 360
      last = degrees
      return degrees
    }
  }
}
