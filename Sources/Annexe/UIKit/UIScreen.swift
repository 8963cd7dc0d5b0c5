import CoreGraphics

/// The screen: the film's canvas.
open class UIScreen: NSObject {
  /// The one screen; set up by the program that plays the scene.
  nonisolated(unsafe) public static let main = UIScreen()
  /// All screens.
  public static var screens: [UIScreen] { [main] }
  nonisolated(unsafe) private(set) static var isDark = false

  /// The canvas, in points.
  public private(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels per point.
  public private(set) var scale: CGFloat = 2
  /// The canvas, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
  /// The most frames a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// How bright the screen is, 0…1.
  open var brightness: CGFloat = 0.5
  /// What surrounds the screen.
  open var traitCollection: UITraitCollection { .current }

  /// Sets the canvas up, before the scene is made.
  /// - Parameters:
  ///   - size: The canvas in points.
  ///   - scale: Pixels per point.
  ///   - isDark: Whether the surroundings are dark.
  public static func _configure(size: CGSize, scale: CGFloat, isDark: Bool) {
    main.bounds = CGRect(origin: .zero, size: size)
    main.scale = scale
    self.isDark = isDark
  }
}

/// The device: none in particular.
open class UIDevice: NSObject {
  /// The one device.
  nonisolated(unsafe) public static let current = UIDevice()
  /// Its name.
  open var name: String { "Zoetrope" }
  /// Its model.
  open var model: String { "iPhone" }
  /// The name of its system.
  open var systemName: String { "iOS" }
  /// The version of its system.
  open var systemVersion: String { "18.0" }
  /// Its kind.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How it is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Charge of its battery, 0…1.
  open var batteryLevel: Float { 1 }
  /// A number of its own.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  }
  /// Never sent here.
  public static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
@frozen public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
