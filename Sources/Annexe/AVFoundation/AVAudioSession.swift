import Foundation
import ObjectiveC

/// How a program shares the sound of a device.
///
/// Has no effect in a film.
open class AVAudioSession: NSObject {
  private static let shared = AVAudioSession()
  /// The session of the program.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// What sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A category by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Beside other sounds, silent with the switch.
    public static let ambient = Category(rawValue: "ambient")
    /// Instead of other sounds, silent with the switch.
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    /// What the program is about.
    public static let playback = Category(rawValue: "playback")
    /// Recording.
    public static let record = Category(rawValue: "record")
    /// Both.
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    /// Several ways at once.
    public static let multiRoute = Category(rawValue: "multiRoute")
  }
  /// How a category is used.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A mode by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = Mode(rawValue: "default")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    /// Measuring.
    public static let measurement = Mode(rawValue: "measurement")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "voiceChat")
  }
  /// Wishes about a category.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Wishes by bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Bluetooth may be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// From the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// Wishes about starting and ending.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Wishes by bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The loudness of the device.
  open var outputVolume: Float { 1 }
  /// Says what sound is for.
  open func setCategory(_ category: Category) throws {}
  /// Says what sound is for.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  /// Says what sound is for.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {}
  /// Begins or ends.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Asks for the microphone: no.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}
