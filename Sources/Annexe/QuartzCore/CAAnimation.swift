import CoreGraphics

/// A change of a layer with time: kept, not carried out here.
open class CAAnimation: NSObject {
  /// Seconds it lasts.
  open var duration: CFTimeInterval = 0
  /// When it begins.
  open var beginTime: CFTimeInterval = 0
  /// Its shift of time.
  open var timeOffset: CFTimeInterval = 0
  /// Its speed of time.
  open var speed: Float = 1
  /// How often it runs.
  open var repeatCount: Float = 0
  /// Seconds it runs again and again.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back too.
  open var autoreverses = false
  /// What is seen outside its time.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Its curve.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it goes when it is done.
  open var isRemovedOnCompletion = true
  /// Who is told.
  open var delegate: AnyObject?
  /// A change.
  public override init() {}
  /// Keeps a value by a name; forgotten here.
  open func setValue(_ value: Any?, forKey key: String) {}
}
/// Who is told of a change; never here.
public protocol CAAnimationDelegate: AnyObject {}
/// A change of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values are added.
  open var isAdditive = false
  /// Whether rounds are added.
  open var isCumulative = false
  /// A change of a property.
  public init(keyPath: String?) {
    self.keyPath = keyPath
    super.init()
  }
}
/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference.
  open var byValue: Any?
}
/// A change by a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The weight on it.
  open var mass: CGFloat = 1
  /// How stiff it is.
  open var stiffness: CGFloat = 100
  /// How much it is held back.
  open var damping: CGFloat = 10
  /// Its first speed.
  open var initialVelocity: CGFloat = 0
  /// Seconds until it rests.
  open var settlingDuration: CFTimeInterval { duration }
}
/// A change through values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// Their times, 0…1.
  open var keyTimes: [NSNumber]?
  /// The curves between them.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way of a position.
  open var path: CGPath?
  /// How values lie between.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How it turns on its way.
  open var rotationMode: CAAnimationRotationMode?
}
/// Changes at once.
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}
/// A change of what a layer shows.
open class CATransition: CAAnimation {
  /// Its kind.
  open var type = CATransitionType.fade
}

/// What is seen outside a change's time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing of it.
  public static let removed = Self(rawValue: "removed")
  /// Its last value after it.
  public static let forwards = Self(rawValue: "forwards")
  /// Its first value before it.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
}
/// How values lie between others.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On lines.
  public static let linear = Self(rawValue: "linear")
  /// None.
  public static let discrete = Self(rawValue: "discrete")
  /// On lines at one speed.
  public static let paced = Self(rawValue: "paced")
  /// On curves.
  public static let cubic = Self(rawValue: "cubic")
}
/// How a layer turns on its way.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With the way.
  public static let rotateAuto = Self(rawValue: "auto")
}
/// A change of what is shown.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By fading.
  public static let fade = Self(rawValue: "fade")
  /// By pushing.
  public static let push = Self(rawValue: "push")
  /// By moving in.
  public static let moveIn = Self(rawValue: "moveIn")
  /// By revealing.
  public static let reveal = Self(rawValue: "reveal")
}
