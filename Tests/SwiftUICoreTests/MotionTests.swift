import SwiftUI
import TestSupport
import Testing

@Suite("Motion of views") @MainActor struct MotionTests {
  private static let linear = Animation.linear(duration: 1)

  @Test("W1: a frame's width moves with the view's geometry")
  func frameWidth() {
    struct Wide: View {
      let remote: Remote
      var body: some View {
        Rectangle().frame(width: remote.flag ? 100 : 20, height: 20).accessibilityIdentifier("it")
      }
    }
    let remote = Remote()
    let stage = Stage(Wide(remote: remote))
    stage.change(at: 0) { withAnimation(Self.linear) { remote.flag = true } }
    let view = stage.view("it", at: 0.5)
    #expect(view?.width == 60)
    #expect(view?.center.x == 100)
  }

  @Test("W2: spacing moves the views of a stack")
  func spacing() {
    struct Row: View {
      let remote: Remote
      var body: some View {
        HStack(spacing: remote.flag ? 40 : 0) {
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("a")
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("b")
        }
      }
    }
    let remote = Remote()
    let stage = Stage(Row(remote: remote))
    stage.change(at: 0) { withAnimation(Self.linear) { remote.flag = true } }
    #expect(stage.x("a", at: 0.5) == 80)
    #expect(stage.x("b", at: 0.5) == 120)
  }

  @Test(
    "W3: colours move in linear light",
    arguments: [(0.25, 138.0, 120.0, 226.0), (0.541, 194, 104, 184)])
  func colors(_ share: Double, _ red: Double, _ green: Double, _ blue: Double) throws {
    // Dark blue to dark red, measured on a recording of the real thing.
    struct Disc: View {
      let remote: Remote
      var body: some View {
        Circle().fill(remote.flag ? Color.red : .blue).frame(width: 50, height: 50)
          .accessibilityIdentifier("it")
      }
    }
    let remote = Remote()
    var environment = SceneEnvironment()
    environment.isDark = true
    let stage = Stage(Disc(remote: remote), environment: environment)
    stage.change(at: 0) { withAnimation(Self.linear) { remote.flag = true } }
    let color = try #require(stage.view("it", at: share)?.color)
    for (found, wanted) in zip(color, [red, green, blue]) {
      #expect(abs(found * 255 - wanted) < 1.5)
    }
  }

  @Test("offset then rotation: the offset view swings about its first place")
  func modifierOrder() throws {
    // Seed order scale, offset, rotation: (0, −10) turned by −6° is (−1.0453, −9.9452).
    struct Swing: View {
      var body: some View {
        Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("it")
          .scaleEffect(1.18).offset(y: -10).rotationEffect(.degrees(-6))
      }
    }
    let view = try #require(Stage(Swing()).view("it", at: 0))
    #expect(abs(view.center.x - (100 - 1.0453)) < 1e-3)
    #expect(abs(view.center.y - (100 - 9.9452)) < 1e-3)
  }

  @Test("an Animatable modifier's body follows its data")
  func animatableModifier() {
    struct Wave: ViewModifier, Animatable {
      var turns: Double
      var animatableData: Double {
        get { turns }
        set { turns = newValue }
      }
      func body(content: Content) -> some View {
        content.offset(x: turns * 40 * (1 - turns))
      }
    }
    struct Host: View {
      let remote: Remote
      var body: some View {
        Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("it")
          .modifier(Wave(turns: remote.flag ? 1 : 0)).animation(
            MotionTests.linear, value: remote.flag)
      }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    stage.change(at: 0) { remote.flag = true }
    #expect(stage.x("it", at: 0.5) == 110)
    #expect(stage.x("it", at: 2) == 100)
    #expect(stage.graph.isSettled)
  }

  @Test("A13: without animatableData a modifier jumps in the frame of the change")
  func notAnimatable() {
    struct Wave: ViewModifier {
      var turns: Double
      func body(content: Content) -> some View {
        content.offset(x: turns * (1 - turns) * 40)
      }
    }
    struct Host: View {
      let remote: Remote
      var body: some View {
        Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("it")
          .modifier(Wave(turns: remote.flag ? 1 : 0))
      }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    stage.change(at: 0) { withAnimation(Self.linear) { remote.flag = true } }
    // Interpolated turns would stand at 110 half-way.
    #expect(stage.x("it", at: 0.5) == 100)
  }

  @Test("A15: a linear animation of no duration ends one that repeats for ever")
  func stopsForever() {
    struct Host: View {
      let remote: Remote
      var body: some View {
        Rectangle().frame(width: 20, height: 20).offset(x: remote.number)
          .accessibilityIdentifier("it")
      }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    stage.change(at: 0) {
      withAnimation(Self.linear.repeatForever(autoreverses: true)) { remote.number = 40 }
    }
    #expect(stage.x("it", at: 1.5) == 120)
    #expect(!stage.graph.isSettled)
    stage.change(at: 1.5) { withAnimation(.linear(duration: 0)) { remote.number = 0 } }
    #expect(stage.x("it", at: 1.6) == 100)
    #expect(stage.graph.isSettled)
  }

  @Test("keyframes play from a trigger and rest at their end")
  func keyframes() throws {
    struct Values {
      var x = 0.0
      var angle = 0.0
    }
    struct Host: View {
      let remote: Remote
      var body: some View {
        Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("it")
          .keyframeAnimator(initialValue: Values(), trigger: remote.number) { content, value in
            content.rotationEffect(.degrees(value.angle)).offset(x: value.x)
          } keyframes: { _ in
            KeyframeTrack(\.x) {
              LinearKeyframe(40, duration: 1)
              MoveKeyframe(0)
              LinearKeyframe(10, duration: 0.5)
            }
            KeyframeTrack(\.angle) { CubicKeyframe(90, duration: 1) }
          }
      }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    #expect(stage.x("it", at: 0.5) == 100)
    stage.change(at: 1) { remote.number = 1 }
    let half = try #require(stage.view("it", at: 1.5))
    #expect(half.center.x == 120)
    #expect(abs(half.rotationDegrees - 45) < 1e-9)
    #expect(stage.x("it", at: 2.25) == 105)
    #expect(stage.x("it", at: 4) == 110)
    #expect(stage.graph.isSettled)
  }

  @Test("state written on appearance without animation is in the first picture")
  func appearance() {
    struct Host: View {
      @State private var x: CGFloat = 0
      let animation: Animation?
      var body: some View {
        Rectangle().frame(width: 20, height: 20).offset(x: x).accessibilityIdentifier("it")
          .onAppear { withAnimation(animation) { x = 40 } }
      }
    }
    #expect(Stage(Host(animation: nil)).x("it", at: 0) == 140)
    let animated = Stage(Host(animation: Self.linear))
    #expect(animated.x("it", at: 0) == 100)
    #expect(animated.x("it", at: 0.5) == 120)
  }

  @Test("of two animated changes of one shape in one turn the first is there at once")
  func twoEnds() throws {
    struct Spinner: View {
      let remote: Remote
      @State private var from: CGFloat = 0
      @State private var to: CGFloat = 0
      var body: some View {
        Rectangle().frame(width: 20 + 100 * to, height: 20 + 100 * from)
          .accessibilityIdentifier("it")
          .onChange(of: remote.flag) {
            withAnimation(.linear(duration: 1)) { to = 1 }
            withAnimation(.linear(duration: 2)) { from = 1 }
          }
      }
    }
    let remote = Remote()
    let stage = Stage(Spinner(remote: remote))
    stage.change(at: 0) { remote.flag = true }
    // As recorded of two changes of one trim: only what changed last moves, and by its animation.
    let view = try #require(stage.view("it", at: 0.5))
    #expect(view.width == 120)
    #expect(abs(view.height - (20 + 25)) < 1e-9)
    // A later change goes on from there.
    #expect(try #require(stage.view("it", at: 2)).height == 120)
  }

  @Test("a value changed and changed back in one event does not move")
  func backAndForth() {
    struct Host: View {
      let remote: Remote
      var body: some View {
        Rectangle().frame(width: 20, height: 20).offset(x: remote.flag ? 40 : 0)
          .accessibilityIdentifier("it")
      }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    stage.change(at: 1) {
      withAnimation(Self.linear) {
        remote.flag = true
        remote.flag = false
      }
    }
    #expect(stage.events(.animationStart).isEmpty)
    #expect(stage.x("it", at: 1.5) == 100)
  }

  @Test("views that change each other for ever are stopped with a word")
  func runaway() {
    struct Host: View {
      @State private var a = 0
      let remote: Remote
      var body: some View {
        Text("\(a)").onChange(of: a) { a += 1 }.onChange(of: remote.flag) { a += 1 }
      }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    stage.change(at: 1) { remote.flag = true }
    #expect(stage.graph.failure != nil)
  }
}
