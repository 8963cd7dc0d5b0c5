/// A block of a source while it is read.
private struct Block {
  var isCondition: Bool
  var hasTransition = false
  var animation: Int?
}

extension SourceText {
  /// Where a view that a condition shows has its animation beside its transition, inside the
  /// condition.
  func animationInCondition(of owners: [String]) -> String? {
    for owner in owners {
      for body in bodies(of: owner) {
        if let line = Self.animation(in: body.lines) {
          return "\(body.file):\(body.first + line)"
        }
      }
    }
    return nil
  }

  /// The line of such an animation, counted from 0.
  private static func animation(in lines: [String]) -> Int? {
    var blocks: [Block] = []
    for (number, line) in lines.enumerated() {
      var start = line.startIndex
      for index in line.indices {
        if line[index] == "{" {
          let head = line[start..<index].drop { $0 == " " || $0 == "}" }
          blocks.append(
            Block(isCondition: head.hasPrefix("if ") || head.hasPrefix("else")))
          start = line.index(after: index)
        } else if line[index] == "}" {
          note(line[start..<index], number, in: &blocks)
          if let block = blocks.popLast(), block.isCondition, block.hasTransition,
            let found = block.animation
          {
            return found
          }
          start = index
        }
      }
      note(line[start...], number, in: &blocks)
    }
    return nil
  }

  private static func note(_ text: Substring, _ number: Int, in blocks: inout [Block]) {
    guard !blocks.isEmpty else { return }
    if text.contains(".transition(") { blocks[blocks.count - 1].hasTransition = true }
    if text.contains(".animation(") { blocks[blocks.count - 1].animation = number }
  }
}
