import Audit
import Testing

/// A film of one view that stands still, two seconds long.
private func still(
  _ name: String = "Card", type: String = "Circle", contents: [Track.Content] = [],
  with values: [Property: Double] = [:]
) -> TrackSet {
  let times = (0..<120).map { Double($0) / 60 }
  let all = [Property.x: 10.0, .y: 10, .width: 20, .height: 20, .opacity: 1].merging(values) { $1 }
  let series = all.mapValues { Array(repeating: $0, count: times.count) }
  var track = Track(name: name, type: type, owners: ["Scene"], values: series)
  track.contents = contents
  return TrackSet(timesSeconds: times, tracks: [track])
}

private func texts(_ old: TrackSet, _ new: TrackSet) -> [String] {
  MotionDifference(from: old, to: new).findings.map(\.text)
}

@Suite("What is drawn otherwise") struct LookTests {
  private func shows(_ text: String, from frame: Int = 0) -> Track.Content {
    Track.Content(frame: frame, text: text)
  }

  @Test("is another text or symbol of the same view")
  func content() {
    let old = still("Save", type: "Text", contents: [shows("Save")])
    let new = still("Saved", type: "Text", contents: [shows("Saved")], with: [.width: 26])
    #expect(texts(old, new).first == "'Save' reads \"Saved\" instead of \"Save\"")
    let heart = still("heart", type: "Image", contents: [shows("heart")])
    let star = still("star", type: "Image", contents: [shows("star")])
    #expect(texts(heart, star) == ["'heart' shows \"star\" instead of \"heart\""])
  }

  @Test("is the same text at another time")
  func later() {
    let old = still("clock", type: "Text", contents: [shows("0"), shows("1", from: 60)])
    let new = still("clock", type: "Text", contents: [shows("0"), shows("1", from: 63)])
    #expect(texts(old, new) == ["'clock' turns to \"1\" 50 ms later"])
  }

  @Test("is another colour, as one sentence")
  func color() {
    // 88 / 255 and two steps more.
    let (was, now) = (88.0 / 255, 90.0 / 255)
    let old = still(with: [.red: was, .green: 0.2, .blue: 0.8])
    let new = still(with: [.red: now, .green: 0.2, .blue: 0.8])
    #expect(texts(old, new) == ["colour of 'Card' is #5A33CC instead of #5833CC"])
  }

  @Test(
    "is a line, a shadow, corners, an effect or a paint",
    arguments: [
      (
        [Property.lineWidth: 2.0], [Property.lineWidth: 4.0],
        "line width of 'Card' is 4 pt instead of 2 pt"
      ),
      ([.shadow: 8], [.shadow: 6], "shadow of 'Card' is 6 pt instead of 8 pt"),
      ([.outline: 70, .shape: 1], [.outline: 68, .shape: 2], "corners of 'Card' are rounder"),
      ([.effect: 1], [.effect: 2], "'Card' has another effect: filter, clip or blending"),
      ([.paint: 1], [.paint: 2], "'Card' is painted otherwise"),
      ([.shape: 1], [.shape: 2], "'Card' is drawn in another shape"),
    ])
  func look(_ was: [Property: Double], _ now: [Property: Double], _ text: String) {
    let type = "RoundedRectangle"
    #expect(texts(still(type: type, with: was), still(type: type, with: now)) == [text])
  }

  @Test("says nothing of outlines where the size says it")
  func size() {
    let old = still(with: [.width: 20, .outline: 70, .shape: 1])
    let new = still(with: [.width: 24, .outline: 78, .shape: 2])
    #expect(texts(old, new) == ["width of 'Card' is 24 pt instead of 20 pt"])
  }

  @Test("is said once of all views it holds for")
  func together() {
    var (old, new) = (still(), still(with: [.opacity: 0.5]))
    for name in ["Title", "Icon"] {
      old.tracks.append(still(name).tracks[0])
      new.tracks.append(still(name, with: [.opacity: 0.5]).tracks[0])
    }
    #expect(
      texts(old, new) == ["opacity of 'Card' (and 'Title', 'Icon') is 0.5 instead of 1"])
  }
}

@Suite("Ways along keyframes") struct LandmarkTests {
  /// Up by 40, down to the start, up by 20: straight ways of so many seconds each.
  private func film(_ seconds: [Double] = [0.3, 0.4, 0.5], top: Double = 40) -> TrackSet {
    var film = still(with: [.rotation: 0])
    let ends = [0, top, 0, 20]
    film.tracks[0].values[.rotation] = film.timesSeconds.map { time in
      var begin = 0.2
      guard time > begin else { return 0 }
      for (index, length) in seconds.enumerated() {
        if time < begin + length {
          return ends[index] + (ends[index + 1] - ends[index]) * (time - begin) / length
        }
        begin += length
      }
      return ends[3]
    }
    return film
  }

  @Test("take longer from one turn to the next")
  func slower() {
    #expect(
      texts(film(), film([0.35, 0.4, 0.5])).first
        == "rotation of 'Card' goes 17 % slower from 0° to 40°")
    #expect(
      texts(film(), film([0.3, 0.4, 0.6])).first
        == "rotation of 'Card' goes 20 % slower from 0° to 20°")
  }

  @Test("turn elsewhere")
  func farther() {
    #expect(
      texts(film(), film(top: 50)) == ["rotation of 'Card' goes to 50° instead of 40°"])
  }
}
