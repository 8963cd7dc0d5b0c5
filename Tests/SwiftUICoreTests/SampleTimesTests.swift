import SwiftUI
import TestSupport
import Testing

/// Walks with the curves of well-known samples, read from the event log; times of spec 8.5.
@Suite("Times of phase walks") @MainActor struct SampleTimesTests {
  struct Walk: Sendable, CustomTestStringConvertible {
    let name: String
    let looks: [CGFloat]
    let animations: [Animation]
    let isTriggered: Bool
    /// When each step begins, then when the walk or lap ends.
    let times: [Double]
    var testDescription: String { name }
  }

  nonisolated static let walks = [
    Walk(
      name: "expand, wobble, rest", looks: [1, 1.4, 1.1],
      animations: [
        .easeIn(duration: 0.12), .spring(response: 0.22, dampingFraction: 0.55),
        .spring(response: 0.35, dampingFraction: 0.75),
      ], isTriggered: true, times: [0, 0.22, 0.57, 0.69]),
    Walk(
      name: "three default springs", looks: [1, 1.4, 1.1],
      animations: [.default, .default, .default], isTriggered: true, times: [0, 0.5, 1, 1.5]),
    Walk(
      name: "toast held by the phase it goes to", looks: [0, 1, 2],
      animations: [
        .spring(response: 0.35, dampingFraction: 0.75), .easeIn(duration: 0.2).delay(2),
        .easeOut(duration: 0.25),
      ], isTriggered: true, times: [0, 2.2, 2.45, 2.8]),
    Walk(
      name: "shake whose last phase looks like the first", looks: [0, -8, 8, 0],
      animations: Array(repeating: .spring(response: 0.08, dampingFraction: 0.5), count: 4),
      isTriggered: true, times: [0, 0.08, 0.16, 0.24]),
    Walk(
      name: "recording", looks: [1, 1.25, 1.15, 0.99],
      animations: [
        .easeOut(duration: 0.25).delay(1.2), .easeOut(duration: 0.35),
        .spring(duration: 0.3, bounce: 0.2), .easeIn(duration: 0.4),
      ], isTriggered: false, times: [0, 0.35, 0.65, 1.05, 2.5]),
    Walk(
      name: "cart", looks: [1, 0.88, 1.18, 1],
      animations: [
        .smooth(duration: 0.2), .easeOut(duration: 0.12), .spring(duration: 0.28, bounce: 0.35),
        .spring(duration: 0.35, bounce: 0.18),
      ], isTriggered: true, times: [0, 0.12, 0.4, 0.75]),
    Walk(
      name: "pulse", looks: [1, 1.2],
      animations: [.easeInOut(duration: 0.8), .easeInOut(duration: 0.8)],
      isTriggered: false, times: [0, 0.8, 1.6]),
    Walk(
      name: "bell", looks: [1, 1.4, 1.05],
      animations: [
        .easeIn(duration: 0.4), .spring(response: 0.3, dampingFraction: 0.4),
        .easeOut(duration: 0.5),
      ], isTriggered: false, times: [0, 0.3, 0.8, 1.2]),
    Walk(
      name: "toast that leaves at once", looks: [0, 1, 2],
      animations: [
        .linear(duration: 0), .spring(response: 0.4, dampingFraction: 0.7),
        .easeIn(duration: 0.4).delay(1.5),
      ], isTriggered: true, times: [0, 0.4, 2.3]),
  ]

  private struct Scene: View {
    let walk: Walk
    let remote: Remote
    var body: some View {
      let phases = Array(walk.looks.indices)
      if walk.isTriggered {
        Rectangle().frame(width: 20, height: 20)
          .phaseAnimator(phases, trigger: remote.number) {
            $0.scaleEffect(1 + walk.looks[$1])
          } animation: {
            walk.animations[$0]
          }
      } else {
        Rectangle().frame(width: 20, height: 20)
          .phaseAnimator(phases) {
            $0.scaleEffect(1 + walk.looks[$1])
          } animation: {
            walk.animations[$0]
          }
      }
    }
  }

  @Test("A7: each step begins as the one before completes", arguments: walks)
  func times(_ walk: Walk) {
    let remote = Remote()
    let stage = Stage(Scene(walk: walk, remote: remote))
    if walk.isTriggered { stage.change(at: 0) { remote.number = 1 } }
    stage.move(to: (walk.times.last ?? 0) + 0.01)
    let found = stage.events(.phase).map(\.timeSeconds)
    // The last time is the end: the next lap's first step, or no further step at all.
    let wanted = walk.isTriggered ? Array(walk.times.dropLast()) : walk.times
    let steps =
      walk.looks.last == walk.looks.first || walk.name.contains("at once")
      ? walk.times : wanted
    #expect(found.count == steps.count, "\(found)")
    for (a, b) in zip(found, steps) { #expect(abs(a - b) < 1e-9, "\(found)") }
  }
}
