import AnimationCore
import Geometry
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@MainActor private final class Notes {
  var words: [String] = []
}

@MainActor @Suite("Keys, pointers, wheels and two fingers") struct HandsTests {
  private let notes = Notes()
  private let middle = CGPoint(x: 100, y: 100)

  private struct Form: View {
    enum Field { case first, second }
    let notes: Notes
    @State var first = ""
    @State var second = ""
    @FocusState var field: Field?
    var body: some View {
      VStack {
        TextField("First", text: $first).focused($field, equals: .first)
          .onSubmit { field = .second }
        TextField("Second", text: $second).focused($field, equals: .second)
      }
      .onSubmit { notes.words.append("sent") }
      .onChange(of: first) { _, text in notes.words.append(text) }
      .onChange(of: field) { _, field in notes.words.append("at \(field.map { "\($0)" } ?? "-")") }
    }
  }

  private func place(of name: String, on stage: Stage) throws -> CGPoint {
    let element = try #require(stage.graph.elements().first { $0.label == name })
    return element.handle ?? CGPoint(x: element.frame.midX, y: element.frame.midY)
  }

  @Test("letters go to the field that was tapped, one by one, and return goes on")
  func typing() throws {
    let stage = Stage(Form(notes: notes))
    stage.move(to: 0)
    #expect(stage.graph.chooseField(at: try place(of: "First", on: stage)))
    for letter in ["a", "b", "\n"] { #expect(stage.graph.type(letter)) }
    #expect(notes.words == ["at first", "a", "ab", "sent", "at second"])
    notes.words = []
    #expect(stage.graph.chooseField(at: try place(of: "Second", on: stage)))
    #expect(stage.graph.type("x"))
    #expect(notes.words == [])
    let second = stage.graph.elements().first { $0.label == "Second" }
    #expect(second?.text?.contains("x") == true)
  }

  @Test("there is nothing to type into where there is no field, or a disabled one")
  func noField() throws {
    let plain = Stage(Text("Hi"))
    #expect(!plain.graph.chooseField(at: middle))
    #expect(!plain.graph.type("a"))
    let disabled = Stage(TextField("A", text: .constant("")).disabled(true))
    #expect(!disabled.graph.chooseField(at: middle))
  }

  @Test("two fingers tell how far they have parted, from the least change on, and how fast")
  func magnify() throws {
    let stage = Stage(
      Color.red.gesture(
        MagnifyGesture(minimumScaleDelta: 0.3)
          .onChanged { notes.words.append("\($0.magnification) \($0.startAnchor.x)") }
          .onEnded { notes.words.append("end \($0.magnification) \($0.velocity)") }))
    for (index, amount) in [1, 1.25, 1.5, 2].enumerated() {
      var event = TouchEvent(
        stage: index == 0 ? .began : index == 3 ? .ended : .moved, kind: .magnify,
        start: CGPoint(x: 50, y: 100), location: middle, time: Time(seconds: Double(index) * 0.5))
      event.amount = amount
      #expect(stage.graph.drag(event))
    }
    #expect(notes.words == ["1.5 0.25", "end 2.0 1.0"])
  }

  @Test("two fingers that turn set a gesture state, which is back at rest after them")
  func rotate() throws {
    struct Dial: View {
      @GestureState var turn = Angle.zero
      var body: some View {
        Color.red.frame(width: 40, height: 40).rotationEffect(turn)
          .gesture(RotateGesture().updating($turn) { value, turn, _ in turn = value.rotation })
          .accessibilityIdentifier("dial")
      }
    }
    let stage = Stage(Dial())
    stage.move(to: 0)
    var turns: [Double?] = []
    for (stageOfTouch, amount) in [(TouchEvent.Stage.began, 0.0), (.moved, 30), (.ended, 40)] {
      var event = TouchEvent(
        stage: stageOfTouch, kind: .rotate, start: middle, location: middle, time: .zero)
      event.amount = amount
      #expect(stage.graph.drag(event))
      turns.append(stage.view("dial", at: 0)?.rotationDegrees)
    }
    #expect(turns.compactMap { $0 }.map { $0.rounded() } == [0, 30, 0])
  }

  @Test("a pointer is told to all views it is on, when it comes and when it goes")
  func hover() {
    let stage = Stage(
      Color.red.frame(width: 80, height: 80).onHover { notes.words.append("inner \($0)") }
        .padding(20).background(Color.blue).onHover { notes.words.append("outer \($0)") })
    #expect(stage.graph.hover(at: middle))
    #expect(notes.words == ["inner true", "outer true"])
    notes.words = []
    #expect(stage.graph.hover(at: CGPoint(x: 45, y: 100)))
    #expect(notes.words == ["inner false"])
    #expect(!stage.graph.hover(at: nil))
    #expect(notes.words == ["inner false", "outer false"])
  }

  @Test(
    "scrolling moves content by its way and stops at its end", arguments: [(90, 90), (900, 200)])
  func scroll(_ row: (way: Double, moved: Double)) throws {
    let stage = Stage(
      ScrollView { Color.red.frame(width: 50, height: 400).accessibilityIdentifier("page") })
    let before = try #require(stage.view("page", at: 0)).origin.y
    for (stageOfTouch, share) in [(TouchEvent.Stage.began, 1.0), (.moved, 0.5), (.ended, 1)] {
      #expect(
        stage.graph.scroll(
          at: nil, by: CGSize(width: 0, height: row.way * share), stage: stageOfTouch, finger: 1))
    }
    #expect(try #require(stage.view("page", at: 0)).origin.y == before - row.moved)
    let past = "a scroll went \(Int(row.way - row.moved)) pt past the end of its content"
    #expect(stage.graph.notices.contains { $0.hasPrefix(past) } == (row.way != row.moved))
  }

  @Test("a drag across goes to the row, a drag down to the window around it")
  func directions() {
    var row = TouchActions()
    row.dragAxes = .horizontal
    row.drag = { _ in notes.words.append("row") }
    let stage = Stage(
      ScrollView {
        Color.red.frame(height: 900).modifier(TouchModifier(row)).accessibilityIdentifier("page")
      })
    for way in [CGSize(width: 50, height: 0), CGSize(width: 0, height: -50)] {
      for stageOfTouch in [TouchEvent.Stage.began, .moved] {
        let end = CGPoint(x: middle.x + way.width, y: middle.y + way.height)
        var event = TouchEvent(
          stage: stageOfTouch, start: middle, location: stageOfTouch == .began ? middle : end,
          time: .zero)
        event.way = way
        #expect(stage.graph.drag(event))
      }
    }
    #expect(notes.words == ["row", "row"])
    #expect(stage.view("page", at: 0)?.origin.y == -50)
  }

  @Test("a ring is touched on its line")
  func ring() throws {
    let stage = Stage(
      Circle().stroke(lineWidth: 10).frame(width: 100, height: 100)
        .onTapGesture { notes.words.append("ring") })
    #expect(!stage.graph.tap(at: middle))
    let element = try #require(stage.graph.elements().first)
    let handle = try #require(element.handle)
    #expect(stage.graph.tap(at: handle))
    #expect(notes.words == ["ring"])
  }

  @Test("a menu opens on a tap, does what is chosen, and closes")
  func menu() throws {
    let stage = Stage(
      Menu("More") {
        Button("Copy") { notes.words.append("copied") }
        Button("Move") { notes.words.append("moved") }
      })
    func names() -> [String?] { stage.graph.elements().map(\.text) }
    stage.graph.tap(at: middle)
    stage.move(to: 1)
    #expect(names().contains("Copy") && names().contains("Move"))
    let copy = try #require(stage.graph.elements().first { $0.text == "Copy" }).frame
    stage.graph.tap(at: CGPoint(x: copy.midX, y: copy.midY))
    stage.move(to: 3)
    #expect(notes.words == ["copied"])
    #expect(!names().contains("Copy"))
  }
}
