/// Where lines of a text may end (the core of UAX 14; no dictionaries).
enum LineBreaks {
  /// For each scalar, whether a line may begin there.
  static func opportunities(_ source: TextSource) -> [Bool] {
    let scalars = source.scalars
    var allowed = Array(repeating: false, count: scalars.count)
    var before: LineBreakClass?
    var beforeSpaces: LineBreakClass?
    for i in scalars.indices {
      var current = LineBreakClass(scalars[i])
      let isInside = !source.startsCharacter[i]
      if isInside || current == .mark {
        // Rules LB9 and LB10: a mark is part of what it stands on.
        if let before, before != .space, before != .zeroWidthSpace { continue }
        current = isInside ? before ?? .letter : .letter
      }
      if let before, let beforeSpaces {
        allowed[i] = mayBreak(before, beforeSpaces: beforeSpaces, current)
      }
      before = current
      if current != .space { beforeSpaces = current }
    }
    return allowed
  }

  /// Whether a line may end between two neighbours.
  ///
  /// - Parameter beforeSpaces: The last class before any spaces; that of `before` without spaces.
  private static func mayBreak(
    _ before: LineBreakClass, beforeSpaces: LineBreakClass, _ after: LineBreakClass
  ) -> Bool {
    // LB7, LB8
    if after == .space || after == .zeroWidthSpace { return false }
    if beforeSpaces == .zeroWidthSpace { return true }
    // LB11 to LB13
    if after == .glue, before != .space, before != .hyphen, before != .breakAfter { return false }
    if before == .glue { return false }
    if [.close, .exclamation, .infix, .symbol].contains(after) {
      // An infix after a space begins a number or a word, as in " .5".
      return after == .infix && before == .space
    }
    // LB14 to LB17
    if beforeSpaces == .open { return false }
    if beforeSpaces == .close, after == .nonStarter { return false }
    if beforeSpaces == .breakBoth, after == .breakBoth { return false }
    // LB18
    if before == .space { return true }
    return mayBreakWithoutSpace(before, after)
  }

  /// Rules LB19 to LB31.
  private static func mayBreakWithoutSpace(
    _ before: LineBreakClass, _ after: LineBreakClass
  ) -> Bool {
    if before == .quote || after == .quote { return false }
    if [.breakAfter, .hyphen, .nonStarter, .inseparable].contains(after) { return false }
    switch (before, after) {
    case (.hyphen, .number): return false
    case (.letter, .letter), (.letter, .number), (.number, .letter), (.number, .number):
      return false
    case (.number, .postfix), (.number, .prefix), (.close, .postfix), (.close, .prefix),
      (.prefix, .number), (.postfix, .number), (.prefix, .open), (.postfix, .open):
      return false
    case (.infix, .number), (.symbol, .number), (.infix, .letter): return false
    case (.prefix, .letter), (.postfix, .letter), (.letter, .prefix), (.letter, .postfix):
      return false
    case (.prefix, .ideograph), (.ideograph, .postfix): return false
    case (.letter, .open), (.number, .open), (.close, .letter), (.close, .number): return false
    default: return true
    }
  }
}
