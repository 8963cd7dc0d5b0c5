import Foundation

/// Makes a device shake; this one cannot, as `capabilitiesForHardware` says.
///
/// Has no effect in a film.
open class CHHapticEngine {
  /// Called when it has to be started anew; never here.
  open var resetHandler: () -> Void = {}
  /// Called when it has stopped; never here.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Whether it makes no sound.
  open var playsHapticsOnly = false
  /// Whether it ends by itself.
  open var isAutoShutdownEnabled = false
  /// An engine.
  public init() throws {}
  /// What the device can: nothing.
  open class func capabilitiesForHardware() -> CHHapticDeviceCapability {
    CHHapticDeviceCapability()
  }
  /// Starts.
  open func start() throws {}
  /// Starts.
  open func start(completionHandler: ((Error?) -> Void)? = nil) { completionHandler?(nil) }
  /// Ends.
  open func stop(completionHandler: ((Error?) -> Void)? = nil) { completionHandler?(nil) }
  /// A player of a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer {
    CHHapticPatternPlayer()
  }
  /// A player of a pattern.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer {
    CHHapticPatternPlayer()
  }
  /// Why it has stopped.
  @frozen public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError
  }
}
/// What a device can.
public struct CHHapticDeviceCapability: Sendable {
  /// Whether it can shake.
  public let supportsHaptics = false
  /// Whether it can sound.
  public let supportsAudio = false
}
/// Plays a pattern.
///
/// Has no effect in a film.
open class CHHapticPatternPlayer {
  /// Starts.
  open func start(atTime time: TimeInterval) throws {}
  /// Ends.
  open func stop(atTime time: TimeInterval) throws {}
}
/// The moment of now.
public let CHHapticTimeImmediate: TimeInterval = 0
/// Shakes one after the other.
open class CHHapticPattern {
  /// The whole length in seconds.
  public let duration: TimeInterval
  /// A pattern of events.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}
/// One shake.
open class CHHapticEvent {
  /// What it is.
  public let type: EventType
  /// How it is felt.
  public let eventParameters: [CHHapticEventParameter]
  /// When it begins, in seconds.
  open var relativeTime: TimeInterval
  /// How long it lasts, in seconds.
  open var duration: TimeInterval
  /// A shake at a time.
  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = parameters
    self.relativeTime = relativeTime
    self.duration = duration
  }
  /// Kinds of shakes.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A hit.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A hum.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A sound.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
  }
  /// What can be felt of a shake.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A property by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Strength.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// Sharpness.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// Seconds of rising.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// Seconds of falling.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// Seconds of fading.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether it holds.
    public static let sustained = ParameterID(rawValue: "Sustained")
  }
}
/// A property of a shake.
open class CHHapticEventParameter {
  /// Which one.
  public let parameterID: CHHapticEvent.ParameterID
  /// How much.
  open var value: Float
  /// A property with a value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}
/// A property that changes on the way.
open class CHHapticDynamicParameter {
  /// Which one.
  public let parameterID: ID
  /// How much.
  open var value: Float
  /// When, in seconds.
  open var relativeTime: TimeInterval
  /// A change at a time.
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    self.relativeTime = relativeTime
  }
  /// What can change.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A property by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Strength.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// Sharpness.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }
}
