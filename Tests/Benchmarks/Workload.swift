import Display
import Foundation
import Geometry

/// A drawing task in the benchmark's own JSON: paths, and for each frame a list of operations.
struct Workload {
  let name: String
  let width: Int
  let height: Int
  let frameCount: Int
  let background: DisplayColor
  private let paths: [Path]
  private let frames: [[[String: Any]]]

  enum ReadError: Error { case notAWorkload(String) }

  init(contentsOf url: URL) throws {
    let data = try Data(contentsOf: url)
    guard let json = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let width = json["width"] as? Int, let height = json["height"] as? Int,
      let frames = json["frames"] as? [[[String: Any]]],
      let paths = json["paths"] as? [[Double]]
    else { throw ReadError.notAWorkload(url.path) }
    name = url.deletingPathExtension().lastPathComponent
    self.width = width
    self.height = height
    frameCount = json["nframes"] as? Int ?? frames.count
    background = Self.color(json["bg"] as? [Double] ?? [])
    self.paths = paths.map(Self.path)
    self.frames = frames
  }

  /// The display list of a frame, each operation in its own item.
  func list(frame index: Int) -> DisplayList {
    var rest = frames[frames.count == 1 ? 0 : index][...]
    return DisplayList(
      size: CGSize(width: width, height: height), items: items(&rest, frame: index))
  }

  /// Operations up to the end of the group they are in.
  private func items(_ rest: inout ArraySlice<[String: Any]>, frame: Int) -> [DisplayItem] {
    var items: [DisplayItem] = []
    while let operation = rest.popFirst() {
      switch operation["op"] as? String {
      case "fill": items.append(fill(operation, frame))
      case "stroke": items.append(stroke(operation, frame))
      case "shadow": items.append(contentsOf: shadow(operation, frame))
      case "layer":
        let blur = number(operation["blur"])
        items.append(
          DisplayItem(
            .group(self.items(&rest, frame: frame)),
            filters: blur > 0 ? [.blur(radius: blur, isOpaque: false)] : [],
            opacity: number(operation["o"])))
      case "clip":
        let clip = Clip(path(operation), transform: transform(operation, frame))
        items.append(DisplayItem(.group(self.items(&rest, frame: frame)), clips: [clip]))
      default: return items
      }
    }
    return items
  }

  private func fill(_ operation: [String: Any], _ frame: Int) -> DisplayItem {
    DisplayItem(
      .fill(path(operation), FillStyle(), paint(operation)), transform: transform(operation, frame))
  }

  private func stroke(_ operation: [String: Any], _ frame: Int) -> DisplayItem {
    let style = StrokeStyle(
      lineWidth: number(operation["w"]), lineCap: .round, lineJoin: .round,
      dash: (operation["dash"] as? [Double] ?? []).map { CGFloat($0) })
    return DisplayItem(
      .stroke(path(operation), style, antialiased: true, paint(operation)),
      transform: transform(operation, frame))
  }

  /// The peers draw a shadow without what casts it; so do we, by fading a black caster's place.
  private func shadow(_ operation: [String: Any], _ frame: Int) -> [DisplayItem] {
    let map = transform(operation, frame)
    let offset = CGAffineTransform(
      translationX: number(operation["dx"]), y: number(operation["dy"]))
    return [
      DisplayItem(
        .fill(path(operation), FillStyle(), paint(operation)),
        transform: map.concatenating(ProjectionTransform(offset)),
        filters: [.blur(radius: number(operation["s"]), isOpaque: false)])
    ]
  }

  private func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }

  private func path(_ operation: [String: Any]) -> Path {
    paths[operation["p"] as? Int ?? 0]
  }

  private func transform(_ operation: [String: Any], _ frame: Int) -> ProjectionTransform {
    var map = CGAffineTransform.identity
    if let m = operation["m"] as? [Double] {
      map = CGAffineTransform(m[0], m[1], m[2], m[3], m[4], m[5])
    }
    if frames.count == 1, let move = operation["dm"] as? [Double] {
      map.tx += CGFloat(frame) * move[0]
      map.ty += CGFloat(frame) * move[1]
    }
    return ProjectionTransform(map)
  }

  private func paint(_ operation: [String: Any]) -> Paint {
    if let color = operation["c"] as? [Double] { return .solid(Self.color(color)) }
    guard let gradient = operation["c"] as? [String: Any] else { return .solid(.black) }
    let stops = (gradient["st"] as? [[Double]] ?? []).map {
      GradientStops.Stop(color: Self.color(Array($0.dropFirst())), location: $0[0])
    }
    let mixed = GradientStops(stops, space: .device)
    if let line = gradient["lin"] as? [Double] {
      return .linear(
        mixed, start: CGPoint(x: line[0], y: line[1]), end: CGPoint(x: line[2], y: line[3]))
    }
    let circle = gradient["rad"] as? [Double] ?? [0, 0, 1]
    return .radial(
      mixed, center: CGPoint(x: circle[0], y: circle[1]), startRadius: 0, endRadius: circle[2])
  }

  private static func color(_ c: [Double]) -> DisplayColor {
    guard c.count >= 3 else { return .white }
    return DisplayColor(
      red: c[0] / 255, green: c[1] / 255, blue: c[2] / 255, opacity: c.count > 3 ? c[3] : 1)
  }

  private static func path(_ codes: [Double]) -> Path {
    var path = Path()
    var index = 0
    func point() -> CGPoint {
      defer { index += 2 }
      return CGPoint(x: codes[index], y: codes[index + 1])
    }
    while index < codes.count {
      let verb = codes[index]
      index += 1
      switch verb {
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
}
