import Audit
import Batch

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
    /// The share of it outside the canvas; nil for none.
    var clipped: Double?
    /// Texts and pictures that lie over or under it.
    var overlaps: [String] = []
    /// Of a text with its ground, 1 to 21.
    var contrast: Double?
    /// Changes of what is moving, for a second.
    var moving: [String: Double] = [:]
  }
  private(set) var entries: [Entry]

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

  /// Adds what an audit of the canvas has found.
  mutating func add(_ audit: CanvasAudit) {
    for index in entries.indices {
      guard let finding = audit.findings[entries[index].name] else { continue }
      if finding.clippedShare > 0.005 { entries[index].clipped = Self.short(finding.clippedShare) }
      entries[index].overlaps = finding.overlaps
      entries[index].contrast = finding.contrast.map(Self.short)
      for (property, speed) in finding.moving {
        entries[index].moving[property] = Self.short(speed)
      }
    }
  }

  private static func short(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  private static func words(_ entry: Entry) -> String {
    var words = ""
    if let clipped = entry.clipped { words += "  clipped \(decimal(clipped * 100, 0)) %" }
    if !entry.overlaps.isEmpty {
      words += "  overlaps " + entry.overlaps.map { "'\($0)'" }.joined(separator: ", ")
    }
    if let contrast = entry.contrast, contrast < CanvasAudit.leastContrast {
      words += "  low contrast \(decimal(contrast, 1))"
    }
    for (property, speed) in entry.moving.sorted(by: { $0.key < $1.key }) {
      words += "  moving \(property) \(speed > 0 ? "+" : "")\(decimal(speed, 2))/s"
    }
    return words
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
      words += Self.words(entry)
      lines.append(String(repeating: "  ", count: entry.path.count) + "\(entry.name)\t\(words)")
    }
    return lines
  }
}
