import SwiftUI
import TestSupport
import Testing

@Suite("Touches of UIKit's views") @MainActor struct PlatformTouchTests {
  private final class Pad: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    private func note(_ word: String, _ touches: Set<UITouch>) {
      let place = touches.first?.location(in: self) ?? .zero
      log.append("\(word) \(Int(place.x)) \(Int(place.y))")
    }
  }
  private struct PadView: UIViewRepresentable {
    let pad: Pad
    func makeUIView(context: Context) -> UIView {
      pad.backgroundColor = .white
      return pad
    }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test("a view of the scene's own class is told where a finger is, in its own space")
  func drag() {
    let pad = Pad()
    let stage = Stage(PadView(pad: pad).frame(width: 100, height: 100))
    stage.move(to: 0)
    for (part, place, seconds) in [
      (TouchEvent.Stage.began, CGPoint(x: 60, y: 70), 0.0), (.moved, CGPoint(x: 80, y: 90), 0.1),
      (.ended, CGPoint(x: 80, y: 90), 0.2),
    ] {
      let time = Time(seconds: seconds)
      stage.graph.advance(to: time)
      stage.graph.drag(
        TouchEvent(stage: part, start: CGPoint(x: 60, y: 70), location: place, time: time))
    }
    // 100 points in the middle of 200: the view begins at 50, 50.
    #expect(pad.log == ["began 10 20", "moved 30 40", "ended 30 40"])
  }

  @Test("a label inside hands its touches on, and UIKit's own views take none")
  func chain() {
    let pad = Pad()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    label.isUserInteractionEnabled = true
    pad.addSubview(label)
    pad.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(pad.hitTest(CGPoint(x: 20, y: 20), with: nil) === label)
    #expect(pad.hitTest(CGPoint(x: 80, y: 20), with: nil) === pad)
    #expect(pad.hitTest(CGPoint(x: 180, y: 20), with: nil) == nil)
    label.touchesBegan([], with: nil)
    #expect(pad.log == ["began 0 0"])
  }

  @Test("a tap reaches both the view and a gesture around it")
  func both() {
    let pad = Pad()
    var taps = 0
    let stage = Stage(PadView(pad: pad).onTapGesture { taps += 1 })
    stage.move(to: 0)
    stage.graph.tap(at: CGPoint(x: 100, y: 100))
    #expect(taps == 1)
    #expect(pad.log == ["began 100 100"])
    // The finger goes a little later.
    stage.move(to: 1)
    #expect(pad.log == ["began 100 100", "ended 100 100"])
  }
}
