/// The motion of a film as a table for hand-off.
package struct MotionTable: Sendable {
  package struct Row: Codable, Equatable, Sendable {
    package var view: String
    package var property: String
    package var from: String
    package var to: String
    /// Scene time of the start, in seconds.
    package var startSeconds: Double
    /// Seconds since the last tap, or since the start of the scene.
    package var delaySeconds: Double
    /// Perceptual duration where a curve is known, else from start to rest.
    package var durationSeconds: Double
    /// As a scene spells it; empty where no curve explains the motion.
    package var curve: String
    /// Seconds from the start until it rests within a thousandth.
    package var settleSeconds: Double
    /// Share of the travel.
    package var overshoot: Double
    /// Seconds from swing to swing.
    package var periodSeconds: Double?
    /// The share of the travel by which the curve misses the samples; nil without a curve.
    package var error: Double?

    /// Whether it says the same as another, whatever the samples.
    package func isSame(as other: Row) -> Bool {
      var twin = self
      twin.error = other.error
      return twin == other
    }

    /// The row in one line of text.
    package var line: String {
      let shape = curve.isEmpty ? decimal(durationSeconds, 3) + " s" : curve
      return "\(view): \(property) \(from) → \(to) at \(decimal(startSeconds, 3)) s, \(shape), "
        + "rests after \(decimal(settleSeconds, 3)) s"
    }
  }
  package let rows: [Row]

  /// - Parameter easing: The system whose words curves are written in; nil: Swift's.
  package init(_ tracks: TrackSet, easing: CurveExport? = nil) {
    let taps = tracks.events.filter { $0.kind == "tap" }.map(\.timeSeconds)
    var merged: [Move] = []
    for move in MoveFinder(tracks).moves() {
      // Both axes of an even scale are one row.
      if move.property == .scaleY, let twin = merged.firstIndex(where: { move.isTwin(of: $0) }) {
        merged[twin].property = .scaleX
        continue
      }
      merged.append(move)
    }
    var rows: [Row] = []
    for row in merged.map({ Row($0, taps: taps, easing) }) {
      // Views that go one way together are one row.
      if let twin = rows.firstIndex(where: { row.isTogether(with: $0) }) {
        rows[twin].view += ", " + row.view
      } else {
        rows.append(row)
      }
    }
    self.rows = rows
  }

  // MARK: Text

  private static let heads = [
    "view", "property", "from → to", "start", "delay", "duration", "curve", "settle", "overshoot",
  ]

  /// A table as GitHub reads it.
  package var markdown: String {
    let lines = rows.map { row in
      let cells = [
        row.view, row.property, "\(row.from) → \(row.to)", "\(decimal(row.startSeconds, 3)) s",
        "\(decimal(row.delaySeconds, 3)) s", "\(decimal(row.durationSeconds, 3)) s",
        row.curve.isEmpty ? "–" : "`\(row.curve)`", "\(decimal(row.settleSeconds, 3)) s",
        row.overshoot > 0 ? "\(decimal(row.overshoot * 100, 1)) %" : "–",
      ]
      return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    let head = "| " + Self.heads.joined(separator: " | ") + " |"
    let rule = "|" + Self.heads.map { _ in " --- |" }.joined()
    return ([head, rule] + lines).joined(separator: "\n")
  }

  /// Comma-separated values with a head line.
  package var csv: String {
    let head =
      "view,property,from,to,start_s,delay_s,duration_s,curve,settle_s,overshoot"
    let lines = rows.map { row in
      [
        row.view, row.property, row.from, row.to, decimal(row.startSeconds, 6),
        decimal(row.delaySeconds, 6), decimal(row.durationSeconds, 6), row.curve,
        decimal(row.settleSeconds, 6), decimal(row.overshoot, 6),
      ].map(Self.quoted).joined(separator: ",")
    }
    return ([head] + lines).joined(separator: "\n")
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return cell }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }
}

extension MotionTable.Row {
  fileprivate func isTogether(with other: MotionTable.Row) -> Bool {
    var twin = self
    twin.view = other.view
    twin.error = other.error
    return twin == other
  }

  fileprivate init(_ move: Move, taps: [Double], _ easing: CurveExport?) {
    view = move.view
    property = move.property.words
    let unit =
      move.property.unit.isEmpty || move.property.unit == "°"
      ? move.property.unit : " " + move.property.unit
    from = decimal(move.from, 3) + unit
    to = decimal(move.to, 3) + unit
    startSeconds = move.startSeconds
    delaySeconds = move.startSeconds - (taps.last { $0 <= move.startSeconds + 1e-6 } ?? 0)
    let explained = move.fit.flatMap { $0.error < CurveFit.goodEnough * 4 ? $0 : nil }
    let settle = explained.map { SettleReport($0.curve) }
    durationSeconds = settle?.perceptualSeconds ?? move.arrivalSeconds - move.startSeconds
    curve = explained.map { easing?.text($0.curve) ?? $0.curve.spelling } ?? ""
    settleSeconds = settle?.settlingSeconds ?? move.arrivalSeconds - move.startSeconds
    overshoot = settle?.overshoot ?? move.overshoot
    periodSeconds = settle?.periodSeconds
    error = explained?.error
  }
}

extension Move {
  fileprivate func isTwin(of other: Move) -> Bool {
    other.property == .scaleX && other.view == view
      && (other.startSeconds - startSeconds).magnitude < 1e-6
      && (other.from - from).magnitude < 1e-6 && (other.to - to).magnitude < 1e-6
  }
}
