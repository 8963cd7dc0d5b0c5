/// Where a rule is not kept, and why. The lists may only shrink.
enum Waivers {
  /// Files above the limit of lines.
  static let longFiles: [String: String] = [:]

  /// Files, or folders ending in a slash, that own a clock.
  static let clockFiles: [String] = [
    "Sources/Annexe/",  // Apple's own clock calls; in a scene they read the film's clock
    "Sources/SceneHost/Process/SceneSession.swift",  // the watchdog
    "Sources/zoetrope/Messages/Stopwatch.swift",  // how long a render took, for people
    "Sources/Playback/FrameClock.swift",
  ]

  /// Files that may call the C library's functions.
  static let mathFiles: Set<String> = []

  /// Files with pointers that are neither `+Unsafe` nor a door to C.
  static let pointerFiles: [String: String] = [
    "Sources/Annexe/CoreGraphics/CGPath.swift": "Apple's signatures take pointers",
    "Sources/Annexe/QuartzCore/CAMediaTimingFunction.swift": "Apple's signatures take pointers",
    "Sources/Annexe/UIKit/UIColor.swift": "Apple's signatures take pointers",
  ]
}
