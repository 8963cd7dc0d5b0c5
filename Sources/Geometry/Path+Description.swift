/// The text form lists numbers before the letter that uses them: `0 0 m 10 0 l h`.
extension Path: LosslessStringConvertible {
  /// The path as text: m move, l line, q quadratic, c cubic, h close.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let end): Path.text([end]) + " m"
      case .line(let end): Path.text([end]) + " l"
      case .quadCurve(let end, let control): Path.text([control, end]) + " q"
      case .curve(let end, let first, let second): Path.text([first, second, end]) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// A path from its text form; nil where the text is not one.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard append(String(word), numbers) else { return nil }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  private mutating func append(_ letter: String, _ numbers: [CGFloat]) -> Bool {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (letter, numbers.count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): addLine(to: points[0])
    case ("q", 4): addQuadCurve(to: points[1], control: points[0])
    case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("re", 4):
      addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }

  private static func text(_ points: [CGPoint]) -> String {
    points.flatMap { [$0.x, $0.y] }.map { value in
      let words = "\(value)"
      return words.hasSuffix(".0") ? String(words.dropLast(2)) : words
    }.joined(separator: " ")
  }
}
