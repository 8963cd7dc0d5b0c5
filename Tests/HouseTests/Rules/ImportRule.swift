/// A room imports only what the floor plan lets it see.
enum ImportRule {
  private static let system: Set<String> = ["Foundation", "Dispatch", "Synchronization"]

  /// What each room may see of ours and of the toolchain, besides `system`.
  static let plan: [String: Set<String>] = [
    "Geometry": [],
    "AnimationCore": ["Geometry"],
    "Display": ["Geometry"],
    "Typography": ["Geometry", "Display", "CHarfBuzz"],
    "Symbols": ["Geometry", "Display"],
    "Raster": ["Geometry", "Display", "CRaster"],
    "Combine": [],
    "CoreGraphics": ["Geometry"],
    "ObjectiveC": [],
    "QuartzCore": ["CoreGraphics", "Geometry", "ObjectiveC"],
    "UIKit": ["CoreGraphics", "Geometry", "ObjectiveC", "QuartzCore"],
    "os": [],
    "AudioToolbox": [],
    "AVFoundation": ["CoreGraphics", "ObjectiveC", "QuartzCore"],
    "AVKit": ["AVFoundation", "SwiftUI", "UIKit"],
    "CoreHaptics": [],
    "CoreImage": ["CoreGraphics", "ObjectiveC", "UIKit"],
    "CoreLocation": ["ObjectiveC"],
    "CoreMotion": ["ObjectiveC"],
    "simd": [],
    "SwiftUICore": ["Geometry", "AnimationCore", "Display", "Combine", "Observation", "Swift"],
    "SwiftUI": [
      "SwiftUICore", "Typography", "Symbols", "Geometry", "AnimationCore", "Display", "Combine",
      "CoreGraphics", "ObjectiveC", "QuartzCore", "UIKit", "Observation",
    ],
    "Playback": ["SwiftUICore", "Display", "Raster", "Geometry", "AnimationCore"],
    "Encoders": [
      "Playback", "Display", "Raster", "Geometry", "CPNG", "CLibAV", "CWebP", "CFrames",
    ],
    "Golden": ["Playback", "Encoders", "Display", "Raster"],
    "Review": [
      "Playback", "Golden", "Encoders", "Display", "Raster", "AnimationCore", "Geometry",
      "Symbols", "Typography",
    ],
    "Audit": ["Playback", "AnimationCore", "Geometry", "Raster"],
    "SceneHost": [
      "SwiftUI", "SwiftUICore", "Playback", "CVirtualTime", "Geometry", "AnimationCore", "Display",
      "Raster", "Symbols", "Typography", "UIKit",
    ],
    "Batch": [
      "SceneHost", "Golden", "Review", "Audit", "Playback", "Encoders", "Raster", "SwiftUICore",
      "AnimationCore", "Geometry", "Symbols",
    ],
    "Serve": [],
    "zoetrope-macros": ["Glibc"],
  ]
  /// Rooms on top, which may see everything.
  static let open: Set<String> = ["zoetrope"]

  static func violations(in files: [SourceFile]) -> [String] {
    files.flatMap { file -> [String] in
      guard !open.contains(file.target) else { return [] }
      guard let allowed = plan[file.target] else {
        return ["\(file.path): the room \(file.target) is not in the floor plan"]
      }
      return file.imports.filter { !allowed.contains($0) && !system.contains($0) }.map {
        "\(file.path): \(file.target) may not import \($0)"
      }
    }
  }
}
