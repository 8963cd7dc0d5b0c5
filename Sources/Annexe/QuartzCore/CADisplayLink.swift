import CoreGraphics
import ObjectiveC

/// A timer that fires once a frame and calls a method of its target.
open class CADisplayLink: NSObject {
  /// The moment of the last frame, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The moment of the coming frame, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between frames, in seconds.
  public var duration: CFTimeInterval { 1 / CFTimeInterval(framesPerSecond) }
  /// Whether the link holds still.
  open var isPaused = false
  /// The wished rate; 0 stands for the display's own.
  open var preferredFramesPerSecond = 0
  /// The wished range of rates.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private let target: Any
  private let selector: Selector
  private var timer: Timer?

  /// A link that calls its target.
  public init(target: Any, selector: Selector) {
    self.target = target
    self.selector = selector
    super.init()
  }
  /// Starts the link on a run loop.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    let interval = duration
    timestamp = CACurrentMediaTime()
    let made = Timer(fire: Date() + interval, interval: interval, repeats: true) {
      [weak self] _ in self?.fire()
    }
    timer = made
    runLoop.add(made, forMode: mode)
  }
  /// Stops the link.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
  /// Stops the link for good.
  open func invalidate() {
    timer?.invalidate()
    timer = nil
  }

  private var framesPerSecond: Int {
    preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60
  }
  private func fire() {
    timestamp = CACurrentMediaTime()
    if !isPaused { selector._send(to: target, self) }
  }
}

/// A range of frame rates.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least rate, in frames a second.
  public var minimum: Float
  /// The greatest rate, in frames a second.
  public var maximum: Float
  /// The best rate, in frames a second.
  public var preferred: Float?
  /// A range of rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
  /// No wish.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
