import SwiftUICore

/// What to do to a scene while it plays.
package struct Interaction: Codable, Hashable, Sendable {
  package enum Target: Codable, Hashable, Sendable {
    /// An accessibility label, text, symbol name or identifier; `occurrence` counts matches from 1.
    case named(String, occurrence: Int)
    /// A point of the canvas.
    case point(x: Double, y: Double)
    /// The frontmost thing that can do what is asked.
    case any
  }
  /// Lengths of time are in seconds, ways in points.
  package enum Gesture: Codable, Hashable, Sendable {
    case tap
    case longPress(seconds: Double)
    /// A finger that moves at an even pace.
    case drag(dx: Double, dy: Double, seconds: Double)
    /// Content that moves on by this way; down and to the right count as more.
    case scroll(dx: Double, dy: Double, seconds: Double)
    /// Letters in even steps over the time, else at the pace of a quick hand.
    case type(String, seconds: Double?)
    /// A pointer that comes, and goes after the time if there is one.
    case hover(seconds: Double?)
    /// Two fingers that part; 2 is twice the distance.
    case magnify(scale: Double, seconds: Double)
    /// Two fingers that turn clockwise.
    case rotate(degrees: Double, seconds: Double)
  }
  package var target: Target
  package var gesture: Gesture
  package var timeSeconds: Double
  package init(target: Target, gesture: Gesture, timeSeconds: Double) {
    self.target = target
    self.gesture = gesture
    self.timeSeconds = timeSeconds
  }
}

extension Interaction.Gesture {
  /// What a view must be able to do for it.
  var ability: SceneElement.Ability {
    switch self {
    case .tap: .tap
    case .longPress: .press
    case .drag: .drag
    case .scroll: .scroll
    case .type: .type
    case .hover: .hover
    case .magnify: .magnify
    case .rotate: .rotate
    }
  }

  /// Completes "so it cannot be".
  var participle: String {
    switch self {
    case .tap: "tapped"
    case .longPress: "held"
    case .drag: "dragged"
    case .scroll: "scrolled"
    case .type: "typed into"
    case .hover: "hovered over"
    case .magnify: "magnified"
    case .rotate: "rotated"
    }
  }
}
