import CoreGraphics

/// A giver of taps that can be felt.
///
/// A film cannot be felt: all of these are inert.
open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() {}
  /// Has no effect here.
  open func prepare() {}
}

/// A tap of a collision; inert.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the collision is.
  @frozen public enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }
  /// A generator of medium taps.
  public override init() {}
  /// A generator of taps.
  public init(style: FeedbackStyle) {}
  /// Has no effect here.
  open func impactOccurred() {}
  /// Has no effect here.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A tap of success or failure; inert.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What happened.
  @frozen public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }
  /// A generator.
  public override init() {}
  /// Has no effect here.
  open func notificationOccurred(_ type: FeedbackType) {}
}

/// A tap of a changed choice; inert.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// A generator.
  public override init() {}
  /// Has no effect here.
  open func selectionChanged() {}
}
