import Foundation
import Testing

/// Scenes of `Scenes/Recordings` against numbers measured in recordings of the same motion.
///
/// A share of what `make prove-recordings` measures.
@Suite("Recordings") struct RecordingTests {
  private struct Film {
    let tracks: [String: [String: Any]]
    let events: [[String: Any]]

    init(_ name: String, _ flags: [String] = []) throws {
      let scene = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Scenes/Recordings/\(name).swift").standardized.path
      let run = try ToolRun(["inspect", scene, "--tracks", "--events", "--json"] + flags)
      #expect(run.status == 0, "\(run.errors)")
      var tracks: [String: [String: Any]] = [:]
      for track in run.json["tracks"] as? [[String: Any]] ?? [] {
        if let name = track["name"] as? String { tracks[name] = track }
      }
      self.tracks = tracks
      events = run.json["events"] as? [[String: Any]] ?? []
    }

    func series(_ view: String, _ quantity: String) throws -> [Double] {
      let track = try #require(tracks[view])
      let values = try #require((track["values"] as? [String: Any])?[quantity] as? [Any])
      return values.map { $0 as? Double ?? .nan }
    }
  }

  /// A phase of `.delay(0.2)` and 2 s takes 2.244 ± .007 s on a device, 2.2 s ideally.
  @Test("phases follow each other as on a device where that is asked for")
  func cadence() throws {
    func step(_ flags: [String]) throws -> Double {
      let times = try Film("EasedList", flags).events.filter { $0["kind"] as? String == "phase" }
        .compactMap { $0["timeSeconds"] as? Double }
      let steps = Array(Set(times)).sorted()
      let last = try #require(steps.last)
      return (last - steps[0]) / Double(steps.count - 1)
    }
    #expect(abs(try step([]) - 2.244) < 0.007)
    #expect(abs(try step(["--cadence", "ideal"]) - 2.2) < 1e-9)
  }

  /// Pixels of the left block's top after a tap, two to a point, ± 1, up to 1.4 off the curve.
  @Test("one change of a container moves all blocks on its curve")
  func parentSize() throws {
    let film = try Film("ParentSize")
    let (y, height) = (try film.series("left", "y"), try film.series("left", "height"))
    func top(_ frame: Int) -> Double { 2 * (y[frame] - height[frame] / 2) }
    let wanted = [
      742.0, 770, 796, 821, 846, 869, 892, 914, 935, 954, 973, 991, 1008, 1024, 1038, 1050, 1060,
      1070, 1078, 1082, 1086,
    ]
    for (frame, place) in wanted.enumerated() {
      #expect(abs(top(30 + frame) - top(30) - (place - 742)) < 2, "frame \(frame)")
    }
  }

  /// Pixels of a disc's left edge on its way out, two to a point.
  @Test("discs fly out on a spring")
  func radialButtons() throws {
    let x = try Film("RadialButtons").series("disc 0", "x")
    let wanted: [(Int, Double)] = [
      (66, 720), (68, 675), (70, 647), (73, 633), (77, 643), (81, 657), (85, 663),
    ]
    for (frame, left) in wanted {
      // Where the disc is fast, a quarter of a frame's way is the reading's uncertainty.
      let slack = 3 + abs(x[frame] - x[frame - 1]) / 2
      #expect(abs(860 - 2 * (x[60] - x[frame]) - left) < slack)
    }
  }

  @Test("a ring turns six degrees a frame")
  func ringTrim() throws {
    let turn = try Film("RingTrim").series("ring", "rotation")
    for frame in 1..<60 { #expect(abs(turn[frame + 1] - turn[frame] + 6) < 1e-6) }
  }

  /// The first overshoot of response .5 and damping .6: .088 seen, .0948 in theory, at 340 ± 35 ms.
  @Test("a spring and a curve go the same way")
  func threeWays() throws {
    let film = try Film("ThreeWays")
    let spring = try film.series("spring disc", "x").map { $0 / 260 }
    let way = spring.map { $0 - spring[120] }
    let peak = try #require(way.indices.max { way[$0] < way[$1] })
    #expect(abs(way[peak] - 1.0948) < 0.0068)
    #expect(abs(Double(peak - 120) / 60 - 0.340) < 0.035)
    let curve = try film.series("curve disc", "x")
    // Spec 2.3: easeInOut at a quarter and at half of a second.
    #expect(abs((curve[45] - curve[30]) / 260 - 0.12916) < 0.005)
    #expect(abs((curve[60] - curve[30]) / 260 - 0.5) < 0.005)
  }
}
