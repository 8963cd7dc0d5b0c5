/// Where lines of a text may end (the core of UAX 14; no dictionaries).
package enum LineBreaks {
  /// For each scalar of a text, whether a line may begin there.
  package static func opportunities(in text: String) -> [Bool] {
    opportunities(TextSource([TextRun(text, font: FontDescription(sizePoints: 1))]))
  }

  /// For each scalar, whether a line may begin there.
  static func opportunities(_ source: TextSource) -> [Bool] {
    let scalars = source.scalars
    var allowed = Array(repeating: false, count: scalars.count)
    var context = Context()
    for i in scalars.indices {
      var current = LineBreakClass(scalars[i])
      let isInside = !source.startsCharacter[i]
      if isInside || current == .mark {
        // Rules LB9 and LB10: a mark is part of what it stands on.
        if let before = context.before, before != .space, before != .zeroWidthSpace { continue }
        current = .letter
      }
      if context.before != nil {
        let next = i + 1 < scalars.count ? LineBreakClass(scalars[i + 1]) : nil
        allowed[i] = context.mayBreak(before: current, then: next)
      }
      context.pass(current)
    }
    return allowed
  }

  /// What has been seen of a text so far.
  private struct Context {
    /// The class of the last scalar.
    private(set) var before: LineBreakClass?
    /// The last class that is no space.
    private var beforeSpaces: LineBreakClass?
    private var number = Number.none
    /// Whether the last scalar is a hyphen that begins a word, as in `-x`.
    private var isWordHyphen = false

    /// Rule LB25: how far a number such as `-1,234.5)` has come.
    private enum Number { case none, digits, closed }

    mutating func pass(_ current: LineBreakClass) {
      switch (current, number) {
      case (.number, _): number = .digits
      case (.infix, .digits), (.symbol, .digits): break
      case (.close, .digits), (.closeParenthesis, .digits): number = .closed
      default: number = .none
      }
      isWordHyphen = current == .hyphen && (before == nil || before == .space)
      before = current
      if current != .space { beforeSpaces = current }
    }

    /// Whether a line may end before a scalar.
    func mayBreak(before after: LineBreakClass, then next: LineBreakClass?) -> Bool {
      guard let before else { return false }
      // LB7, LB8
      if after == .space || after == .zeroWidthSpace { return false }
      if beforeSpaces == .zeroWidthSpace { return true }
      // LB11 to LB13
      if after == .glue, before != .space, before != .hyphen, before != .breakAfter { return false }
      if before == .glue { return false }
      switch after {
      case .infix where before == .space && next == .number: return true
      case .close, .closeParenthesis, .exclamation, .infix, .symbol: return false
      default: break
      }
      // LB14 to LB18
      switch (beforeSpaces, after) {
      case (.open, _), (.wideOpen, _): return false
      case (.quote, .open), (.quote, .wideOpen): return false
      case (.close, .nonStarter), (.closeParenthesis, .nonStarter): return false
      case (.breakBoth, .breakBoth): return false
      default: return before == .space || mayBreakInside(before, after, next)
      }
    }

    /// Rules LB19 to LB31, for neighbours without a space.
    private func mayBreakInside(
      _ before: LineBreakClass, _ after: LineBreakClass, _ next: LineBreakClass?
    ) -> Bool {
      if before == .quote || after == .quote { return false }
      if isWordHyphen, after == .letter { return false }
      switch after {
      case .breakAfter, .hyphen, .nonStarter, .inseparable: return false
      case .number where number == .digits: return false
      case .prefix where number != .none, .postfix where number != .none: return false
      default: break
      }
      switch (before, after) {
      case (.letter, .letter), (.letter, .number), (.number, .letter): return false
      case (.hyphen, .number), (.prefix, .number), (.postfix, .number): return false
      case (.prefix, .open), (.postfix, .open), (.prefix, .wideOpen), (.postfix, .wideOpen):
        return next != .number
      case (.prefix, .letter), (.postfix, .letter), (.letter, .prefix), (.letter, .postfix):
        return false
      case (.prefix, .ideograph), (.ideograph, .postfix), (.infix, .letter), (.infix, .number):
        return false
      case (.letter, .open), (.number, .open): return false
      case (.closeParenthesis, .letter), (.closeParenthesis, .number): return false
      default: return true
      }
    }
  }
}
