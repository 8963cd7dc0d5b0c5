package import Display

/// One part of a symbol that is coloured and moved as a whole.
package struct SymbolLayer: Equatable, Sendable {
  /// The rank of a part: which opacity (hierarchical) or colour (palette) it takes.
  package enum Level: Int, Comparable, Hashable, Sendable, CaseIterable {
    case primary, secondary, tertiary

    package static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// A filled outline in em, y down, origin at the top left of the alignment rectangle.
  ///
  /// Gaps are already cut: no layer has to erase another.
  package var outline: Outline
  /// The lines along which the part is drawn, in em; empty where none are known.
  package var lines: [SymbolLine]
  /// The rank for hierarchical and palette rendering.
  package var level: Level
  /// The colour of multicolor rendering; `nil` is the foreground style.
  package var tint: SymbolTint?
  /// Whether this part fills a gap cut from the layers below (the sign inside a filled circle).
  ///
  /// Monochrome rendering leaves it out, so that the gap shows; all other modes draw it, unless
  /// `isMulticolorOnly`.
  package var isCutout: Bool
  /// Whether a part in a gap has the rank of what lies around it, and would vanish in any mode
  /// but multicolor.
  package var isMulticolorOnly: Bool
  /// The variable value above which this part is lit, 0 to below 1; `nil` is always lit.
  package var variableThreshold: Double?
  /// Whether the request's variable value leaves this part unlit (drawn faint or not at all).
  package var isDimmed: Bool
  /// Parts of one group move together in effects by layer; groups move in rising order.
  package var motionGroup: Int

  package init(
    outline: Outline, lines: [SymbolLine] = [], level: Level = .primary, tint: SymbolTint? = nil,
    isCutout: Bool = false,
    isMulticolorOnly: Bool = false, variableThreshold: Double? = nil, isDimmed: Bool = false,
    motionGroup: Int = 0
  ) {
    self.outline = outline
    self.lines = lines
    self.level = level
    self.tint = tint
    self.isCutout = isCutout
    self.isMulticolorOnly = isMulticolorOnly
    self.variableThreshold = variableThreshold
    self.isDimmed = isDimmed
    self.motionGroup = motionGroup
  }
}
