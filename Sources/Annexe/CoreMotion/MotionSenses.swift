import Foundation
import ObjectiveC

/// Tells how a device is held and moved; this one has no such senses, as a simulator.
///
/// Has no effect in a film.
open class CMMotionManager: NSObject {
  /// Seconds between two reports.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// Seconds between two reports.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// Seconds between two reports.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// Seconds between two reports.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether the sense is there: no.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether the sense is there: no.
  open var isGyroAvailable: Bool { false }
  /// Whether the sense is there: no.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether the sense is there: no.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether it reports: no.
  open var isAccelerometerActive: Bool { false }
  /// Whether it reports: no.
  open var isGyroActive: Bool { false }
  /// Whether it reports: no.
  open var isDeviceMotionActive: Bool { false }
  /// The last report: none.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The last report: none.
  open var gyroData: CMGyroData? { nil }
  /// The last report: none.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Begins to report; never called.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Begins to report.
  open func startAccelerometerUpdates() {}
  /// Begins to report; never called.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}
  /// Begins to report.
  open func startGyroUpdates() {}
  /// Begins to report; never called.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Begins to report; never called.
  open func startDeviceMotionUpdates(
    using frame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Begins to report.
  open func startDeviceMotionUpdates() {}
  /// Ends.
  open func stopAccelerometerUpdates() {}
  /// Ends.
  open func stopGyroUpdates() {}
  /// Ends.
  open func stopDeviceMotionUpdates() {}
}
/// What angles are measured against.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A frame by bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright, any direction.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// Upright, any direction, corrected.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// Upright, to the magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
}
/// Parts of the earth's pull.
public struct CMAcceleration: Sendable {
  /// To the right.
  public var x = 0.0
  /// Up.
  public var y = 0.0
  /// Out of the screen.
  public var z = 0.0
  /// None.
  public init() {}
  /// Parts of the earth's pull.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
/// Turns in radians a second.
public struct CMRotationRate: Sendable {
  /// Around the axis to the right.
  public var x = 0.0
  /// Around the axis up.
  public var y = 0.0
  /// Around the axis out of the screen.
  public var z = 0.0
  /// None.
  public init() {}
}
/// What is common to reports.
open class CMLogItem: NSObject {
  /// Seconds since the device was started.
  open var timestamp: TimeInterval { 0 }
}
/// A report of the pull.
open class CMAccelerometerData: CMLogItem {
  /// The pull.
  open var acceleration: CMAcceleration { CMAcceleration() }
}
/// A report of turning.
open class CMGyroData: CMLogItem {
  /// The turning.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}
/// How a device is held.
open class CMAttitude: NSObject {
  /// Around the axis out of the side, in radians.
  open var roll: Double { 0 }
  /// Around the axis out of the top, in radians.
  open var pitch: Double { 0 }
  /// Around the axis out of the screen, in radians.
  open var yaw: Double { 0 }
}
/// A report of how a device is held and moved.
open class CMDeviceMotion: CMLogItem {
  /// How it is held.
  open var attitude: CMAttitude { CMAttitude() }
  /// Where down is.
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
  /// What the user adds.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// The turning.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}
