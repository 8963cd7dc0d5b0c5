import Geometry

/// Reads the path data of the symbol language.
///
/// SVG's letters `M L H V C S Q T A Z` in both cases, and five of our own:
/// `O cx cy r [ry]` an ellipse, `R x y w h r` a rectangle with smooth corners,
/// `P r x y …` a closed polygon with corners rounded by r, `p r x y …` the same left open,
/// `D x y` a dot of the pen's width.
struct PathDataParser {
  private var scanner: ByteScanner
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, for the smooth curves `S` and `T`.
  private var control: CGPoint?

  /// - Returns: The path, empty where the data is not in the language.
  static func path(from data: some Sequence<UInt8>) -> Path {
    var parser = PathDataParser(scanner: ByteScanner(data))
    parser.run()
    return parser.path
  }

  private init(scanner: ByteScanner) { self.scanner = scanner }

  private mutating func run() {
    while let letter = scanner.nextLetter() {
      repeat {
        guard apply(letter) else { return }
      } while scanner.isAtNumber && !"ZzORPpD".utf8.contains(letter)
    }
  }

  /// Applies one command.
  ///
  /// - Returns: Whether its numbers were there.
  private mutating func apply(_ letter: UInt8) -> Bool {
    let isRelative = letter >= UInt8(ascii: "a")
    let origin = isRelative ? current : .zero
    var newControl: CGPoint?
    switch letter & 0xDF {
    case UInt8(ascii: "M"):
      guard let end = point(origin) else { return false }
      path.move(to: end)
      (current, start) = (end, end)
    case UInt8(ascii: "L"):
      guard let end = point(origin) else { return false }
      line(to: end)
    case UInt8(ascii: "H"):
      guard let x = scanner.nextNumber() else { return false }
      line(to: CGPoint(x: x + origin.x, y: current.y))
    case UInt8(ascii: "V"):
      guard let y = scanner.nextNumber() else { return false }
      line(to: CGPoint(x: current.x, y: y + origin.y))
    case UInt8(ascii: "C"):
      guard let a = point(origin), let b = point(origin), let end = point(origin) else {
        return false
      }
      path.addCurve(to: end, control1: a, control2: b)
      (current, newControl) = (end, b)
    case UInt8(ascii: "S"):
      guard let b = point(origin), let end = point(origin) else { return false }
      path.addCurve(to: end, control1: reflectedControl, control2: b)
      (current, newControl) = (end, b)
    case UInt8(ascii: "Q"):
      guard let a = point(origin), let end = point(origin) else { return false }
      path.addQuadCurve(to: end, control: a)
      (current, newControl) = (end, a)
    case UInt8(ascii: "T"):
      let a = reflectedControl
      guard let end = point(origin) else { return false }
      path.addQuadCurve(to: end, control: a)
      (current, newControl) = (end, a)
    case UInt8(ascii: "A"):
      guard arc(origin) else { return false }
    case UInt8(ascii: "Z"):
      path.closeSubpath()
      current = start
    default:
      return applyShape(letter)
    }
    control = newControl
    return true
  }

  private mutating func applyShape(_ letter: UInt8) -> Bool {
    let numbers = scanner.numbers()
    switch letter {
    case UInt8(ascii: "O") where numbers.count >= 3:
      let (rx, ry) = (numbers[2], numbers.count > 3 ? numbers[3] : numbers[2])
      path.addEllipse(
        in: CGRect(x: numbers[0] - rx, y: numbers[1] - ry, width: 2 * rx, height: 2 * ry))
    case UInt8(ascii: "R") where numbers.count == 5:
      path.addSmoothRectangle(
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        radius: numbers[4])
    case UInt8(ascii: "P") where numbers.count >= 7, UInt8(ascii: "p") where numbers.count >= 5:
      let points = stride(from: 1, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      path.addRoundedPolygon(points, radius: numbers[0], isClosed: letter == UInt8(ascii: "P"))
    case UInt8(ascii: "D") where numbers.count == 2:
      path.move(to: CGPoint(x: numbers[0], y: numbers[1]))
      path.closeSubpath()
    default:
      return false
    }
    return true
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    current = end
  }

  private mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = scanner.nextNumber(), let y = scanner.nextNumber() else { return nil }
    return CGPoint(x: x + origin.x, y: y + origin.y)
  }

  private var reflectedControl: CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func arc(_ origin: CGPoint) -> Bool {
    guard let rx = scanner.nextNumber(), let ry = scanner.nextNumber(),
      let tilt = scanner.nextNumber(), let isLarge = scanner.nextFlag(),
      let isClockwise = scanner.nextFlag(), let end = point(origin)
    else { return false }
    let arc = EllipticalArc(
      from: current, to: end, radii: CGSize(width: rx, height: ry), tilt: Angle(degrees: tilt),
      isLarge: isLarge, isClockwise: isClockwise)
    arc.append(to: &path)
    current = end
    return true
  }
}
