import Geometry

/// Reads the path data of SVG files: `M L H V C S Q T A Z` in both cases, with numbers in every
/// form that is allowed there.
struct VectorPathParser {
  private var numbers: NumberScanner
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, and whether it is that of a cubic curve.
  private var control: (point: CGPoint, isCubic: Bool)?

  /// The path up to the first thing that is no path data, as SVG wants it.
  static func path(from text: String) -> Path {
    var parser = VectorPathParser(numbers: NumberScanner(text))
    parser.run()
    return parser.path
  }

  private init(numbers: NumberScanner) { self.numbers = numbers }

  private mutating func run() {
    var command: UInt8?
    while true {
      if let letter = numbers.nextLetter() {
        command = letter
        // Nothing may come before the first move.
        if path.isEmpty, letter | 0x20 != UInt8(ascii: "m") { return }
      } else if !numbers.isAtNumber {
        return
      }
      guard let letter = command, step(letter) else { return }
      // Pairs after a move are lines.
      if letter == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if letter == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      if letter | 0x20 == UInt8(ascii: "z") { command = nil }
    }
  }

  /// - Returns: Whether the command was whole.
  private mutating func step(_ letter: UInt8) -> Bool {
    let isRelative = letter & 0x20 != 0
    let origin = isRelative ? current : .zero
    func point(_ numbers: inout NumberScanner) -> CGPoint? {
      guard let x = numbers.next(), let y = numbers.next() else { return nil }
      return CGPoint(x: origin.x + x, y: origin.y + y)
    }
    switch letter & 0xDF {
    case UInt8(ascii: "M"):
      guard let to = point(&numbers) else { return false }
      path.move(to: to)
      (current, start, control) = (to, to, nil)
    case UInt8(ascii: "L"):
      guard let to = point(&numbers) else { return false }
      line(to: to)
    case UInt8(ascii: "H"):
      guard let x = numbers.next() else { return false }
      line(to: CGPoint(x: origin.x + x, y: current.y))
    case UInt8(ascii: "V"):
      guard let y = numbers.next() else { return false }
      line(to: CGPoint(x: current.x, y: origin.y + y))
    case UInt8(ascii: "C"):
      guard let a = point(&numbers), let b = point(&numbers), let to = point(&numbers) else {
        return false
      }
      cubic(a, b, to)
    case UInt8(ascii: "S"):
      guard let b = point(&numbers), let to = point(&numbers) else { return false }
      cubic(mirrored(isCubic: true), b, to)
    case UInt8(ascii: "Q"):
      guard let a = point(&numbers), let to = point(&numbers) else { return false }
      quad(a, to)
    case UInt8(ascii: "T"):
      guard let to = point(&numbers) else { return false }
      quad(mirrored(isCubic: false), to)
    case UInt8(ascii: "A"):
      guard let rx = numbers.next(), let ry = numbers.next(), let tilt = numbers.next(),
        let isLarge = numbers.nextFlag(), let isClockwise = numbers.nextFlag(),
        let to = point(&numbers)
      else { return false }
      EllipticalArc(
        from: current, to: to, radii: CGSize(width: rx, height: ry), tilt: .degrees(tilt),
        isLarge: isLarge, isClockwise: isClockwise
      ).append(to: &path)
      (current, control) = (to, nil)
    case UInt8(ascii: "Z"):
      path.closeSubpath()
      (current, control) = (start, nil)
    default: return false
    }
    return true
  }

  private func mirrored(isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return current }
    return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }
  private mutating func line(to: CGPoint) {
    path.addLine(to: to)
    (current, control) = (to, nil)
  }
  private mutating func cubic(_ a: CGPoint, _ b: CGPoint, _ to: CGPoint) {
    path.addCurve(to: to, control1: a, control2: b)
    (current, control) = (to, (b, true))
  }
  private mutating func quad(_ a: CGPoint, _ to: CGPoint) {
    path.addQuadCurve(to: to, control: a)
    (current, control) = (to, (a, false))
  }
}

/// Reads the numbers of SVG attributes.
struct NumberScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func skip() {
    while index < bytes.count, bytes[index] <= 32 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
  }

  var isAtNumber: Bool {
    var copy = self
    return copy.next() != nil
  }

  /// All numbers up to something else.
  mutating func all() -> [Double] {
    var found: [Double] = []
    while let number = next() { found.append(number) }
    return found
  }

  mutating func nextLetter() -> UInt8? {
    skip()
    guard index < bytes.count, (65...90).contains(bytes[index] & 0xDF) else { return nil }
    index += 1
    return bytes[index - 1]
  }

  /// A 0 or 1, which may stand against the next number.
  mutating func nextFlag() -> Bool? {
    skip()
    guard index < bytes.count, bytes[index] == 48 || bytes[index] == 49 else { return nil }
    index += 1
    return bytes[index - 1] == 49
  }

  mutating func next() -> Double? {
    skip()
    let start = index
    func isDigit(_ place: Int) -> Bool {
      place < bytes.count && (48...57).contains(bytes[place])
    }
    var end = start
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
      end += 1
    }
    var digits = 0
    while isDigit(end) {
      end += 1
      digits += 1
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      while isDigit(end) {
        end += 1
        digits += 1
      }
    }
    guard digits > 0 else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var power = end + 1
      if power < bytes.count,
        bytes[power] == UInt8(ascii: "-") || bytes[power] == UInt8(ascii: "+")
      {
        power += 1
      }
      if isDigit(power) {
        while isDigit(power) { power += 1 }
        end = power
      }
    }
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)), value.isFinite
    else { return nil }
    index = end
    return value
  }
}
