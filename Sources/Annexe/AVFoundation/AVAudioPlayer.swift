import Foundation
import ObjectiveC

/// Plays a sound file.
///
/// Has no effect in a film: nothing is heard; it says that it plays from `play` to `stop`.
open class AVAudioPlayer: NSObject {
  /// Hears when a sound has ended.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Where the sound comes from.
  open private(set) var url: URL?
  /// Loudness, 0 to 1.
  open var volume: Float = 1
  /// Left -1 to right 1.
  open var pan: Float = 0
  /// Speed; 1 is as recorded.
  open var rate: Float = 1
  /// Whether the speed can be changed.
  open var enableRate = false
  /// How often it is played again; below 0 without end.
  open var numberOfLoops = 0
  /// Seconds from the start.
  open var currentTime: TimeInterval = 0
  /// Whether levels are measured.
  open var isMeteringEnabled = false
  /// Whether it was started and not stopped.
  open private(set) var isPlaying = false

  /// A player of a file.
  public init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    self.url = url
  }
  /// A player of a file of a kind.
  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws {
    try self.init(contentsOf: url)
  }
  /// A player of bytes.
  public init(data: Data) throws {}
  /// A player of bytes of a kind.
  public convenience init(data: Data, fileTypeHint: String?) throws { try self.init(data: data) }

  /// How many tracks there are.
  open var numberOfChannels: Int { 2 }
  /// Seconds it lasts: 0, as no sound is read.
  open var duration: TimeInterval { 0 }
  /// Makes ready.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  /// Starts.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Starts later.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Waits.
  open func pause() { isPlaying = false }
  /// Ends.
  open func stop() { isPlaying = false }
  /// Changes loudness over a time.
  open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
  /// Measures levels.
  open func updateMeters() {}
  /// The mean level in decibels: silence.
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  /// The highest level in decibels: silence.
  open func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// Hears of an audio player.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// A sound has ended; never called here.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// A sound could not be read; never called here.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
