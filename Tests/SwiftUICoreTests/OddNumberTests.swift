import SwiftUI
import TestSupport
import Testing

@Suite("Odd numbers") @MainActor struct OddNumberTests {
  static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 0, 1, -3]

  private struct Odd: View {
    let numbers: [Double]
    let remote: Remote
    private func number(_ index: Int) -> CGFloat { CGFloat(numbers[index % numbers.count]) }
    private var isOn: Bool { remote.flag }
    var body: some View {
      Rectangle().fill(.red)
        .frame(width: 20, height: 20)
        .scaleEffect(isOn ? number(0) : 1)
        .rotationEffect(.radians(isOn ? Double(number(1)) : 0))
        .offset(x: isOn ? number(2) : 0, y: 0)
        .opacity(isOn ? Double(number(3)) : 1)
        .blur(radius: isOn ? number(4) : 0)
        .shadow(radius: isOn ? number(5) : 1)
        .animation(.easeInOut(duration: 0.3), value: isOn)
      Circle().trim(from: 0, to: isOn ? number(6) : 1)
        .stroke(.blue, style: StrokeStyle(lineWidth: isOn ? number(7) : 1, dash: [3, 2]))
        .hueRotation(.degrees(isOn ? Double(number(1)) : 0))
        .animation(.spring, value: isOn)
      Rectangle().rotation3DEffect(.degrees(isOn ? Double(number(2)) : 0), axis: (0, 1, 0))
        .padding(isOn ? number(0) : 2)
    }
  }

  /// Paths to numbers of a value that are none.
  private func oddities(_ value: Any, _ path: String, depth: Int = 0) -> [String] {
    if let number = value as? Double { return number.isFinite ? [] : [path] }
    if let number = value as? CGFloat { return number.isFinite ? [] : [path] }
    guard depth < 14 else { return [] }
    return Mirror(reflecting: value).children.flatMap {
      oddities($0.value, path + "." + ($0.label ?? ""), depth: depth + 1)
    }
  }

  @Test("never reach a display list", arguments: 0..<40)
  func modifiers(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let numbers = (0..<8).map { _ in
      Self.numbers[Int.random(in: 0..<Self.numbers.count, using: &generator)]
    }
    let remote = Remote()
    let stage = Stage(Odd(numbers: numbers, remote: remote))
    stage.move(to: 0)
    stage.change(at: 0.1) { remote.flag = true }
    for time in [0.1, 0.2, 0.35, 1.5] {
      stage.graph.advance(to: Time(seconds: time))
      let found = oddities(stage.graph.displayList().items, "items")
      #expect(found.isEmpty, "\(numbers): \(found)")
    }
  }

  private struct Broken: CustomAnimation {
    let number: Double
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: number) : nil
    }
  }

  @Test(
    "of a scene's own animation show its target, with a word", arguments: [Double.nan, .infinity])
  func custom(_ number: Double) throws {
    struct Host: View {
      let animation: Animation
      let remote: Remote
      var body: some View {
        Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("it")
          .offset(x: remote.flag ? 50 : 0)
          .animation(animation, value: remote.flag)
      }
    }
    let remote = Remote()
    let stage = Stage(Host(animation: Animation(Broken(number: number)), remote: remote))
    let rest = try #require(stage.x("it", at: 0))
    stage.change(at: 0) { remote.flag = true }
    #expect(stage.x("it", at: 0.5) == rest + 50)
    #expect(stage.graph.warnings.contains { $0.contains("Broken") && $0.contains("no number") })
  }

  @Test(
    "of an animation are told once",
    arguments: [
      (Animation.linear(duration: -1), "a duration of -1.0 s"),
      (.spring(response: 0.3, dampingFraction: -2), "a damping fraction of -2.0"),
      (.interpolatingSpring(stiffness: 0, damping: 1), "stiffness 0.0"),
    ])
  func animation(_ row: (animation: Animation, words: String)) {
    struct Host: View {
      let animation: Animation
      let remote: Remote
      var body: some View {
        Rectangle().opacity(remote.flag ? 0.5 : 1).offset(x: remote.flag ? 1 : 0)
          .animation(animation, value: remote.flag)
      }
    }
    let remote = Remote()
    let stage = Stage(Host(animation: row.animation, remote: remote))
    stage.change(at: 0) { remote.flag = true }
    stage.change(at: 0.1) { remote.flag = false }
    #expect(stage.graph.warnings.count { $0.contains(row.words) } == 1)
  }
}
