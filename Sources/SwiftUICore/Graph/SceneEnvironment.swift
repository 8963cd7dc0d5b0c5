/// How a scene's world is set up before its first frame.
package struct SceneEnvironment: Codable, Hashable, Sendable {
  package var isDark = false
  package var reducesMotion = false
  package var localeIdentifier = "en_US"
  package var isRightToLeft = false
  /// Name of a `DynamicTypeSize` case.
  package var dynamicTypeSize = "large"
  /// Pixels per point.
  package var displayScale = 2.0
  package var cadence = Cadence.ideal
  package init() {}

  /// When the steps of phase animators follow each other.
  package enum Cadence: String, Codable, Hashable, Sendable, CaseIterable {
    /// At the instant the one before completes, whatever the frame rate.
    case ideal
    /// With the frames that a step takes on a device's display.
    case device
  }
}

/// A thing on the canvas a person could point at, as found by label, text or symbol name.
package struct SceneElement: Codable, Hashable, Sendable {
  package var label: String?
  package var text: String?
  package var symbol: String?
  package var identifier: String?
  /// Where it is drawn, in canvas points.
  package var frame: CGRect
  package var isTappable: Bool
  /// What can be done to it.
  package var abilities: [Ability]
  /// Where a finger takes hold; nil: in the middle of the frame.
  package var handle: CGPoint?

  package enum Ability: String, Codable, Sendable {
    case tap, press, drag, scroll, type, hover, magnify, rotate
  }
  package init(
    label: String?, text: String?, symbol: String?, identifier: String?, frame: CGRect,
    isTappable: Bool, abilities: [Ability] = []
  ) {
    self.abilities = abilities
    self.label = label
    self.text = text
    self.symbol = symbol
    self.identifier = identifier
    self.frame = frame
    self.isTappable = isTappable
  }
}
