import SwiftUI
import TestSupport
import Testing

/// Probes of how a transaction reaches a change; a square of 20 points moves from x 100 to 140 in a linear second.
@Suite("A6: Transactions") @MainActor struct TransactionTests {
  private let halfway = 120.0
  private let end = 140.0

  private func probe(
    _ remote: Remote, modify: @escaping (AnyView) -> AnyView = { $0 }
  ) -> Stage {
    Stage(Probe(remote: remote, modify: modify))
  }

  private struct Probe: View {
    let remote: Remote
    let modify: (AnyView) -> AnyView
    var body: some View {
      modify(
        AnyView(
          Rectangle().frame(width: 20, height: 20).offset(x: remote.flag ? 40 : 0)
            .accessibilityIdentifier("probe")))
    }
  }
  private static let linear = Animation.linear(duration: 1)

  @Test("T1: animation(_:value:) animates a plain assignment")
  func valueAnimation() {
    let remote = Remote()
    let stage = Stage(ValueProbe(remote: remote))
    stage.change(at: 1) { remote.flag = true }
    #expect(stage.x("probe", at: 1.5) == halfway)
  }
  private struct ValueProbe: View {
    let remote: Remote
    var animation: Animation? = TransactionTests.linear
    var body: some View {
      Rectangle().frame(width: 20, height: 20).offset(x: remote.flag ? 40 : remote.other)
        .accessibilityIdentifier("probe")
        .animation(animation, value: remote.flag)
    }
  }

  @Test("T2: a change of another value snaps")
  func otherValue() {
    let remote = Remote()
    let stage = Stage(ValueProbe(remote: remote))
    stage.change(at: 1) { remote.other = 40 }
    #expect(stage.x("probe", at: 1) == end)
  }

  @Test("T3: a property written outside animation(_:value:) snaps")
  func outsideModifier() {
    struct Outside: View {
      let remote: Remote
      var body: some View {
        Rectangle().frame(width: 20, height: 20)
          .accessibilityIdentifier("probe")
          .animation(TransactionTests.linear, value: remote.flag)
          .rotationEffect(.degrees(remote.flag ? 90 : 0))
      }
    }
    let remote = Remote()
    let stage = Stage(Outside(remote: remote))
    stage.change(at: 1) { remote.flag = true }
    #expect(abs((stage.view("probe", at: 1)?.rotationDegrees ?? 0) - 90) < 1e-9)
  }

  @Test("T4: the animation of a value wins over withAnimation")
  func innerWins() {
    let remote = Remote()
    let stage = Stage(ValueProbe(remote: remote, animation: .linear(duration: 2)))
    stage.change(at: 1) { withAnimation(Self.linear) { remote.flag = true } }
    #expect(stage.x("probe", at: 2) == halfway)
  }

  @Test("T5: animation(nil, value:) snaps inside withAnimation")
  func nilAnimation() {
    let remote = Remote()
    let stage = Stage(ValueProbe(remote: remote, animation: nil))
    stage.change(at: 1) { withAnimation(Self.linear) { remote.flag = true } }
    #expect(stage.x("probe", at: 1) == end)
  }

  @Test("T6: a transaction without animation snaps")
  func emptyTransaction() {
    let remote = Remote()
    let stage = probe(remote)
    stage.change(at: 1) { withTransaction(Transaction(animation: nil)) { remote.flag = true } }
    #expect(stage.x("probe", at: 1) == end)
  }

  @Test("T7: transaction { } animates every change below it")
  func transactionModifier() {
    let remote = Remote()
    let stage = probe(remote) { AnyView($0.transaction { $0.animation = Self.linear }) }
    stage.change(at: 1) { remote.flag = true }
    #expect(stage.x("probe", at: 1.5) == halfway)
  }

  @Test("T8: disablesAnimations suppresses animation(_:value:) but not the transaction's own")
  func disables() {
    let remote = Remote()
    let stage = Stage(ValueProbe(remote: remote))
    var silent = Transaction()
    silent.disablesAnimations = true
    stage.change(at: 1) { withTransaction(silent) { remote.flag = true } }
    #expect(stage.x("probe", at: 1) == end)

    let second = Remote()
    let other = probe(second)
    var explicit = Transaction(animation: Self.linear)
    explicit.disablesAnimations = true
    other.change(at: 1) { withTransaction(explicit) { second.flag = true } }
    #expect(other.x("probe", at: 1.5) == halfway)
  }

  private struct Pair: View {
    @State private var a = false
    @State private var b = false
    let act: (Binding<Bool>, Binding<Bool>) -> Void
    let remote: Remote
    var body: some View {
      VStack(spacing: 0) {
        Rectangle().frame(width: 20, height: 20).offset(x: a ? 40 : 0)
          .accessibilityIdentifier("a")
        Rectangle().frame(width: 20, height: 20).offset(x: b ? 40 : 0)
          .accessibilityIdentifier("b")
      }
      .onChange(of: remote.flag) { act($a, $b) }
    }
  }

  @Test("T9: each write belongs to the innermost withAnimation around it")
  func nested() {
    let remote = Remote()
    let stage = Stage(
      Pair(
        act: { a, b in
          withAnimation(Self.linear) {
            a.wrappedValue = true
            withAnimation(.linear(duration: 2)) { b.wrappedValue = true }
          }
        }, remote: remote))
    stage.change(at: 1) { remote.flag = true }
    stage.move(to: 1.5)
    #expect(stage.x("a", at: 1.5) == 120)
    #expect(stage.x("b", at: 1.5) == 110)
  }

  @Test("T10: two withAnimation calls in one turn animate their own attributes")
  func twoInOneTurn() {
    let remote = Remote()
    let stage = Stage(
      Pair(
        act: { a, b in
          withAnimation(Self.linear) { a.wrappedValue = true }
          withAnimation(.linear(duration: 4)) { b.wrappedValue = true }
        }, remote: remote))
    stage.change(at: 1) { remote.flag = true }
    #expect(stage.x("a", at: 1.5) == 120)
    #expect(stage.x("b", at: 1.5) == 105)
  }

  @Test("T11: a state's binding animates; one of closures does not unless its setter does")
  func bindings() {
    let remote = Remote()
    let stage = Stage(
      Pair(
        act: { a, b in
          a.animation(Self.linear).wrappedValue = true
          Binding(get: { b.wrappedValue }, set: { b.wrappedValue = $0 })
            .animation(Self.linear).wrappedValue = true
        }, remote: remote))
    stage.change(at: 1) { remote.flag = true }
    #expect(stage.x("a", at: 1.5) == 120)
    #expect(stage.x("b", at: 1.5) == 140)
  }

  @Test("T12: a change in flight goes on from where the view is")
  func retarget() {
    let remote = Remote()
    let stage = probe(remote)
    stage.change(at: 1) { withAnimation(Self.linear) { remote.flag = true } }
    #expect(stage.x("probe", at: 1.5) == halfway)
    stage.change(at: 1.5) { withAnimation(Self.linear) { remote.flag = false } }
    // Two linear seconds laid over each other: 100 + 40·(0.75 − 0.25·0.75), spec 5.4.
    #expect(abs((stage.x("probe", at: 1.75) ?? 0) - 122.5) < 1e-9)
    #expect(stage.x("probe", at: 2.6) == 100)
  }

  @Test("T13: the first sight of a value never animates")
  func firstSight() {
    let remote = Remote()
    remote.flag = true
    let stage = Stage(ValueProbe(remote: remote))
    #expect(stage.x("probe", at: 0) == end)
  }

  @Test("A completion comes at the end, at once where nothing moves, and once only")
  func completions() {
    let remote = Remote()
    let stage = probe(remote)
    var told: [Double] = []
    stage.change(at: 1) {
      withAnimation(Self.linear) {
        remote.flag = true
      } completion: {
        told.append(stage.graph.now.seconds)
      }
    }
    stage.move(to: 1.9)
    #expect(told.isEmpty)
    stage.move(to: 2.5)
    #expect(told == [2])
    stage.change(at: 3) {
      withAnimation(Self.linear) {
        remote.flag = true
      } completion: {
        told.append(stage.graph.now.seconds)
      }
    }
    stage.move(to: 5)
    #expect(told == [2, 3])
  }

  @Test("Logical completion comes before removal")
  func criteria() {
    let remote = Remote()
    let stage = probe(remote)
    var told: [String] = []
    stage.change(at: 0) {
      var transaction = Transaction(
        animation: .linear(duration: 5).logicallyComplete(after: 1))
      transaction.addAnimationCompletion(criteria: .removed) { told.append("removed") }
      transaction.addAnimationCompletion(criteria: .logicallyComplete) { told.append("logical") }
      withTransaction(transaction) { remote.flag = true }
    }
    stage.move(to: 0.9)
    #expect(told.isEmpty)
    stage.move(to: 1.1)
    #expect(told == ["logical"])
    stage.move(to: 6)
    #expect(told == ["logical", "removed"])
  }
}
