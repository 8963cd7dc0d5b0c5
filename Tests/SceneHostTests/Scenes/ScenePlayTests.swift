import Foundation
import Playback
import SceneHost
import Testing

@Suite("Playing scenes") struct ScenePlayTests {
  static let mover = """
    import SwiftUI
    struct Mover: View {
      @State private var right = false
      var body: some View {
        Rectangle().fill(.red).frame(width: 4, height: 4)
          .onTapGesture { withAnimation(.linear(duration: 0.5)) { right.toggle() } }
          .accessibilityLabel("Box")
          .offset(x: right ? 4 : -4)
      }
    }
    #Preview("Mover") { Mover() }
    #Preview(traits: .fixedLayout(width: 30, height: 6)) {
      @Previewable @State var size = 2.0
      let doubled = size * 2
      Rectangle().frame(width: doubled, height: doubled)
        .onAppear { size = 3 }
    }
    struct Old_Previews: PreviewProvider {
      static var previews: some View { Mover() }
    }
    """

  private func box(_ time: Double) -> Interaction {
    Interaction(target: .named("Box", occurrence: 1), gesture: .tap, timeSeconds: time)
  }

  @Test("previews come in the order of their lines, with what they are")
  func previews() throws {
    let fixture = try SceneFixture(Self.mover)
    defer { fixture.remove() }
    let found = try fixture.runner.previews(of: fixture.files)
    #expect(found.map(\.name) == ["Mover", nil, "Old"])
    #expect(found.map(\.line) == [11, 12, 18])
    #expect(found.map(\.kind) == ["Preview", "Preview", "PreviewProvider"])
    #expect(found.map(\.index) == [0, 1, 2])
    #expect(found.allSatisfy { $0.file == fixture.files[0].path })
  }

  @Test("a tap moves the scene, and the film ends when it rests")
  func tap() throws {
    let fixture = try SceneFixture(Self.mover)
    defer { fixture.remove() }
    let (report, sink) = try fixture.play(.untilSettled(limitSeconds: 5)) {
      $0.interactions = [box(0.1)]
      $0.rateNumerator = 20
    }
    #expect(report.ending == "settled")
    #expect(report.moves)
    // A linear half second that begins on frame 2 ends on frame 12.
    #expect(sink.frames.count == 13)
    #expect(Set(sink.frames.map(\.digest)).count == 11)
    #expect(sink.frames[1].repeats)
    #expect(sink.isFinished && !sink.isCancelled)
    #expect(report.tappable.map(\.label) == ["Box"])
  }

  @Test("a repetition that came back rests at its aim, and the film shows that")
  func evenRepetition() throws {
    let fixture = try SceneFixture(
      """
      import SwiftUI
      struct Swing: View {
        @State private var isOver = false
        var body: some View {
          Color.white.frame(width: 2, height: 10).offset(x: isOver ? 8 : -8)
            .animation(.linear(duration: 0.2).repeatCount(2), value: isOver)
            .onAppear { isOver = true }
        }
      }
      #Preview { Swing() }
      """)
    defer { fixture.remove() }
    let (report, sink) = try fixture.play(.untilSettled(limitSeconds: 5)) {
      $0.rateNumerator = 10
    }
    #expect(report.ending == "settled")
    // Over and back in 0.4 s, then over at once: frames 0 to 4 and one more.
    #expect(sink.frames.count == 6)
    #expect(sink.frames[3].digest == sink.frames[1].digest)
    #expect(sink.frames[5].digest == sink.frames[2].digest)
  }

  @Test("ten plays on one and two threads give the same pixels")
  func repeats() throws {
    let fixture = try SceneFixture(Self.mover)
    defer { fixture.remove() }
    var films: Set<[String]> = []
    for round in 0..<10 {
      let (_, sink) = try fixture.play(.range(fromSeconds: 0, toSeconds: 0.7)) {
        $0.interactions = [box(0.1)]
        $0.threads = 1 + round % 2
      }
      films.insert(sink.frames.map(\.digest))
    }
    #expect(films.count == 1)
  }

  @Test("a preview's traits give the canvas, and the command line overrides them")
  func canvas() throws {
    let fixture = try SceneFixture(Self.mover)
    defer { fixture.remove() }
    let (_, own) = try fixture.play {
      $0.preview = .index(1)
      $0.size = nil
      $0.scale = 2
    }
    #expect(own.format?.size.description == "60×12")
    let (_, given) = try fixture.play { $0.preview = .index(1) }
    #expect(given.format?.size.description == "20×10")
  }

  @Test("fit crops to the union of all that is drawn")
  func fit() throws {
    let fixture = try SceneFixture(Self.mover)
    defer { fixture.remove() }
    let (_, sink) = try fixture.play(.untilSettled(limitSeconds: 5)) {
      $0.interactions = [box(0.1)]
      $0.size = .fit
      $0.scale = 2
    }
    // A box of 4 points that moves by 8.
    #expect(sink.format?.size.description == "24×8")
  }

  @Test("a preview that fits takes its own size")
  func fittedPreview() throws {
    let fixture = try SceneFixture(
      """
      import SwiftUI
      #Preview(traits: .sizeThatFitsLayout) {
        Rectangle().frame(width: 2, height: 3).padding(4)
      }
      """)
    defer { fixture.remove() }
    let (report, sink) = try fixture.play(.range(fromSeconds: 0, toSeconds: 0.1)) {
      $0.size = nil
      $0.scale = 2
    }
    #expect(sink.format?.size.description == "20×22")
    #expect(sink.frames.count == 6)
    #expect(report.frameCount == 6)
  }

  @Test("an application without previews shows its first window")
  func application() throws {
    let fixture = try SceneFixture(
      """
      import SwiftUI
      @main struct Demo: App {
        var body: some Scene { WindowGroup { Text("a").onAppear { print("shown") } } }
      }
      """)
    defer { fixture.remove() }
    let (report, _) = try fixture.play()
    #expect(report.output == "shown\n")
    #expect(report.previewName == "Demo")
  }

  @Test("a missing tap target is told, and the sink is cancelled")
  func target() throws {
    let fixture = try SceneFixture(Self.mover)
    defer { fixture.remove() }
    #expect(
      fixture.failure {
        $0.interactions = [
          Interaction(target: .named("Zed", occurrence: 1), gesture: .tap, timeSeconds: 0)
        ]
      }
        == .interactionTargetMissing(
          wanted: "Zed", offered: ["Box"], action: "tapped", seconds: 0))
  }

  @Test("several files make one scene, and a file without previews offers its views")
  func files() throws {
    let fixture = try SceneFixture([
      "Theme.swift": "import SwiftUI\nlet brand = Color.red\n",
      "Card.swift":
        "import SwiftUI\nstruct Card: View {\n  var body: some View { brand }\n}\n",
    ])
    defer { fixture.remove() }
    let found = try fixture.runner.previews(of: fixture.files)
    #expect(found.map(\.name) == ["Card"])
    #expect(found.map(\.kind) == ["View"])
    #expect(found.map(\.line) == [2])
  }

  @Test("macros work in a scene as they are written for Apple's compiler")
  func macros() throws {
    let fixture = try SceneFixture(
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var gap: Double = 3; @Entry var word = "x" }
      @Animatable struct Bar: Shape {
        var length: Double
        var height = 1.0
        @AnimatableIgnored var note = "n"
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: length, height: height)) }
      }
      struct V: View {
        @Environment(\\.gap) private var gap
        @Environment(\\.word) private var word
        @State private var on = false
        var body: some View {
          Bar(length: on ? 10 : 0).animation(.linear(duration: 1), value: on)
            .onAppear { on = true; print(gap, word) }
        }
      }
      #Preview { V().environment(\\.gap, 7) }
      """)
    defer { fixture.remove() }
    let (report, sink) = try fixture.play(.range(fromSeconds: 0, toSeconds: 1)) {
      $0.rateNumerator = 10
    }
    #expect(report.output == "7.0 x\n")
    #expect(Set(sink.frames.map(\.digest)).count == 10)
  }
}
