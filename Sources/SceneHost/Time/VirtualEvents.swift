import AnimationCore
import CVirtualTime
import Geometry
import Playback

/// The timers, queues and tasks of the scene's code, on virtual time.
@MainActor package final class VirtualEvents: EventSource {
  package init() {}

  package var now: Time { Self.time(zt_vt_now()) }
  package var nextEvent: Time? {
    let next = zt_vt_next()
    return next == Int64.max ? nil : Self.time(next)
  }
  package func advance(to time: Time) { zt_vt_advance(Self.nanoseconds(time)) }
  package func runDue(at time: Time) { zt_vt_run_due(Self.nanoseconds(time)) }

  package static func time(_ nanoseconds: Int64) -> Time {
    Time(seconds: Double(nanoseconds) / 1e9)
  }
  /// Whole nanoseconds survive the way through seconds for three months.
  package static func nanoseconds(_ time: Time) -> Int64 {
    let value = (time.seconds * 1e9).rounded()
    return value < 9e18 ? Int64(value) : Int64.max
  }

  /// Puts the process on virtual time.
  static func install(
    epochSeconds: Int64, seed: UInt64,
    failure: @convention(c) (Int32, UnsafePointer<CChar>?) -> Void
  ) {
    zt_vt_install(epochSeconds * 1_000_000_000, seed, failure)
    var functions = zt_math(
      sin: { Transcendentals.sin($0) },
      cos: { Transcendentals.cos($0) },
      tan: { Transcendentals.tan($0) },
      asin: { Transcendentals.asin($0) },
      acos: { Transcendentals.acos($0) },
      atan: { Transcendentals.atan($0) },
      exp: { Transcendentals.exp($0) },
      log: { Transcendentals.log($0) },
      log2: { Transcendentals.log2($0) },
      sinh: { Transcendentals.sinh($0) },
      cosh: { Transcendentals.cosh($0) },
      tanh: { Transcendentals.tanh($0) },
      cbrt: { Transcendentals.cbrt($0) },
      erf: { Transcendentals.erf($0) },
      pow: { Transcendentals.pow($0, $1) },
      atan2: { Transcendentals.atan2($0, $1) },
      hypot: { Transcendentals.hypot($0, $1) })
    zt_math_install(&functions)
  }
}
