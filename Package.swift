// swift-tools-version: 6.1
import PackageDescription

/// Rooms with value types only: full concurrency checking.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault"),
]
/// Rooms that run scene code on one thread, as scenes themselves are compiled.
let scene: [SwiftSetting] = [.swiftLanguageMode(.v5)]
/// The toolchain pairs Testing with modules named CoreGraphics or UIKit; ours are not those.
let testing: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
]

func annexe(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Annexe/\(name)", swiftSettings: scene)
}

let package = Package(
  name: "zoetrope",
  products: [.executable(name: "zoetrope", targets: ["zoetrope"])],
  targets: [
    // Ground floor: vocabulary.
    .target(name: "Geometry", swiftSettings: strict),
    .target(name: "AnimationCore", dependencies: ["Geometry"], swiftSettings: strict),
    .target(name: "Display", dependencies: ["Geometry"], swiftSettings: strict),
    .target(
      name: "Typography", dependencies: ["Geometry", "Display", "CHarfBuzz"], swiftSettings: strict),
    .target(name: "Symbols", dependencies: ["Geometry", "Display"], swiftSettings: strict),
    .target(
      name: "Raster", dependencies: ["Geometry", "Display", "CRaster"], swiftSettings: strict),

    // Engine and catalogue.
    .target(
      name: "SwiftUICore", dependencies: ["Geometry", "AnimationCore", "Display", "Combine"],
      swiftSettings: scene),
    .target(
      name: "SwiftUI",
      dependencies: [
        "SwiftUICore", "AnimationCore", "Display", "Geometry", "Typography", "Symbols", "Combine",
        "CoreGraphics", "ObjectiveC", "QuartzCore", "UIKit",
      ],
      swiftSettings: scene),

    // Annexe: neighbour modules by Apple's names.
    annexe("Combine", []),
    annexe("CoreGraphics", ["Geometry"]),
    annexe("ObjectiveC", []),
    annexe("QuartzCore", ["CoreGraphics", "Geometry", "ObjectiveC"]),
    annexe("UIKit", ["CoreGraphics", "Geometry", "ObjectiveC", "QuartzCore"]),
    annexe("os", []),
    annexe("AudioToolbox", []),
    annexe("AVFoundation", ["CoreGraphics", "ObjectiveC", "QuartzCore"]),
    annexe("AVKit", ["AVFoundation", "SwiftUI", "UIKit"]),
    annexe("CoreHaptics", []),
    annexe("CoreImage", ["CoreGraphics", "ObjectiveC", "UIKit"]),
    annexe("CoreLocation", ["ObjectiveC"]),
    annexe("CoreMotion", ["ObjectiveC"]),
    annexe("simd", []),

    // Frames.
    .target(
      name: "Playback",
      dependencies: ["Geometry", "AnimationCore", "Display", "Raster", "SwiftUICore"],
      swiftSettings: scene),
    .target(
      name: "Encoders",
      dependencies: [
        "Playback", "AnimationCore", "Raster", "Display", "Geometry", "CPNG", "CLibAV", "CWebP",
        "CFrames",
      ],
      swiftSettings: strict),
    .target(
      name: "Golden",
      dependencies: ["Playback", "AnimationCore", "Raster", "Display", "Encoders"],
      swiftSettings: strict),
    .target(
      name: "Review",
      dependencies: [
        "Playback", "Golden", "Encoders", "Raster", "Display", "Geometry", "Typography", "Symbols",
        "AnimationCore",
      ],
      swiftSettings: strict),
    .target(
      name: "Audit", dependencies: ["Playback", "AnimationCore", "Geometry", "Raster"],
      swiftSettings: strict),
    .target(
      name: "SceneHost",
      dependencies: [
        "SwiftUI", "SwiftUICore", "Symbols", "Typography", "Playback", "Raster", "AnimationCore",
        "Display", "Geometry", "CVirtualTime",
      ],
      swiftSettings: scene),
    .target(
      name: "Batch",
      dependencies: [
        "SceneHost", "Golden", "Review", "Audit", "Encoders", "Raster", "Playback", "SwiftUICore",
        "AnimationCore", "Geometry", "Symbols",
      ],
      swiftSettings: scene),
    .target(name: "Serve", swiftSettings: strict),
    .executableTarget(
      name: "zoetrope",
      dependencies: [
        "Serve", "SceneHost", "Encoders", "Golden", "Review", "Audit", "Raster", "Display",
        "Geometry",
        "AnimationCore", "Batch", "Playback", "SwiftUI",
        "SwiftUICore", "Symbols", "os", "AudioToolbox", "AVFoundation", "AVKit", "CoreHaptics",
        "CoreImage", "CoreLocation", "CoreMotion", "simd",
      ],
      swiftSettings: scene,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .executableTarget(name: "zoetrope-macros", swiftSettings: strict),

    // Cellar: C doorways.
    .target(name: "CHarfBuzz", linkerSettings: [.linkedLibrary("harfbuzz")]),
    .target(name: "CVirtualTime"),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("deflate")]),
    // FFmpeg's libraries are opened when first needed; only their headers are used here.
    .target(name: "CLibAV"),
    .target(name: "CWebP"),
    .target(name: "CRaster", cSettings: [.unsafeFlags(["-O3"])]),
    .target(name: "CFrames", cSettings: [.unsafeFlags(["-O3"])]),

    // Tests.
    .target(
      name: "SampleLists", dependencies: ["Geometry", "Display"], path: "Tests/SampleLists",
      swiftSettings: testing),
    .executableTarget(
      name: "fuzzing", dependencies: ["SampleLists", "Raster", "Display", "Geometry"],
      path: "Tests/Fuzzing", swiftSettings: testing),
    .target(
      name: "TestSupport",
      dependencies: [
        "SampleLists", "Geometry", "AnimationCore", "Display", "Raster", "SwiftUICore",
      ],
      path: "Tests/TestSupport",
      swiftSettings: testing),
    .target(
      name: "FilmSupport", dependencies: ["Encoders", "Playback", "Display", "Raster"],
      path: "Tests/FilmSupport", swiftSettings: testing),
    .executableTarget(
      name: "benchmarks", dependencies: ["Raster", "Display", "Geometry"], path: "Tests/Benchmarks",
      exclude: ["Peers"], swiftSettings: testing),
    .executableTarget(
      name: "motion-benchmark", dependencies: ["TestSupport", "SwiftUI", "SwiftUICore"],
      path: "Tests/MotionBenchmark", swiftSettings: testing),
    .testTarget(name: "HouseTests", swiftSettings: testing),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: testing),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: testing),
    .testTarget(
      name: "AnimationCoreTests", dependencies: ["AnimationCore", "Geometry"],
      swiftSettings: testing),
    .testTarget(
      name: "RasterTests",
      dependencies: ["Raster", "CRaster", "Display", "Geometry", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "TypographyTests", dependencies: ["Typography", "Display", "Geometry", "CHarfBuzz"],
      swiftSettings: testing),
    .testTarget(
      name: "SymbolsTests",
      dependencies: ["Symbols", "Display", "Geometry", "Raster", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "SwiftUICoreTests", dependencies: ["SwiftUICore", "SwiftUI", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "SwiftUICore", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "EncodersTests",
      dependencies: [
        "Encoders", "Playback", "Raster", "Display", "CLibAV", "CFrames", "FilmSupport",
        "TestSupport",
      ],
      swiftSettings: testing),
    .testTarget(
      name: "GoldenTests",
      dependencies: ["Golden", "Encoders", "Playback", "Raster", "Display", "FilmSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "SceneHostTests",
      dependencies: [
        "SceneHost", "zoetrope-macros", "SwiftUI", "SwiftUICore", "Playback", "Raster",
        "AnimationCore", "Display", "Geometry",
      ],
      swiftSettings: testing),
    .testTarget(
      name: "BatchTests",
      dependencies: ["Batch", "Playback", "AnimationCore", "Display", "Raster", "TestSupport"],
      swiftSettings: testing),
    .testTarget(name: "ServeTests", dependencies: ["Serve"], swiftSettings: testing),
    .testTarget(
      name: "AuditTests",
      dependencies: ["Audit", "Playback", "AnimationCore", "Geometry", "Raster", "Display"],
      swiftSettings: testing),
    .testTarget(
      name: "ReviewTests",
      dependencies: [
        "Review", "Playback", "AnimationCore", "Display", "Raster", "Geometry", "Encoders",
      ],
      swiftSettings: testing),
    .testTarget(
      name: "CommandLineTests", dependencies: ["Encoders"], exclude: ["Help"],
      swiftSettings: testing),
  ]
)
