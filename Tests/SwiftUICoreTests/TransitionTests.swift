import SwiftUI
import TestSupport
import Testing

@Suite("A9: Transitions") @MainActor struct TransitionTests {
  /// A view of 50 × 30 points that comes and goes in the middle of 200 × 200.
  private struct Coming: View {
    let remote: Remote
    let transition: AnyTransition?
    var body: some View {
      ZStack {
        Color.clear
        if remote.flag {
          if let transition {
            Rectangle().frame(width: 50, height: 30).accessibilityIdentifier("it")
              .transition(transition)
          } else {
            Rectangle().frame(width: 50, height: 30).accessibilityIdentifier("it")
          }
        }
      }
      .frame(width: 200, height: 200)
    }
  }
  private static let linear = Animation.linear(duration: 1)

  private func inserted(_ transition: AnyTransition?, _ environment: SceneEnvironment = .init())
    -> Stage
  {
    let remote = Remote()
    let stage = Stage(Coming(remote: remote, transition: transition), environment: environment)
    stage.change(at: 1) { withAnimation(Self.linear) { remote.flag = true } }
    return stage
  }
  private func removed(_ transition: AnyTransition?) -> Stage {
    let remote = Remote()
    remote.flag = true
    let stage = Stage(Coming(remote: remote, transition: transition))
    stage.change(at: 1) { withAnimation(Self.linear) { remote.flag = false } }
    return stage
  }

  @Test("move(edge:) comes from its own width away", arguments: [(1.0, 50.0), (1.5, 75), (2, 100)])
  func moveIn(_ time: Double, _ x: Double) {
    #expect(inserted(.move(edge: .leading)).x("it", at: time) == x)
  }
  @Test("move(edge:) leaves to the same side")
  func moveOut() { #expect(removed(.move(edge: .leading)).x("it", at: 1.5) == 75) }

  @Test("slide comes from the leading side and leaves at the trailing one")
  func slide() {
    #expect(inserted(.slide).x("it", at: 1) == 50)
    #expect(inserted(.slide).x("it", at: 1.5) == 75)
    #expect(removed(.slide).x("it", at: 1.5) == 125)
  }

  @Test("push(from:) moves and fades, and leaves to the opposite side")
  func push() throws {
    let coming = try #require(inserted(.push(from: .bottom)).view("it", at: 1.25))
    #expect(abs(coming.center.y - 122.5) < 1e-9)
    #expect(abs(coming.opacity - 0.25) < 1e-9)
    let going = try #require(removed(.push(from: .bottom)).view("it", at: 1.25))
    #expect(abs(going.center.y - 92.5) < 1e-9)
    #expect(abs(going.opacity - 0.75) < 1e-9)
  }

  @Test("scale and opacity combine")
  func combined() throws {
    let remote = Remote()
    let stage = Stage(Coming(remote: remote, transition: .scale.combined(with: .opacity)))
    stage.change(at: 1) { withAnimation(.easeInOut(duration: 0.35)) { remote.flag = true } }
    let view = try #require(stage.view("it", at: 1.175))
    #expect(abs(view.scale - 0.5) < 1e-4)
    #expect(abs(view.opacity - 0.5) < 1e-4)
  }

  @Test("without an animation a view is there at once and gone at once")
  func plain() {
    let remote = Remote()
    let stage = Stage(Coming(remote: remote, transition: .slide))
    stage.change(at: 1) { remote.flag = true }
    #expect(stage.x("it", at: 1) == 100)
    stage.change(at: 2) { remote.flag = false }
    #expect(stage.view("it", at: 2) == nil)
  }

  @Test("with reduced motion a moving transition becomes a fade")
  func reducedMotion() throws {
    var environment = SceneEnvironment()
    environment.reducesMotion = true
    let view = try #require(inserted(.slide, environment).view("it", at: 1.5))
    #expect(view.center.x == 100)
    #expect(abs(view.opacity - 0.5) < 1e-9)
  }

  @Test("a transition of the scene's own is drawn by its phase")
  func custom() throws {
    struct Hazy: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
      }
    }
    let view = try #require(inserted(AnyTransition(Hazy())).view("it", at: 1.5))
    #expect(abs(view.blur - 5) < 1e-9)
    #expect(abs(view.opacity - 0.5) < 1e-9)
  }

  @Test("a view without a transition fades")
  func defaultOpacity() {
    #expect(inserted(nil).view("it", at: 1.5)?.opacity == 0.5)
    #expect(removed(nil).view("it", at: 1.25)?.opacity == 0.75)
  }

  @Test("a view of the first picture does not come in")
  func firstRender() {
    let remote = Remote()
    remote.flag = true
    let stage = Stage(Coming(remote: remote, transition: .slide))
    #expect(stage.x("it", at: 0) == 100)
  }

  @Test("a removed view is drawn to its end, then gone")
  func goneAfterwards() {
    let stage = removed(.opacity)
    #expect(stage.view("it", at: 1.9) != nil)
    #expect(stage.view("it", at: 2.1) == nil)
    #expect(stage.graph.isSettled)
  }

  @Test("siblings of a removed view move at once, with their own motion")
  func siblings() throws {
    struct Column: View {
      let remote: Remote
      var body: some View {
        VStack(spacing: 0) {
          if !remote.flag {
            Rectangle().frame(width: 20, height: 40).accessibilityIdentifier("first")
          }
          Rectangle().frame(width: 20, height: 40).accessibilityIdentifier("second")
        }
        .frame(width: 200, height: 200, alignment: .top)
      }
    }
    let remote = Remote()
    let stage = Stage(Column(remote: remote))
    #expect(stage.view("second", at: 0)?.origin.y == 40)
    stage.change(at: 1) { withAnimation(Self.linear) { remote.flag = true } }
    let second = try #require(stage.view("second", at: 1.5))
    #expect(second.origin.y == 20)
    let first = try #require(stage.view("first", at: 1.5))
    #expect(first.origin.y == 0)
    #expect(first.opacity == 0.5)
  }

  @Test("a view wanted again while it leaves comes back from where it is")
  func comesBack() throws {
    let remote = Remote()
    remote.flag = true
    let stage = Stage(Coming(remote: remote, transition: .opacity))
    stage.change(at: 1) { withAnimation(Self.linear) { remote.flag = false } }
    #expect(stage.view("it", at: 1.5)?.opacity == 0.5)
    stage.change(at: 1.5) { withAnimation(Self.linear) { remote.flag = true } }
    let back = try #require(stage.view("it", at: 1.5)?.opacity)
    #expect(abs(back - 0.5) < 1e-9)
    #expect(stage.view("it", at: 3)?.opacity == 1)
    #expect(stage.move(to: 3).filter { $0.name == "it" }.count == 1)
  }

  @Test("another id is another view: the old one leaves, state starts anew")
  func identity() {
    struct Counter: View {
      @State private var start = 0
      let remote: Remote
      var body: some View {
        Text("\(start)").onAppear { start += 1 }
          .onChange(of: remote.other) { start += 10 }
      }
    }
    struct Host: View {
      let remote: Remote
      var body: some View { Counter(remote: remote).id(remote.flag) }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    stage.change(at: 1) { remote.other = 1 }
    #expect(stage.view("11", at: 1) != nil)
    stage.change(at: 2) { remote.flag = true }
    #expect(stage.view("1", at: 2) != nil)
    #expect(stage.view("11", at: 2) == nil)
  }
}
