/// Embedding levels of one paragraph by the Unicode bidirectional algorithm (UAX 9), without the
/// explicit marks of rules X: rules P2, P3, W1 to W7, N0 to N2, I1, I2, L1 and L2.
package struct Bidi {
  /// 0 left to right, 1 right to left.
  package let baseLevel: Int
  /// One for each scalar; odd is right to left.
  package let levels: [Int]

  package init(_ scalars: [Unicode.Scalar], isRightToLeftByDefault: Bool) {
    let classes = scalars.map(BidiClass.init)
    let base = Bidi.baseLevel(classes) ?? (isRightToLeftByDefault ? 1 : 0)
    baseLevel = base
    guard
      base == 1
        || classes.contains(where: { $0 == .right || $0 == .arabic || $0 == .arabicNumber })
    else {
      levels = Array(repeating: 0, count: scalars.count)
      return
    }
    var resolved = classes
    Bidi.resolveWeak(&resolved, base: base)
    Bidi.resolveBrackets(&resolved, scalars: scalars, base: base)
    Bidi.resolveNeutral(&resolved, base: base)
    var levels = resolved.map { Bidi.level(of: $0, base: base) }
    // Rule L1; white space at the ends of other lines is not drawn.
    for i in scalars.indices.reversed() {
      guard scalars[i].properties.isWhitespace else { break }
      levels[i] = base
    }
    self.levels = levels
  }

  /// Rules P2 and P3: the first strong letter decides; nil when there is none.
  private static func baseLevel(_ classes: [BidiClass]) -> Int? {
    for direction in classes {
      switch direction {
      case .left: return 0
      case .right, .arabic: return 1
      default: continue
      }
    }
    return nil
  }

  /// Rules I1 and I2.
  private static func level(of direction: BidiClass, base: Int) -> Int {
    switch (direction, base) {
    case (.left, 0): 0
    case (.right, 0): 1
    case (.european, 0), (.arabicNumber, 0): 2
    case (.left, _), (.european, _), (.arabicNumber, _): 2
    default: base
    }
  }

  /// Rules W1 to W7.
  private static func resolveWeak(_ classes: inout [BidiClass], base: Int) {
    let start: BidiClass = base == 1 ? .right : .left
    var previous = start
    for i in classes.indices {
      if classes[i] == .mark || classes[i] == .boundaryNeutral { classes[i] = previous }
      previous = classes[i]
    }
    var strong = start
    for i in classes.indices {
      switch classes[i] {
      case .left, .right, .arabic: strong = classes[i]
      case .european where strong == .arabic: classes[i] = .arabicNumber
      default: break
      }
    }
    for i in classes.indices where classes[i] == .arabic { classes[i] = .right }
    resolveSeparators(&classes)
    resolveTerminators(&classes)
    strong = start
    for i in classes.indices {
      switch classes[i] {
      case .left, .right: strong = classes[i]
      case .european where strong == .left: classes[i] = .left
      case .europeanSeparator, .europeanTerminator, .commonSeparator: classes[i] = .neutral
      default: break
      }
    }
  }

  /// Rule W4: one separator between numbers of a kind joins them.
  private static func resolveSeparators(_ classes: inout [BidiClass]) {
    guard classes.count > 2 else { return }
    for i in 1..<(classes.count - 1) where classes[i - 1] == classes[i + 1] {
      switch (classes[i], classes[i - 1]) {
      case (.europeanSeparator, .european), (.commonSeparator, .european): classes[i] = .european
      case (.commonSeparator, .arabicNumber): classes[i] = .arabicNumber
      default: break
      }
    }
  }

  /// Rule W5: terminators next to a European number belong to it.
  private static func resolveTerminators(_ classes: inout [BidiClass]) {
    var i = 0
    while i < classes.count {
      guard classes[i] == .europeanTerminator else {
        i += 1
        continue
      }
      var end = i
      while end < classes.count, classes[end] == .europeanTerminator { end += 1 }
      let touches =
        (i > 0 && classes[i - 1] == .european) || (end < classes.count && classes[end] == .european)
      if touches { for j in i..<end { classes[j] = .european } }
      i = end
    }
  }

  /// Rule N0: a pair of brackets goes the way of what it holds or stands in.
  private static func resolveBrackets(
    _ classes: inout [BidiClass], scalars: [Unicode.Scalar], base: Int
  ) {
    let embedding: BidiClass = base == 1 ? .right : .left
    for (open, close) in bracketPairs(scalars, classes) {
      let inside = classes[(open + 1)..<close].compactMap(strength)
      guard let first = inside.first else { continue }
      if inside.contains(embedding) {
        (classes[open], classes[close]) = (embedding, embedding)
        continue
      }
      let before = classes[..<open].reversed().lazy.compactMap(strength).first ?? embedding
      let direction = before == first ? first : embedding
      (classes[open], classes[close]) = (direction, direction)
    }
  }

  private static func bracketPairs(
    _ scalars: [Unicode.Scalar], _ classes: [BidiClass]
  ) -> [(Int, Int)] {
    let closers: [Unicode.Scalar: Unicode.Scalar] = [
      "(": ")", "[": "]", "{": "}", "\u{3008}": "\u{3009}", "\u{300A}": "\u{300B}",
      "\u{300C}": "\u{300D}", "\u{FF08}": "\u{FF09}",
    ]
    var open: [(closer: Unicode.Scalar, place: Int)] = []
    var pairs: [(Int, Int)] = []
    for (place, scalar) in scalars.enumerated() where classes[place] == .neutral {
      if let closer = closers[scalar] {
        open.append((closer, place))
      } else if let match = open.lastIndex(where: { $0.closer == scalar }) {
        pairs.append((open[match].place, place))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  /// A class as rules N see it: numbers count as right to left.
  private static func strength(_ direction: BidiClass) -> BidiClass? {
    switch direction {
    case .left: .left
    case .right, .european, .arabicNumber: .right
    default: nil
    }
  }

  /// Rules N1 and N2.
  private static func resolveNeutral(_ classes: inout [BidiClass], base: Int) {
    let embedding: BidiClass = base == 1 ? .right : .left
    var i = 0
    var before = embedding
    while i < classes.count {
      if let strong = strength(classes[i]) {
        before = strong
        i += 1
        continue
      }
      var end = i
      while end < classes.count, strength(classes[end]) == nil { end += 1 }
      let after = end < classes.count ? strength(classes[end]) ?? embedding : embedding
      for j in i..<end { classes[j] = before == after ? before : embedding }
      i = end
    }
  }

  /// Rule L2: the order, from left to right, of pieces with these levels.
  package static func visualOrder(_ levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var i = 0
      while i < order.count {
        guard levels[order[i]] >= level else {
          i += 1
          continue
        }
        var end = i
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[i..<end].reverse()
        i = end
      }
    }
    return order
  }
}
