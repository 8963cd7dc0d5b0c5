import SwiftUI
import TestSupport
import Testing

/// A shape with two values that move.
private struct Slab: Shape {
  var width: CGFloat
  var height: Double
  var animatableData: AnimatableValues<CGFloat, Double> {
    get { AnimatableValues(width, height) }
    set {
      width = newValue.value.0
      height = newValue.value.1
    }
  }
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: width, height: CGFloat(height)))
  }
}

@Suite("Rules of motion, by their numbers") @MainActor struct MotionRuleTests {
  private static let linear = Animation.linear(duration: 1)

  @Test("A14: with reduced motion a slide fades, and a scale still scales")
  func reducedMotion() throws {
    struct Host: View {
      let remote: Remote
      var body: some View {
        ZStack {
          Rectangle().frame(width: 20, height: 20).scaleEffect(remote.flag ? 2 : 1)
            .accessibilityIdentifier("scale")
          if remote.flag {
            Circle().frame(width: 20, height: 20).accessibilityIdentifier("slide")
              .transition(.slide)
          }
        }
      }
    }
    var environment = SceneEnvironment()
    environment.reducesMotion = true
    let remote = Remote()
    let stage = Stage(Host(remote: remote), environment: environment)
    stage.change(at: 0) { withAnimation(Self.linear) { remote.flag = true } }
    let slide = try #require(stage.view("slide", at: 0.5))
    #expect(slide.center.x == 100)
    #expect(abs(slide.opacity - 0.5) < 1e-9)
    #expect(try #require(stage.view("scale", at: 0.5)).scale == 1.5)
  }

  @Test("W4: another branch fades into its place")
  func branches() throws {
    struct Host: View {
      let remote: Remote
      var body: some View {
        ZStack {
          if remote.flag {
            Circle().frame(width: 20, height: 20).accessibilityIdentifier("new")
          } else {
            Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("old")
          }
        }
      }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    stage.change(at: 0) { withAnimation(Self.linear) { remote.flag = true } }
    let views = stage.move(to: 0.25)
    #expect(abs(try #require(views.first { $0.name == "new" }).opacity - 0.25) < 1e-9)
    #expect(abs(try #require(views.first { $0.name == "old" }).opacity - 0.75) < 1e-9)
  }

  @Test("W5: the frame of a text moves while its letters are set anew")
  func text() throws {
    struct Host: View {
      let remote: Remote
      var body: some View {
        Text("one two three four five six")
          .frame(width: remote.flag ? 60 : 180, alignment: .topLeading)
          .accessibilityIdentifier("it")
      }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    let before = try #require(stage.view("it", at: 0))
    stage.change(at: 0) { withAnimation(Self.linear) { remote.flag = true } }
    let middle = try #require(stage.view("it", at: 0.5))
    let after = try #require(stage.view("it", at: 2))
    #expect(after.height > before.height)
    #expect(abs(middle.height - (before.height + after.height) / 2) < 0.3)
  }

  @Test("W6: an offset moves by the transaction of the leaf it moves")
  func offset() {
    struct Host: View {
      let remote: Remote
      var body: some View {
        Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("it")
          .animation(.linear(duration: 2), value: remote.flag)
          .offset(x: remote.flag ? 40 : 0)
      }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    stage.change(at: 0) { withAnimation(Self.linear) { remote.flag = true } }
    // Half of the leaf's two seconds, not all of the one around it.
    #expect(stage.x("it", at: 1) == 120)
  }

  private struct Keys: View {
    var remote = Remote()
    var isRepeating: Bool?
    var body: some View {
      let view = Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("it")
      if let isRepeating {
        view.keyframeAnimator(initialValue: 0.0, repeating: isRepeating) {
          $0.offset(x: $1)
        } keyframes: { _ in
          LinearKeyframe(40, duration: 1)
        }
      } else {
        view.keyframeAnimator(initialValue: 0.0, trigger: remote.number) {
          $0.offset(x: $1).animation(.linear(duration: 9), value: $1)
        } keyframes: { start in
          LinearKeyframe(start + 40, duration: 1)
        }
      }
    }
  }

  @Test("K23: a repeated run jumps to its beginning at its end")
  func repeated() {
    let stage = Stage(Keys(isRepeating: true))
    #expect(stage.x("it", at: 0.75) == 130)
    #expect(stage.x("it", at: 1) == 140)
    #expect(abs((stage.x("it", at: 1.25) ?? 0) - 110) < 1e-9)
  }

  @Test("K23: a run that does not repeat stays at its beginning")
  func still() { #expect(Stage(Keys(isRepeating: false)).x("it", at: 3) == 100) }

  @Test("K20: values are set in each frame; an animation around them smooths nothing")
  func assigned() {
    let remote = Remote()
    let stage = Stage(Keys(remote: remote))
    stage.change(at: 0) { remote.number += 1 }
    #expect(stage.x("it", at: 0.5) == 120)
  }

  @Test("K24, K27: the first sight plays nothing, and keyframes hold until the next run")
  func trigger() {
    let remote = Remote()
    let stage = Stage(Keys(remote: remote))
    #expect(stage.x("it", at: 1) == 100)
    stage.change(at: 1) { remote.number += 1 }
    #expect(stage.x("it", at: 1.5) == 120)
    stage.change(at: 1.5) { remote.number = remote.number }
    #expect(stage.x("it", at: 2.5) == 140)
    // K22: the next run begins where the last one ended.
    stage.change(at: 3) { remote.number += 1 }
    #expect(stage.x("it", at: 3.5) == 160)
  }

  @Test("K25: keyframes play on with reduced motion")
  func reducedKeyframes() {
    var environment = SceneEnvironment()
    environment.reducesMotion = true
    #expect(Stage(Keys(isRepeating: true), environment: environment).x("it", at: 0.75) == 130)
  }

  @Test("6.1: a shape's many values move as one")
  func manyValues() {
    struct Host: View {
      let remote: Remote
      var body: some View {
        Slab(width: remote.flag ? 30 : 10, height: remote.flag ? 80 : 40)
      }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    stage.change(at: 0) { withAnimation(Self.linear) { remote.flag = true } }
    stage.graph.advance(to: Time(seconds: 0.5))
    let paths = stage.graph.displayList().items.compactMap { item -> CGRect? in
      if case .fill(let path, _, _) = item.content { return path.boundingRect }
      return nil
    }
    #expect(paths == [CGRect(x: 0, y: 0, width: 20, height: 60)])
  }

  @Test("6.2: dashes and gaps of a pen move with its width")
  func dash() throws {
    struct Line: View {
      let remote: Remote
      var body: some View {
        Rectangle().stroke(
          .black,
          style: StrokeStyle(
            lineWidth: remote.flag ? 3 : 1, dash: remote.flag ? [10, 6] : [2, 4],
            dashPhase: remote.flag ? 8 : 0))
      }
    }
    let remote = Remote()
    let stage = Stage(Line(remote: remote))
    stage.change(at: 0) { withAnimation(Self.linear) { remote.flag = true } }
    stage.graph.advance(to: Time(seconds: 0.5))
    let paths = stage.graph.displayList().items.compactMap { item -> Path? in
      if case .fill(let path, _, _) = item.content { return path }
      return nil
    }
    let half = StrokeStyle(lineWidth: 2, dash: [6, 5], dashPhase: 4)
    let whole = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(paths == [Path(whole).strokedPath(half)])
  }
}
