import Display
import Geometry

extension Drawing {
  /// The drawing as an SVG file; pictures are left out.
  package var svg: String {
    let (width, height) = (number(size.width), number(size.height))
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\" font-family=\"Inter, Helvetica, Arial, sans-serif\">"
    return ([head] + elements.map(Self.svg) + ["</svg>", ""]).joined(separator: "\n")
  }

  private static func svg(_ element: Element) -> String {
    switch element {
    case .rect(let rect, let fill):
      return "<rect x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" "
        + "width=\"\(number(rect.width))\" height=\"\(number(rect.height))\" \(paint("fill", fill))/>"
    case .line(let points, let width, let color, let dash):
      let places = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
      let dashes =
        dash.isEmpty
        ? "" : " stroke-dasharray=\"\(dash.map { number($0) }.joined(separator: " "))\""
      return "<polyline points=\"\(places)\" fill=\"none\" stroke-width=\"\(number(width))\" "
        + "stroke-linejoin=\"round\" \(paint("stroke", color))\(dashes)/>"
    case .area(let path, let isEvenOdd, let color):
      let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
      return "<path d=\"\(data(path))\"\(rule) \(paint("fill", color))/>"
    case .dot(let point, let radius, let color):
      return "<circle cx=\"\(number(point.x))\" cy=\"\(number(point.y))\" "
        + "r=\"\(number(radius))\" \(paint("fill", color))/>"
    case .text(let text, let point, let size, let color, let anchor, let isBold):
      return
        "<text x=\"\(number(point.x))\" y=\"\(number(point.y))\" font-size=\"\(number(size))\" "
        + "text-anchor=\"\(anchor.rawValue)\"\(isBold ? " font-weight=\"600\"" : "") "
        + "\(paint("fill", color))>\(escaped(text))</text>"
    case .image: return ""
    }
  }

  private static func paint(_ name: String, _ color: DisplayColor) -> String {
    let parts = [color.red, color.green, color.blue].map {
      let text = String(Int((min(max($0, 0), 1) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    let opacity = color.opacity < 1 ? " \(name)-opacity=\"\(number(color.opacity))\"" : ""
    return "\(name)=\"#\(parts.joined())\"\(opacity)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// A number with two places at most.
private func number(_ value: CGFloat) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}

/// A path as the `d` of a path tag.
private func data(_ path: Path) -> String {
  func place(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
  return path.elements.map { element in
    switch element {
    case .move(let to): "M\(place(to))"
    case .line(let to): "L\(place(to))"
    case .quadCurve(let to, let control): "Q\(place(control)) \(place(to))"
    case .curve(let to, let first, let second):
      "C\(place(first)) \(place(second)) \(place(to))"
    case .closeSubpath: "Z"
    }
  }.joined()
}
