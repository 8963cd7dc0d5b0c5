import Foundation
import ObjectiveC
import QuartzCore

/// A film or a sound.
open class AVAsset: NSObject {
  /// Where it is.
  public let _url: URL?
  /// A film at an address.
  public init(url: URL) { _url = url }
  /// How long it is: no time, as it is not read.
  open var duration: CMTime { .zero }
}
/// A film or a sound at an address.
open class AVURLAsset: AVAsset {
  /// A film at an address.
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}
/// What a player plays.
open class AVPlayerItem: NSObject {
  /// The film.
  public let asset: AVAsset
  /// A film.
  public init(asset: AVAsset) { self.asset = asset }
  /// A film at an address.
  public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }
  /// How long it is: no time, as it is not read.
  open var duration: CMTime { .zero }
  /// Where it is.
  open func currentTime() -> CMTime { .zero }
  /// Whether it can be played.
  open var status: Status { .unknown }
  /// Whether something can be played.
  @frozen public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// Posted when a film has ended; never here.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
extension Notification.Name {
  /// Posted when a film has ended; never here.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Plays films.
///
/// Has no effect in a film: a dark picture stands where another film would be.
open class AVPlayer: NSObject {
  /// What is played.
  open private(set) var currentItem: AVPlayerItem?
  /// Speed; 0 while it waits.
  open var rate: Float = 0
  /// Loudness, 0 to 1.
  open var volume: Float = 1
  /// Whether nothing is heard.
  open var isMuted = false
  /// What happens at the end.
  open var actionAtItemEnd: ActionAtItemEnd = .pause
  /// What happens at an end.
  @frozen public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// Whether it plays.
  @frozen public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// A player without a film.
  public override init() {}
  /// A player of a film at an address.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  /// A player of a film.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// Starts.
  open func play() { rate = 1 }
  /// Waits.
  open func pause() { rate = 0 }
  /// Where it is.
  open func currentTime() -> CMTime { .zero }
  /// Goes to a time.
  open func seek(to time: CMTime) {}
  /// Goes to a time and says when it is there.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    completionHandler(true)
  }
  /// Goes to a time.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Plays another film.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Watches time; never called.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Ends watching time.
  open func removeTimeObserver(_ observer: Any) {}
}
/// Plays films one after the other.
///
/// Has no effect in a film.
open class AVQueuePlayer: AVPlayer {
  /// A player of films.
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
  /// Goes to the next film.
  open func advanceToNextItem() {}
  /// Puts a film into the row.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
}
/// Plays a film again and again.
///
/// Has no effect in a film.
open class AVPlayerLooper: NSObject {
  /// Plays a film again and again.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}
/// Shows what a player plays.
///
/// Has no effect in a film.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the picture is fitted.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// Shows what a player plays.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
/// How a film is fitted into its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "resizeAspect")
  /// All of the place.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "resizeAspectFill")
  /// Stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "resize")
}
