import Audit
import Encoders
import Geometry
import Playback
import Raster

/// What is to be said of the views on a canvas at one time, beyond where they are.
package struct CanvasAudit {
  package struct Finding: Equatable, Sendable {
    /// The share of the view that lies outside the canvas.
    package var clippedShare = 0.0
    /// Texts and pictures drawn over it, or under it.
    package var overlaps: [String] = []
    /// Of a text with what is behind it, 1 to 21, as the web's accessibility guidelines count it.
    package var contrast: Double?
    /// Changes of properties for a second, at that time.
    package var moving: [(property: String, perSecond: Double)] = []

    package static func == (lhs: Finding, rhs: Finding) -> Bool {
      lhs.clippedShare == rhs.clippedShare && lhs.overlaps == rhs.overlaps
        && lhs.contrast == rhs.contrast
        && lhs.moving.elementsEqual(rhs.moving) { $0 == $1 }
    }
  }
  /// By the names of views.
  package private(set) var findings: [String: Finding] = [:]

  /// Below this a text is hard to read; large texts need less.
  package static let leastContrast = 4.5

  /// - Parameter tracks: The film at the time and an instant later.
  /// - Parameter pixels: The picture at the time.
  package init(_ tracks: TrackSet, pixels: Pixmap, scale: Double) {
    let canvas = CGRect(
      x: 0, y: 0, width: Double(pixels.size.width) / scale,
      height: Double(pixels.size.height) / scale)
    let shown = tracks.tracks.compactMap { track in Self.frame(of: track).map { (track, $0) } }
    let later = tracks.timesSeconds.count > 1 ? tracks.timesSeconds[1] - tracks.timesSeconds[0] : 0
    for (track, frame) in shown {
      var finding = Finding()
      let area = frame.width * frame.height
      if area > 0 {
        let seen = frame.intersection(canvas)
        finding.clippedShare = seen.isNull ? 1 : 1 - seen.width * seen.height / area
      }
      if Self.isContent(track) {
        finding.overlaps = shown.filter { other, place in
          other.name != track.name && Self.isContent(other) && Self.overlap(frame, place) > 0.1
        }.map(\.0.name)
      }
      if Self.isText(track) {
        finding.contrast = TextContrast.ratio(in: frame.intersection(canvas), pixels, scale)
      }
      if later > 0 {
        for property in track.moving where property != .scaleY || !track.scalesEvenly {
          let series = track.series(property)
          guard series.count > 1, !series[0].isNaN, !series[1].isNaN else { continue }
          let speed = (series[1] - series[0]) / later
          if speed != 0 { finding.moving.append((property.words, speed)) }
        }
      }
      findings[track.name] = finding
    }
  }

  private static func isText(_ track: Track) -> Bool { track.type.hasPrefix("Text") }
  private static func isContent(_ track: Track) -> Bool {
    isText(track) || track.type.hasPrefix("Image")
  }

  private static func frame(of track: Track) -> CGRect? {
    func first(_ property: Property) -> Double { track.series(property).first ?? .nan }
    guard !first(.x).isNaN, first(.opacity) > 0.02 else { return nil }
    let (width, height) = (first(.width) * first(.scaleX), first(.height) * first(.scaleY))
    return CGRect(
      x: first(.x) - width / 2, y: first(.y) - height / 2, width: width, height: height)
  }

  /// The common area as a share of the smaller one.
  private static func overlap(_ a: CGRect, _ b: CGRect) -> Double {
    let common = a.intersection(b)
    let least = min(a.width * a.height, b.width * b.height)
    return common.isNull || least <= 0 ? 0 : common.width * common.height / least
  }
}

/// The contrast of a text, read from the picture.
enum TextContrast {
  /// From 1 to 21; nil where nothing is drawn.
  ///
  /// What covers most of the area is the ground; the strongest hundredth of the pixels is ink.
  static func ratio(in area: CGRect, _ pixels: Pixmap, _ scale: Double) -> Double? {
    guard !area.isNull, area.width * scale >= 2, area.height * scale >= 2 else { return nil }
    let columns = Int(area.minX * scale)..<min(Int(area.maxX * scale), pixels.size.width)
    let rows = Int(area.minY * scale)..<min(Int(area.maxY * scale), pixels.size.height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let bytes = pixels.rgba()
    var counts: [Int: Int] = [:]
    var sums: [Int: Double] = [:]
    var lights: [Double] = []
    for y in rows {
      for x in columns {
        let at = (y * pixels.size.width + x) * 4
        let parts = (Int(bytes[at]), Int(bytes[at + 1]), Int(bytes[at + 2]))
        let near = parts.0 / 8 * 1024 + parts.1 / 8 * 32 + parts.2 / 8
        let light = luminance(parts)
        counts[near, default: 0] += 1
        sums[near, default: 0] += light
        lights.append(light)
      }
    }
    // Of equals the darkest, so that the order of a dictionary decides nothing.
    let most = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
    let ground = (sums[most] ?? 0) / Double(max(1, counts[most] ?? 1))
    let ratios = lights.map { light in
      (max(light, ground) + 0.05) / (min(light, ground) + 0.05)
    }.sorted(by: >)
    return ratios[min(ratios.count / 100, ratios.count - 1)]
  }

  /// Relative luminance of an sRGB colour.
  private static func luminance(_ parts: (Int, Int, Int)) -> Double {
    0.2126 * linear[min(parts.0, 255)] + 0.7152 * linear[min(parts.1, 255)]
      + 0.0722 * linear[min(parts.2, 255)]
  }

  private static let linear: [Double] = (0...255).map { value in
    let share = Double(value) / 255
    return share <= 0.04045
      ? share / 12.92 : Transcendentals.pow((share + 0.055) / 1.055, 2.4)
  }
}
