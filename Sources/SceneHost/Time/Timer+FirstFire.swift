import Foundation

extension Timer {
  /// Takes the place of Foundation's own convenience initialiser in the whole process: on Linux
  /// that one fires at once instead of after its first interval, as Apple's does.
  ///
  /// The name is that of `Timer.init(timeInterval:repeats:block:)`; scenes reach this definition
  /// because the executable comes first in the order of symbols.
  @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
  package class func firstFiringLater(
    timeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void
  ) -> Timer {
    Timer(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: block)
  }
}
