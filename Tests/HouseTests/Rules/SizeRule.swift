/// Files and rooms stay small enough to know.
enum SizeRule {
  static let fileLimit = 400

  /// The most lines of Swift a room may hold.
  static let budgets: [String: Int] = [
    "Geometry": 3_600, "AnimationCore": 3_500, "Display": 2_000, "Typography": 3_000,
    "Symbols": 9_000, "Raster": 6_000, "SwiftUICore": 9_500, "SwiftUI": 23_000, "Playback": 2_000,
    "Encoders": 4_900, "Golden": 3_000, "Review": 4_000, "Audit": 3_000, "Batch": 4_500,
    "Serve": 2_000, "SceneHost": 4_200, "zoetrope": 7_000, "zoetrope-macros": 2_000,
    "Combine": 3_000, "CoreGraphics": 1_000, "QuartzCore": 1_500, "UIKit": 4_500,
    "ObjectiveC": 500, "os": 1_000, "AudioToolbox": 100, "AVFoundation": 1_000, "AVKit": 200,
    "CoreHaptics": 300, "CoreImage": 500, "CoreLocation": 300, "CoreMotion": 300, "simd": 400,
  ]

  static func fileViolations(in files: [SourceFile]) -> [String] {
    files.filter { $0.lineCount > fileLimit && Waivers.longFiles[$0.path] == nil }.map {
      "\($0.path): \($0.lineCount) lines, \(fileLimit) are enough"
    }
  }
  static func roomViolations(in files: [SourceFile]) -> [String] {
    var sums: [String: Int] = [:]
    for file in files { sums[file.target, default: 0] += file.lineCount }
    return sums.sorted { $0.key < $1.key }.compactMap { room, lines in
      guard let budget = budgets[room] else { return "\(room) has no budget" }
      return lines > budget ? "\(room): \(lines) lines, the budget is \(budget)" : nil
    }
  }
}
