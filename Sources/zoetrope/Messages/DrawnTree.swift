import Audit

/// The drawn views of the last frame, below the views that hold them.
struct DrawnTree {
  struct Entry: Encodable {
    let name: String
    let type: String
    let place: String?
    /// Views around it, outermost first.
    let path: [String]
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    let scale: Double
    let rotation: Double
    let opacity: Double
  }
  let entries: [Entry]

  init(_ tracks: TrackSet) {
    let last = tracks.timesSeconds.count - 1
    entries = tracks.tracks.compactMap { track in
      guard let x = track.series(.x).last, last >= 0, !x.isNaN else { return nil }
      func value(_ property: Property) -> Double {
        ((track.series(property).last ?? 0) * 1000).rounded() / 1000
      }
      let width = value(.width) * value(.scaleX)
      let height = value(.height) * value(.scaleY)
      return Entry(
        name: track.name, type: track.type, place: track.place,
        path: track.owners.reversed().filter { $0 != "Optional" },
        x: value(.x) - width / 2, y: value(.y) - height / 2, width: width, height: height,
        scale: value(.scaleX), rotation: value(.rotation), opacity: value(.opacity))
    }
  }

  /// Indented lines: a holder's name, and a view's frame in points.
  var lines: [String] {
    var lines: [String] = []
    var open: [String] = []
    for entry in entries {
      let shared = zip(open, entry.path).prefix { $0 == $1 }.count
      for (depth, name) in entry.path.enumerated().dropFirst(shared) {
        lines.append(String(repeating: "  ", count: depth) + name)
      }
      open = entry.path
      var words = [entry.x, entry.y, entry.width, entry.height].map { decimal($0, 1) }
        .joined(separator: " ")
      if entry.scale != 1 { words += "  scale \(decimal(entry.scale, 3))" }
      if entry.rotation != 0 { words += "  \(decimal(entry.rotation, 1))°" }
      if entry.opacity != 1 { words += "  opacity \(decimal(entry.opacity, 2))" }
      lines.append(String(repeating: "  ", count: entry.path.count) + "\(entry.name)\t\(words)")
    }
    return lines
  }
}
