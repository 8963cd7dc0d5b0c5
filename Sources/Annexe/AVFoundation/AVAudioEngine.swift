import Foundation
import ObjectiveC

/// A part of a sound engine.
///
/// Has no effect in a film.
open class AVAudioNode: NSObject {
  /// Ends what it does.
  open func reset() {}
  /// Watches the sound of an output; never called.
  open func installTap(
    onBus bus: Int, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Ends watching.
  open func removeTap(onBus bus: Int) {}
  /// The format of an output.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// The format of an input.
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
}
/// Mixes sounds.
///
/// Has no effect in a film.
open class AVAudioMixerNode: AVAudioNode {
  /// Loudness, 0 to 1.
  open var outputVolume: Float = 1
}
/// The microphone.
///
/// Has no effect in a film.
open class AVAudioInputNode: AVAudioNode {}
/// The loudspeaker.
///
/// Has no effect in a film.
open class AVAudioOutputNode: AVAudioNode {}
/// Changes pitch and speed.
///
/// Has no effect in a film.
open class AVAudioUnitTimePitch: AVAudioNode {
  /// Cents.
  open var pitch: Float = 0
  /// Speed.
  open var rate: Float = 1
}

/// Plays pieces of sound.
///
/// Has no effect in a film: it says that it plays from `play` to `stop`.
open class AVAudioPlayerNode: AVAudioNode {
  /// Loudness, 0 to 1.
  open var volume: Float = 1
  /// Whether it was started and not stopped.
  open private(set) var isPlaying = false
  /// Starts.
  open func play() { isPlaying = true }
  /// Waits.
  open func pause() { isPlaying = false }
  /// Ends.
  open func stop() { isPlaying = false }
  /// Plays a piece; the end is never told.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil,
    options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (() -> Void)? = nil
  ) {}
  /// Plays a file; the end is never told.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {}
}
/// How a piece is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options by bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Without end.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// Instead of what plays.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
}

/// Parts that make and change sound.
///
/// Has no effect in a film.
open class AVAudioEngine: NSObject {
  /// Mixes all sounds.
  public let mainMixerNode = AVAudioMixerNode()
  /// The microphone.
  public let inputNode = AVAudioInputNode()
  /// The loudspeaker.
  public let outputNode = AVAudioOutputNode()
  /// Whether it was started and not stopped.
  open private(set) var isRunning = false
  /// Adds a part.
  open func attach(_ node: AVAudioNode) {}
  /// Takes a part away.
  open func detach(_ node: AVAudioNode) {}
  /// Joins parts.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Makes ready.
  open func prepare() {}
  /// Starts.
  open func start() throws { isRunning = true }
  /// Waits.
  open func pause() { isRunning = false }
  /// Ends.
  open func stop() { isRunning = false }
}

/// How many moments of sound.
public typealias AVAudioFrameCount = UInt32
/// Which moment of sound.
public typealias AVAudioFramePosition = Int64

/// How sound is kept.
open class AVAudioFormat: NSObject {
  /// Moments a second.
  public let sampleRate: Double
  /// How many tracks there are.
  public let channelCount: UInt32
  /// The usual format.
  public convenience override init() {
    self.init(_sampleRate: 44_100, channels: 2)
  }
  /// A format of so many moments a second and tracks.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    self.init(_sampleRate: sampleRate, channels: channels)
  }
  private init(_sampleRate: Double, channels: UInt32) {
    sampleRate = _sampleRate
    channelCount = channels
  }
}
/// A moment of sound.
open class AVAudioTime: NSObject {}
/// A file of sound; it is not read.
open class AVAudioFile: NSObject {
  /// Where it is.
  public let url: URL
  /// How it is read.
  public let processingFormat = AVAudioFormat()
  /// How it is kept.
  public var fileFormat: AVAudioFormat { processingFormat }
  /// Moments: none.
  open var length: AVAudioFramePosition { 0 }
  /// A file to read.
  public init(forReading url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    self.url = url
  }
  /// Reads nothing.
  open func read(into buffer: AVAudioPCMBuffer) throws {}
}
/// A piece of sound.
open class AVAudioPCMBuffer: NSObject {
  /// How it is kept.
  public let format: AVAudioFormat
  /// How many moments there is room for.
  public let frameCapacity: AVAudioFrameCount
  /// How many moments there are.
  open var frameLength: AVAudioFrameCount = 0
  /// A piece with room for so many moments.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.format = format
    self.frameCapacity = frameCapacity
  }
}
