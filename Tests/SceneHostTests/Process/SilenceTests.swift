import SceneHost
import Testing

@Suite("Silence of a scene") struct SilenceTests {
  /// A minute of samples, four a second, of a process that works for a share of the time.
  private func seconds(after time: Double, share: Double, isRunnable: Bool) -> Double {
    var silence = Silence()
    for step in 0...Int(time * 4) {
      let now = Double(step) / 4
      silence.count(
        Silence.Sample(cpuSeconds: now * share, isRunnable: isRunnable), at: now)
    }
    return silence.seconds
  }

  @Test("is the clock's for one that waits, and its own time for one that works")
  func kinds() {
    #expect(abs(seconds(after: 10, share: 0, isRunnable: false) - 10) < 1e-9)
    #expect(abs(seconds(after: 10, share: 1, isRunnable: true) - 10) < 1e-9)
    #expect(abs(seconds(after: 10, share: 0.4, isRunnable: true) - 4) < 1e-9)
  }

  @Test("ends after six times as long on a machine that gives no time at all")
  func starved() {
    #expect(abs(seconds(after: 60, share: 0, isRunnable: true) - 10) < 1e-9)
  }

  @Test("begins anew after a sign of life")
  func end() {
    var silence = Silence()
    silence.count(Silence.Sample(cpuSeconds: 0, isRunnable: true), at: 0)
    silence.count(Silence.Sample(cpuSeconds: 3, isRunnable: true), at: 3)
    silence.end()
    silence.count(Silence.Sample(cpuSeconds: 3, isRunnable: true), at: 3)
    silence.count(Silence.Sample(cpuSeconds: 4, isRunnable: true), at: 4)
    #expect(silence.seconds == 1)
  }
}
