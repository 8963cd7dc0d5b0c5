import CoreGraphics

/// Whether the surroundings are light or dark.
@frozen public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// Whether there is much or little room.
@frozen public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

/// The kind of device.
@frozen public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// What surrounds a view.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point.
  public let displayScale: CGFloat
  /// Room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Room down.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Surroundings.
  public init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat = 0) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    horizontalSizeClass = .compact
    verticalSizeClass = .regular
  }
  /// The surroundings of the scene.
  public static var current: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: UIScreen.isDark ? .dark : .light, displayScale: UIScreen.main.scale)
  }
}
