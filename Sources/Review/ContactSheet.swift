import AnimationCore
package import Display
import Encoders
package import Geometry
package import Playback
import Raster

/// Gathers the frames of a short film for one picture of them all.
package final class ContactSheet: FrameSink {
  /// One frame with its words.
  private struct Cell {
    var image: DisplayImage
    var frame: Int
    var seconds: Double
  }
  private var cells: [Cell] = []
  private var size = CGSize.zero
  private let title: String

  package init(title: String) { self.title = title }

  package func begin(_ format: FilmFormat) {
    size = CGSize(
      width: Double(format.size.width) / format.scale,
      height: Double(format.size.height) / format.scale)
  }
  package func consume(_ frame: Frame) {
    let pixels = frame.pixels
    cells.append(
      Cell(
        image: DisplayImage(
          width: pixels.size.width, height: pixels.size.height, pixels: pixels.rgba()),
        frame: frame.sceneFrame, seconds: frame.time.seconds))
  }
  package func finish() {}
  package func cancel() { cells = [] }

  /// When each frame is shown, in scene time.
  package var timesSeconds: [Double] { cells.map(\.seconds) }

  // MARK: Sheet

  private static let margin: CGFloat = 24
  private static let label: CGFloat = 26
  private static let head: CGFloat = 44

  /// Labelled cells in rows.
  /// - Parameter notes: A word for each frame, such as the phase; empty for none.
  package func sheet(notes: [String] = []) -> Drawing {
    let columns = Self.columns(for: cells.count, of: size)
    let rows = (cells.count + columns - 1) / max(columns, 1)
    // Cells are large enough to be looked at and small enough for one page.
    let width = min(max(size.width, 120), 1400 / CGFloat(max(columns, 1)))
    let height = size.width > 0 ? size.height * width / size.width : width
    var drawing = Drawing(
      size: CGSize(
        width: Self.margin + CGFloat(columns) * (width + Self.margin),
        height: Self.head + CGFloat(rows) * (height + Self.label + 12) + 8))
    drawing.elements.append(.rect(CGRect(origin: .zero, size: drawing.size), fill: Ink.paper))
    drawing.elements.append(
      .text(title, at: CGPoint(x: Self.margin, y: 28), size: 15, color: Ink.text, isBold: true))
    for (index, cell) in cells.enumerated() {
      let x = Self.margin + CGFloat(index % columns) * (width + Self.margin)
      let y = Self.head + CGFloat(index / columns) * (height + Self.label + 12)
      let area = CGRect(x: x, y: y, width: width, height: height)
      drawing.elements.append(.rect(area.insetBy(dx: -1, dy: -1), fill: Ink.grid))
      drawing.elements.append(.image(cell.image, area))
      drawing.elements.append(
        .text(
          "#\(cell.frame)", at: CGPoint(x: x, y: area.maxY + 16), size: 11, color: Ink.text,
          isBold: true))
      drawing.elements.append(
        .text(
          Self.seconds(cell.seconds), at: CGPoint(x: area.maxX, y: area.maxY + 16), size: 11,
          color: Ink.faint, anchor: .end))
      if notes.indices.contains(index), !notes[index].isEmpty {
        drawing.elements.append(
          .text(
            notes[index], at: CGPoint(x: area.midX, y: area.maxY + 16), size: 11,
            color: Ink.mark, anchor: .middle))
      }
    }
    return drawing
  }

  private static func columns(for count: Int, of size: CGSize) -> Int {
    guard count > 0 else { return 1 }
    let wanted = size.height > size.width * 1.3 ? 6 : 4
    return min(count, wanted)
  }

  private static func seconds(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest) s"
  }

  // MARK: Onion skin

  /// A way of a view, a point a frame; the dots are equal times apart.
  package struct Way: Sendable {
    package var points: [CGPoint]
    package init(points: [CGPoint]) { self.points = points }
  }

  /// All frames over each other, the last one in full.
  /// - Parameter isDark: Whether the ground is dark, so that the lighter of two pixels is kept.
  package func onion(ways: [Way], isDark: Bool) -> Drawing {
    var drawing = Drawing(size: size)
    let area = CGRect(origin: .zero, size: size)
    let ground = isDark ? DisplayColor(red: 0, green: 0, blue: 0) : Ink.paper
    drawing.elements.append(.rect(area, fill: ground))
    for (index, cell) in cells.enumerated() {
      let share = cells.count > 1 ? Double(index) / Double(cells.count - 1) : 1
      drawing.elements.append(
        .image(
          cell.image, area, opacity: 0.25 + 0.75 * share * share,
          blend: isDark ? .lighten : .darken))
    }
    for way in ways {
      drawing.elements.append(.line(way.points, width: 0.75, color: Ink.velocity))
      drawing.elements += way.points.map { .dot($0, radius: 1.5, color: Ink.velocity) }
    }
    return drawing
  }
}
