/// The comparison of what a view shows and how it is drawn, beyond its place.
struct LookComparison {
  typealias Finding = MotionDifference.Finding
  let old: TrackSet
  let new: TrackSet
  let before: Track
  let after: Track
  private var name: String { after.name }

  /// Other texts or symbols, or the same ones at other times.
  var contents: [Finding] {
    let (was, now) = (before.contents, after.contents)
    if was.isEmpty || now.isEmpty { return named }
    for (a, b) in zip(was, now) {
      let times = (old.timesSeconds[a.frame], new.timesSeconds[b.frame])
      if a.text != b.text {
        let verb = before.type == "Image" ? "shows" : "reads"
        return [
          Finding(
            view: before.name, kind: .content,
            "'\(before.name)' \(verb) \"\(b.text)\" instead of \"\(a.text)\"",
            at: times.0)
        ]
      }
      let later = times.1 - times.0
      if later.magnitude > old.frameSeconds / 2, a != was.first {
        return [
          Finding(
            view: name, kind: .time,
            "'\(name)' turns to \"\(b.text)\" \(TrackComparison.shift(later))",
            at: min(times.0, times.1))
        ]
      }
    }
    return []
  }

  /// Older recordings tell of a text by the name only.
  private var named: [Finding] {
    guard before.name != after.name else { return [] }
    let verb = before.type == "Image" ? "shows" : "reads"
    return [
      Finding(
        view: before.name, kind: .content,
        "'\(before.name)' \(verb) \"\(after.name)\" instead of \"\(before.name)\"")
    ]
  }

  /// What is drawn otherwise, where nothing else that was found explains it.
  func findings(
    beside found: [Finding], explain: (Property) -> [Finding]
  ) -> [Finding] {
    let changed = Set(found.filter { $0.kind != .time && $0.kind != .shown }.map(\.property))
    func has(_ properties: [Property]) -> Bool {
      properties.contains { changed.contains($0.words) }
    }
    var result = explain(.lineWidth)
    if !has([.scaleX, .scaleY]) { result += explain(.shadow) }
    let isResized = has([.width, .height])
    if result.isEmpty, !isResized { result += outline(explain) }
    if result.isEmpty, !isResized, let frame = firstDifference(.shape) {
      result.append(finding(.look, .shape, "'\(name)' is drawn in another shape", frame))
    }
    if !isResized, !has([.red, .green, .blue, .colorOpacity]),
      let frame = firstDifference(.paint)
    {
      result.append(finding(.color, .paint, "'\(name)' is painted otherwise", frame))
    }
    if result.isEmpty, found.isEmpty, let frame = firstDifference(.effect) {
      result.append(
        finding(.look, .effect, "'\(name)' has another effect: filter, clip or blending", frame))
    }
    return result
  }

  /// Of a rounded rectangle the length of the outline tells of the corners.
  private func outline(_ explain: (Property) -> [Finding]) -> [Finding] {
    let found = explain(.outline)
    guard let first = found.first, before.type.hasSuffix("RoundedRectangle"),
      let frame = firstDifference(.outline)
    else { return found }
    let isRounder = after.series(.outline)[frame] < before.series(.outline)[frame]
    guard first.kind == .look || first.kind == .amplitude else { return found }
    return [
      finding(
        .look, .outline, "corners of '\(name)' are \(isRounder ? "rounder" : "sharper")", frame)
    ]
  }

  private func finding(
    _ kind: Finding.Kind, _ property: Property, _ text: String, _ frame: Int
  ) -> Finding {
    let seconds = old.timesSeconds[frame]
    let time = frame == before.frames.first ? "" : " from \(decimal(seconds, 3)) s on"
    return Finding(view: name, property: property, kind: kind, text + time, at: seconds)
  }

  private func firstDifference(_ property: Property) -> Int? {
    zip(before.series(property), after.series(property)).enumerated().first { _, pair in
      !pair.0.isNaN && !pair.1.isNaN && (pair.0 - pair.1).magnitude > property.threshold
    }?.offset
  }
}
