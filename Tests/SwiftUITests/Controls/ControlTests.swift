import SwiftUI
import TestSupport
import Testing

@Suite("Controls") @MainActor struct ControlTests {
  @Test("a tap turns a toggle over")
  func toggle() {
    let remote = Remote()
    struct Scene: View {
      let remote: Remote
      var body: some View {
        Toggle("Sound", isOn: Binding(get: { remote.flag }, set: { remote.flag = $0 }))
      }
    }
    let stage = Stage(Scene(remote: remote))
    stage.move(to: 0)
    stage.graph.tap(at: CGPoint(x: 180, y: 100))
    #expect(remote.flag)
  }

  @Test("a slider's value is the finger's share of the knob's way")
  func slider() {
    let remote = Remote()
    struct Scene: View {
      let remote: Remote
      var body: some View {
        Slider(value: Binding(get: { remote.number }, set: { remote.number = $0 }), in: 0...10)
      }
    }
    let stage = Stage(Scene(remote: remote))
    stage.move(to: 0)
    let start = CGPoint(x: 100, y: 100)
    let end = CGPoint(x: 150, y: 100)
    stage.graph.drag(
      TouchEvent(stage: .began, start: start, location: start, time: Time(seconds: 0)))
    stage.graph.drag(TouchEvent(stage: .moved, start: start, location: end, time: Time(seconds: 0)))
    // The knob of 27 points travels 200 − 27 points.
    #expect(abs(remote.number - 10 * (150 - 13.5) / 173) < 1e-9)
  }

  @Test("a stepper goes by its step and stops at its bounds")
  func stepper() {
    let remote = Remote()
    struct Scene: View {
      let remote: Remote
      var body: some View {
        Stepper(
          "Count", value: Binding(get: { remote.number }, set: { remote.number = $0 }), in: 0...3,
          step: 2)
      }
    }
    let stage = Stage(Scene(remote: remote))
    for _ in 0..<3 {
      stage.move(to: 0)
      stage.graph.tap(at: CGPoint(x: 180, y: 100))
    }
    #expect(remote.number == 3)
  }

  @Test("a tap on a segment chooses it")
  func segments() {
    let remote = Remote()
    struct Scene: View {
      let remote: Remote
      var body: some View {
        Picker("Unit", selection: Binding(get: { remote.number }, set: { remote.number = $0 })) {
          Text("one").tag(1.0)
          Text("two").tag(2.0)
        }
        .pickerStyle(.segmented)
      }
    }
    let stage = Stage(Scene(remote: remote))
    stage.move(to: 0)
    stage.graph.tap(at: CGPoint(x: 150, y: 100))
    #expect(remote.number == 2)
    // The middle of the second half, to a pixel.
    #expect(abs((stage.view("two", at: 2)?.center.x ?? 0) - 150) <= 0.5)
  }

  @Test("a bar is filled by its share", arguments: [0.0, 0.25, 1])
  func progress(share: Double) throws {
    let stage = Stage(ProgressView(value: share * 8, total: 8).frame(width: 100))
    stage.move(to: 0)
    let fills = stage.graph.displayList().items.compactMap { item -> CGRect? in
      guard case .fill(let path, _, _) = item.content else { return nil }
      return path.boundingRect
    }
    #expect(fills.first?.size == CGSize(width: 100, height: 4))
    #expect(fills.count == (share > 0 ? 2 : 1))
    if share > 0 { #expect(abs((fills.last?.width ?? 0) - 100 * share) < 1e-6) }
  }

  @Test("an empty field shows its label, a full one its text, a secure one dots")
  func fields() {
    let stage = Stage(
      VStack {
        TextField("Name", text: .constant(""))
        TextField("Place", text: .constant("Rome"))
        SecureField("Word", text: .constant("abc"))
      })
    let texts = stage.graph.elements().compactMap(\.text)
    #expect(texts == ["Name", "Rome", "●●●"])
  }
}
