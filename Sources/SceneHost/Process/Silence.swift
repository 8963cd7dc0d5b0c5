import Foundation

/// How long a scene has shown no sign of life.
///
/// A process that waits is given seconds of the clock; one that works is given seconds of its own
/// processor time, so that a busy machine stops no scene that would have gone on. It is stopped at
/// six times as many seconds of the clock in any case.
package struct Silence {
  /// What a process has been doing up to a moment.
  package struct Sample: Equatable {
    /// Processor time, in seconds.
    package var cpuSeconds: Double
    /// Whether it wants a processor, rather than waiting for something.
    package var isRunnable: Bool

    package init(cpuSeconds: Double, isRunnable: Bool) {
      self.cpuSeconds = cpuSeconds
      self.isRunnable = isRunnable
    }
  }

  private static let greatestShare = 6.0
  private var last: (seconds: Double, sample: Sample)?
  /// Seconds of silence so far.
  package private(set) var seconds = 0.0

  package init() {}

  /// Begins anew, as after a sign of life.
  package mutating func end() { self = Silence() }

  /// Counts what has passed since the sample before.
  /// - Parameter seconds: The clock, in seconds.
  package mutating func count(_ sample: Sample, at seconds: Double) {
    defer { last = (seconds, sample) }
    guard let last else { return }
    let passed = seconds - last.seconds
    guard sample.isRunnable else {
      self.seconds += passed
      return
    }
    let worked = sample.cpuSeconds - last.sample.cpuSeconds
    self.seconds += min(passed, max(worked, passed / Self.greatestShare))
  }
}

extension Silence.Sample {
  /// Of a process of this machine; what cannot be read counts as waiting.
  init(of process: pid_t) {
    self.init(cpuSeconds: 0, isRunnable: false)
    let file = Descriptor(open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC))
    guard file.number >= 0, let bytes = file.read() else { return }
    // What is in brackets, its name, may hold anything.
    let words =
      String(decoding: bytes, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ") ?? []
    guard words.count > 12, let user = Double(words[11]), let system = Double(words[12]) else {
      return
    }
    isRunnable = words[0] == "R" || words[0] == "D"
    cpuSeconds = (user + system) / Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
  }
}
