package import Display
package import Geometry
package import Raster
import Typography

extension Drawing {
  /// The drawing as pixels.
  /// - Parameter scale: Pixels per point.
  package func pixels(scale: CGFloat) -> Pixmap {
    let target = Pixmap(
      size: PixelSize(
        width: max(1, Int((size.width * scale).rounded())),
        height: max(1, Int((size.height * scale).rounded()))))
    let renderer = Renderer(options: Renderer.Options(scale: scale, background: Ink.paper))
    renderer.render(displayList, into: target)
    return target
  }

  package var displayList: DisplayList {
    DisplayList(size: size, items: elements.flatMap(Self.items))
  }

  private static func items(_ element: Element) -> [DisplayItem] {
    switch element {
    case .rect(let rect, let fill):
      return [DisplayItem(.fill(Path(rect), FillStyle(), .solid(fill)))]
    case .line(let points, let width, let color, let dash):
      guard let first = points.first else { return [] }
      var path = Path()
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
      let style = StrokeStyle(lineWidth: width, lineJoin: .round, dash: dash)
      return [DisplayItem(.stroke(path, style, antialiased: true, .solid(color)))]
    case .area(let path, let isEvenOdd, let color):
      return [DisplayItem(.fill(path, FillStyle(eoFill: isEvenOdd), .solid(color)))]
    case .dot(let point, let radius, let color):
      let box = CGRect(
        x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)
      return [DisplayItem(.fill(Path(ellipseIn: box), FillStyle(), .solid(color)))]
    case .text(let text, let point, let size, let color, let anchor, let isBold):
      return words(text, point, size, color, anchor, isBold)
    case .image(let image, let rect, let opacity, let blend):
      return [DisplayItem(.image(image, rect, .high), opacity: opacity, blendMode: blend)]
    }
  }

  private static func words(
    _ text: String, _ point: CGPoint, _ size: CGFloat, _ color: DisplayColor, _ anchor: Anchor,
    _ isBold: Bool
  ) -> [DisplayItem] {
    let font = FontDescription(
      sizePoints: size, weight: isBold ? 600 : 400, isMonospacedDigit: true)
    let layout = TextEngine.process.layout(
      [TextRun(text, font: font)], style: ParagraphStyle(), proposedWidth: nil,
      proposedHeight: nil, displayScale: 2)
    let shift: CGFloat =
      anchor == .start ? 0 : anchor == .middle ? layout.size.width / 2 : layout.size.width
    let move = ProjectionTransform(
      CGAffineTransform(translationX: point.x - shift, y: point.y - layout.firstBaseline))
    return layout.pieces.compactMap { piece in
      guard case .outlines(let outlines, _) = piece else { return nil }
      return DisplayItem(.outlines(outlines, .solid(color)), transform: move)
    }
  }
}
