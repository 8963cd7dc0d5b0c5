import Display
import Foundation
import Geometry

/// A drawing task as `Peers/workloads.py` writes it: paths, and for each frame a list of operations.
struct Workload {
  let width: Int
  let height: Int
  let frameCount: Int
  let background: DisplayColor
  /// The display list of each frame, each operation in its own item.
  let lists: [DisplayList]

  enum ReadError: Error { case notAWorkload(String) }

  init(contentsOf url: URL) throws {
    var reader = Reader(try String(contentsOf: url, encoding: .utf8))
    width = reader.count()
    height = reader.count()
    frameCount = reader.count()
    background = reader.color(opacity: 1)
    guard width > 0, height > 0, frameCount > 0 else { throw ReadError.notAWorkload(url.path) }
    for _ in 0..<reader.count() { reader.outlines.append(Outline(reader.path())) }
    let size = CGSize(width: width, height: height)
    lists = (0..<frameCount).map { _ in
      var left = reader.count()
      return DisplayList(size: size, items: reader.items(&left))
    }
  }
}

/// Words of a workload file, from first to last.
private struct Reader {
  var outlines: [Outline] = []
  private let words: [Substring]
  private var next = 0

  init(_ text: String) { words = text.split(whereSeparator: \.isWhitespace) }

  private mutating func word() -> Substring {
    guard next < words.count else { return "p" }
    next += 1
    return words[next - 1]
  }
  mutating func number() -> Double { Double(word()) ?? 0 }
  mutating func count() -> Int { Int(word()) ?? 0 }
  private mutating func point() -> CGPoint {
    let x = number()
    return CGPoint(x: x, y: number())
  }

  mutating func color(opacity: Double? = nil) -> DisplayColor {
    let (red, green, blue) = (number() / 255, number() / 255, number() / 255)
    return DisplayColor(red: red, green: green, blue: blue, opacity: opacity ?? number())
  }

  mutating func path() -> Path {
    var path = Path()
    let end = count() + next
    while next < end {
      switch count() {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2:
        let (first, second) = (point(), point())
        path.addCurve(to: point(), control1: first, control2: second)
      default: path.closeSubpath()
      }
    }
    return path
  }

  private mutating func map() -> CGAffineTransform {
    let m = (0..<6).map { _ in number() }
    return CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }

  private mutating func paint() -> Paint {
    let kind = count()
    if kind == 0 { return .solid(color()) }
    let g = (0..<4).map { _ in number() }
    let stops = (0..<count()).map { _ in
      let place = number()
      return GradientStops.Stop(color: color(), location: place)
    }
    let mixed = GradientStops(stops, space: .device)
    let start = CGPoint(x: g[0], y: g[1])
    return kind == 1
      ? .linear(mixed, start: start, end: CGPoint(x: g[2], y: g[3]))
      : .radial(mixed, center: start, startRadius: 0, endRadius: g[2])
  }

  /// Operations up to the end of the group they are in.
  mutating func items(_ left: inout Int) -> [DisplayItem] {
    var items: [DisplayItem] = []
    while left > 0 {
      left -= 1
      let kind = word()
      switch kind {
      case "f", "s", "b", "g":
        let outline = outlines[count()]
        let map = map()
        let paint = paint()
        items.append(shape(kind, outline, map, paint, after: &items))
      case "l":
        let (opacity, sigma) = (number(), number())
        next += 4
        items.append(
          DisplayItem(
            .group(self.items(&left)),
            filters: sigma > 0 ? [.blur(radius: sigma, isOpaque: false)] : [], opacity: opacity))
      case "c":
        let path = outlines[count()].path
        let clip = Clip(path, transform: ProjectionTransform(map()))
        next += 4
        items.append(DisplayItem(.group(self.items(&left)), clips: [clip]))
      default: return items
      }
    }
    return items
  }

  private mutating func shape(
    _ kind: Substring, _ outline: Outline, _ map: CGAffineTransform, _ paint: Paint,
    after items: inout [DisplayItem]
  ) -> DisplayItem {
    let transform = ProjectionTransform(map)
    switch kind {
    case "s":
      let (width, dash, gap) = (number(), number(), number())
      let style = StrokeStyle(
        lineWidth: width, lineCap: .round, lineJoin: .round, dash: dash > 0 ? [dash, gap] : [])
      return DisplayItem(
        .stroke(outline.path, style, antialiased: true, paint), transform: transform)
    case "b":
      // The peers draw a shadow without what casts it.
      let (sigma, dx, dy) = (number(), number(), number())
      let offset = ProjectionTransform(CGAffineTransform(translationX: dx, y: dy))
      return DisplayItem(
        .fill(outline.path, FillStyle(), paint), transform: transform.concatenating(offset),
        filters: [.blur(radius: sigma, isOpaque: false)])
    case "g":
      next += 4
      var placed = [PlacedOutline(outline, transform: map)]
      // A line of text is one item.
      if case .outlines(let before, paint) = items.last?.content, before.count < 80 {
        placed = before + placed
        items.removeLast()
      }
      return DisplayItem(.outlines(placed, paint))
    default: return DisplayItem(.fill(outline.path, FillStyle(), paint), transform: transform)
    }
  }
}
