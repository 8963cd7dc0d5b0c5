/// Where a rule is not kept, and why.
///
/// The lists may only shrink.
enum Waivers {
  /// Files above the limit of lines.
  static let longFiles: [String: String] = [:]

  /// Files with a type that unwraps itself.
  static let forcedFiles: [String: String] = [
    "Sources/Annexe/UIKit/UIViewController.swift": "Apple's own type of a controller's view"
  ]

  /// Files, or folders ending in a slash, that own a clock.
  static let clockFiles: [String] = [
    "Sources/Annexe/",  // Apple's own clock calls; in a scene they read the film's clock
    "Sources/SceneHost/Process/SceneSession.swift",  // the watchdog
    "Sources/zoetrope/Messages/Stopwatch.swift",  // how long a render took, for people
    "Sources/Playback/FrameClock.swift",
  ]

  /// Files, or folders ending in a slash, that call functions by the C library's names.
  static let mathFiles: [String] = [
    "Sources/Geometry/Numerics/"  // inside `Transcendentals` the bare name is its own function
  ]

  /// Files with pointers that are neither `+Unsafe` nor a door to C.
  static let pointerFiles: [String: String] = [
    "Sources/Annexe/CoreGraphics/CGPath.swift": "Apple's signatures take pointers",
    "Sources/Annexe/QuartzCore/CAMediaTimingFunction.swift": "Apple's signatures take pointers",
    "Sources/Annexe/UIKit/UIColor.swift": "Apple's signatures take pointers",
    "Sources/Encoders/Descriptor.swift": "hands bytes to the system's write call",
    "Sources/Encoders/OutputFile.swift": "hands bytes to the system's write call",
    "Sources/Raster/Coverage/FixedLine.swift": "reads the bits of a vector",
    "Sources/Raster/Paint/ConstantShader.swift": "a witness of a protocol of the pixel loops",
    "Sources/Raster/Paint/ImagePyramid.swift": "hands pixels to the pixel loops",
    "Sources/Raster/Pixmap.swift": "owns the pixels",
    "Sources/Raster/Preparing/Node.swift": "holds what the pixel loops call",
    "Sources/SceneHost/Discovery/ScenePreview.swift": "speaks to the loader of scenes",
    "Sources/SwiftUI/Styles/LinkedStyle.swift": "opens a style by its conformance",
    "Sources/SwiftUICore/Graph/Node+Composite.swift": "opens a view by its conformance",
    "Sources/SwiftUICore/State/DynamicProperty.swift": "finds stored properties in place",
    "Sources/Typography/Read/FontFace.swift": "owns an object of the shaping library",
  ]
}
