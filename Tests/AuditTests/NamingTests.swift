import Audit
import Playback
import Testing

@Suite("Track names") struct NamingTests {
  private func run(
    _ identity: Int, _ name: String, _ type: String, start: Int = 0, count: Int = 4,
    owners: [String] = ["Recording"]
  ) -> SceneRecord.Run {
    SceneRecord.Run(
      identity: identity, name: name, type: type, owners: owners, start: start, count: count,
      columns: [[10], [20], [1], [0], [0], [1], [3], [4], [1], [0], [], [], [], []])
  }
  private func record(_ runs: [SceneRecord.Run]) -> SceneRecord {
    var record = SceneRecord()
    record.frames = [0, 1, 2, 3]
    record.timesSeconds = record.frames.map { Double($0) / 60 }
    record.runs = runs
    return record
  }
  private let source = SourceText([
    (
      name: "a/Recording.swift",
      text: """
      import SwiftUI
      // Circle() in a comment
      struct Recording: View {
        var body: some View {
          Circle().fill(.red)
          Capsule()
          Capsule()
        }
      }
      struct Other: View { var body: some View { Circle() } }
      """
    )
  ])

  @Test("are labels, else the type and the line of the call in the view's own owner")
  func names() {
    let tracks = TrackSet(
      record([
        run(1, "Like", "Image"), run(2, "Circle", "Circle"), run(3, "Capsule", "Capsule"),
        run(4, "Capsule", "Capsule"), run(5, "Ellipse", "Ellipse"), run(6, "Ellipse", "Ellipse"),
      ]), sources: source)
    #expect(
      tracks.tracks.map(\.name) == [
        "Like", "Circle, Recording.swift:5", "Capsule, Recording.swift:6",
        "Capsule, Recording.swift:7", "Ellipse", "Ellipse#2",
      ])
  }

  @Test("stay with a view that comes back, and with one that is told apart by time alone")
  func comeback() {
    let tracks = TrackSet(
      record([
        run(1, "Toast", "Text", start: 0, count: 1), run(1, "Toast", "Text", start: 3, count: 1),
        run(2, "Sum", "Text", start: 0, count: 2), run(3, "Sum", "Text", start: 2, count: 2),
        run(4, "Twin", "Text", start: 0, count: 2), run(5, "Twin", "Text", start: 1, count: 2),
      ]))
    #expect(tracks.tracks.map(\.name) == ["Toast", "Sum", "Twin", "Twin#2"])
    #expect(tracks.tracks.map(\.frames) == [[0, 3], [0, 1, 2, 3], [0, 1], [1, 2]])
  }

  @Test("come with the middle of the view under its transform")
  func middle() throws {
    let track = try #require(TrackSet(record([run(1, "Like", "Image")])).tracks.first)
    #expect(track.series(.x) == [8, 8, 8, 8])
    #expect(track.series(.y) == [14, 14, 14, 14])
    #expect(track.series(.red) == [])
    #expect(track.moving == [])
  }
}
