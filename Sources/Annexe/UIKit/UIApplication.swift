import CoreGraphics
import ObjectiveC

/// The program.
///
/// A film is not one: this answers and does nothing.
open class UIApplication: UIResponder {
  /// The one program.
  nonisolated(unsafe) public static let shared = UIApplication()
  /// Whether it is in front.
  @frozen public enum State: Int, Hashable, Sendable { case active, inactive, background }
  /// Always in front.
  open var applicationState: State { .active }
  /// The windows' groups; there are none.
  open var connectedScenes: Set<UIScene> { [] }
  /// The windows; there are none.
  open var windows: [UIWindow] { [] }
  /// Whether the screen may go dark.
  open var isIdleTimerDisabled = false
  /// Has no effect here.
  open func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
  /// Whether an address can be opened; none can.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Has no effect here.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { target != nil && action._send(to: target, sender) }
  /// The address of the settings.
  public static let openSettingsURLString = "app-settings:"
  /// Never sent here.
  public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Never sent here.
  public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// Never sent here.
  public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Never sent here.
  public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Never sent here.
  public static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
}

/// A group of windows.
open class UIScene: UIResponder {
  /// How far it is in front.
  @frozen public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  /// How far it is in front.
  open var activationState: ActivationState { .foregroundActive }
}
/// The bar with the time.
open class UIStatusBarManager: NSObject {
  /// Its place, in points.
  open var statusBarFrame: CGRect { .zero }
}

/// A group of windows on a screen.
open class UIWindowScene: UIScene {
  /// The windows; there are none.
  open var windows: [UIWindow] { [] }
  /// The window with the keyboard: none.
  open var keyWindow: UIWindow? { nil }
  /// How it is held.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { nil }
  /// The screen.
  open var screen: UIScreen { .main }
}

/// What a system setting says of how people see and hear.
@frozen public enum UIAccessibility {
  /// Whether motion is to be reduced; set up by the program that plays the scene.
  nonisolated(unsafe) public private(set) static var isReduceMotionEnabled = false
  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether what shines through is to be reduced.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { false }
  /// What is told.
  @frozen public enum Notification: Int, Hashable, Sendable {
    case announcement, layoutChanged, screenChanged
  }
  /// Has no effect here.
  public static func post(notification: Notification, argument: Any?) {}
  /// Never sent here.
  public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Sets the setting up, before the scene is made.
  public static func _configure(reducesMotion: Bool) { isReduceMotionEnabled = reducesMotion }
}

/// A place to copy to; it forgets at the end of the film.
open class UIPasteboard: NSObject {
  /// The usual one.
  nonisolated(unsafe) public static let general = UIPasteboard()
  /// The text on it.
  open var string: String?
  /// Whether there is text on it.
  open var hasStrings: Bool { string != nil }
}
