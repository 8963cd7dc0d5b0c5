import Foundation

/// Real time, for people who wait; nothing of it reaches a film.
struct Stopwatch {
  private let start = DispatchTime.now().uptimeNanoseconds

  var seconds: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }
}
