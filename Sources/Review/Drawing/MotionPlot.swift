import Display
package import Geometry

/// A sheet of plots, one below the other over one time: a value and its velocity in each.
package struct MotionPlot: Sendable {
  package struct Panel: Sendable {
    package var title: String
    /// What stands right of the title, such as the curve.
    package var note: String
    package var unit: String
    package var times: [Double]
    /// NaN where there is nothing.
    package var values: [Double]
    /// A second.
    package var velocities: [Double]
    /// The same as it was recorded, drawn behind; empty for none.
    package var goldenTimes: [Double] = []
    package var goldenValues: [Double] = []
    package init(
      title: String, note: String = "", unit: String = "", times: [Double], values: [Double],
      velocities: [Double]
    ) {
      self.title = title
      self.note = note
      self.unit = unit
      self.times = times
      self.values = values
      self.velocities = velocities
    }
  }
  /// A moment drawn through all panels.
  package struct Mark: Sendable {
    package var time: Double
    package var text: String
    package init(time: Double, text: String) {
      self.time = time
      self.text = text
    }
  }

  package let panels: [Panel]
  private let marks: [Mark]
  private let title: String
  private let begin: Double
  private let end: Double

  package init(title: String, panels: [Panel], marks: [Mark] = []) {
    self.title = title
    self.panels = panels
    self.marks = marks
    begin = panels.compactMap { $0.times.first }.min() ?? 0
    let ends = panels.compactMap { $0.times.last } + panels.compactMap { $0.goldenTimes.last }
    end = max(ends.max() ?? 1, begin + 0.001)
  }

  private static let width: CGFloat = 860
  private static let left: CGFloat = 72
  private static let right: CGFloat = 72
  private static let height: CGFloat = 120
  private static let gap: CGFloat = 52
  private static let top: CGFloat = 64

  /// The sheet.
  package var drawing: Drawing {
    let pitch = Self.height + Self.gap
    let total = Self.top + pitch * CGFloat(panels.count) - Self.gap + 34
    var drawing = Drawing(size: CGSize(width: Self.width, height: total))
    drawing.elements.append(.rect(CGRect(origin: .zero, size: drawing.size), fill: Ink.paper))
    drawing.elements.append(
      .text(title, at: CGPoint(x: Self.left, y: 26), size: 15, color: Ink.text, isBold: true))
    let right = Self.width - Self.right
    drawing.elements.append(
      .text("value", at: CGPoint(x: right - 70, y: 26), size: 11, color: Ink.value, anchor: .end))
    drawing.elements.append(
      .text(
        "velocity /s", at: CGPoint(x: right, y: 26), size: 11, color: Ink.velocity, anchor: .end))
    if panels.contains(where: { !$0.goldenValues.isEmpty }) {
      drawing.elements.append(
        .text(
          "recorded", at: CGPoint(x: right - 120, y: 26), size: 11, color: Ink.faint, anchor: .end))
    }
    for (index, panel) in panels.enumerated() {
      let area = CGRect(
        x: Self.left, y: Self.top + pitch * CGFloat(index), width: right - Self.left,
        height: Self.height)
      drawing.elements += elements(panel, area, namesMarks: index == 0)
    }
    let bottom = Self.top + pitch * CGFloat(panels.count) - Self.gap + 16
    drawing.elements += Self.ticks(from: begin, to: end).map { time in
      .text(
        label(time) + " s", at: CGPoint(x: place(time), y: bottom), size: 10, color: Ink.faint,
        anchor: .middle)
    }
    return drawing
  }

  private func place(_ time: Double) -> CGFloat {
    let width = Self.width - Self.right - Self.left
    return Self.left + CGFloat((time - begin) / (end - begin)) * width
  }

  // MARK: A panel

  private func elements(_ panel: Panel, _ area: CGRect, namesMarks: Bool) -> [Drawing.Element] {
    var found: [Drawing.Element] = []
    let scale = Scale(panel.values + panel.goldenValues, area)
    let speed = Scale(panel.velocities, area, aroundZero: true)
    for time in Self.ticks(from: begin, to: end) {
      let x = place(time)
      found.append(vertical(x, area, Ink.grid))
    }
    for value in scale.ticks {
      let y = scale.place(value)
      found.append(
        .line(
          [CGPoint(x: area.minX, y: y), CGPoint(x: area.maxX, y: y)], width: 1, color: Ink.grid))
      found.append(
        .text(
          label(value) + (panel.unit == "°" ? "°" : ""), at: CGPoint(x: area.minX - 6, y: y + 3.5),
          size: 10, color: Ink.value, anchor: .end))
    }
    var labelled: [CGFloat] = []
    for value in panel.velocities.isEmpty ? [] : [speed.high, speed.low, 0] {
      // Two numbers on one line could not be read.
      guard !labelled.contains(where: { ($0 - speed.place(value)).magnitude < 11 }) else {
        continue
      }
      labelled.append(speed.place(value))
      found.append(
        .text(
          label(value), at: CGPoint(x: area.maxX + 6, y: speed.place(value) + 3.5), size: 10,
          color: Ink.velocity))
    }
    var row: CGFloat = 0
    var last = -1.0
    for mark in marks where mark.time >= begin && mark.time <= end {
      // Words that would run into each other stand one above the other.
      row = place(mark.time) - place(last) < 40 && last >= 0 ? row + 1 : 0
      last = mark.time
      found.append(vertical(place(mark.time), area, Ink.mark, dash: [3, 3]))
      guard namesMarks else { continue }
      found.append(
        .text(
          mark.text, at: CGPoint(x: place(mark.time) + 3, y: area.maxY - 4 - row * 11), size: 9,
          color: Ink.mark))
    }
    found += curve(panel.times, panel.velocities, speed, Ink.velocity, width: 1)
    found += curve(
      panel.goldenTimes, panel.goldenValues, scale, Ink.faint, width: 1.5, dash: [5, 4])
    found += curve(panel.times, panel.values, scale, Ink.value, width: 2)
    found.append(
      .text(
        panel.title + (panel.unit.isEmpty ? "" : " (\(panel.unit))"),
        at: CGPoint(x: area.minX, y: area.minY - 10), size: 11.5, color: Ink.text, isBold: true))
    found.append(
      .text(
        panel.note, at: CGPoint(x: area.maxX, y: area.minY - 10), size: 10.5, color: Ink.faint,
        anchor: .end))
    return found
  }

  private func vertical(
    _ x: CGFloat, _ area: CGRect, _ color: DisplayColor, dash: [CGFloat] = []
  ) -> Drawing.Element {
    .line(
      [CGPoint(x: x, y: area.minY), CGPoint(x: x, y: area.maxY)], width: 1, color: color,
      dash: dash)
  }

  /// Lines through what is there; gaps stay open.
  private func curve(
    _ times: [Double], _ values: [Double], _ scale: Scale, _ color: DisplayColor, width: CGFloat,
    dash: [CGFloat] = []
  ) -> [Drawing.Element] {
    var lines: [[CGPoint]] = [[]]
    for (time, value) in zip(times, values) {
      guard value.isFinite else {
        lines.append([])
        continue
      }
      lines[lines.count - 1].append(CGPoint(x: place(time), y: scale.place(value)))
    }
    return lines.filter { $0.count > 1 }.map { .line($0, width: width, color: color, dash: dash) }
  }

  // MARK: Scales

  private struct Scale {
    var low: Double
    var high: Double
    let area: CGRect

    init(_ values: [Double], _ area: CGRect, aroundZero: Bool = false) {
      self.area = area
      let known = values.filter(\.isFinite)
      low = known.min() ?? 0
      high = known.max() ?? 1
      if aroundZero {
        low = min(low, 0)
        high = max(high, 0)
      }
      if high - low < 1e-9 { (low, high) = (low - 0.5, high + 0.5) }
    }
    func place(_ value: Double) -> CGFloat {
      area.maxY - CGFloat((value - low) / (high - low)) * area.height
    }
    var ticks: [Double] { MotionPlot.ticks(from: low, to: high, most: 4) }
  }

  /// Round numbers between two others.
  static func ticks(from low: Double, to high: Double, most: Int = 10) -> [Double] {
    let raw = (high - low) / Double(most)
    guard raw > 0, raw.isFinite else { return [low] }
    var power = 1.0
    while power > raw { power /= 10 }
    while power * 10 <= raw { power *= 10 }
    let step = [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= raw } ?? power * 10
    let first = (low / step - 1e-9).rounded(.up)
    let last = (high / step + 1e-9).rounded(.down)
    guard last >= first else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  private func label(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e9
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
