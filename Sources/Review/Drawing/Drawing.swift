package import Display
package import Geometry

/// A drawing of lines, areas, words and pictures that becomes SVG or pixels.
package struct Drawing: Sendable {
  package enum Anchor: String, Sendable { case start, middle, end }

  package enum Element: Sendable {
    case rect(CGRect, fill: DisplayColor)
    case line([CGPoint], width: CGFloat, color: DisplayColor, dash: [CGFloat] = [])
    case area(Path, isEvenOdd: Bool = false, color: DisplayColor)
    case dot(CGPoint, radius: CGFloat, color: DisplayColor)
    /// The point lies on the base line.
    case text(
      String, at: CGPoint, size: CGFloat, color: DisplayColor, anchor: Anchor = .start,
      isBold: Bool = false)
    case image(DisplayImage, CGRect, opacity: Double = 1, blend: DisplayBlendMode = .normal)
  }

  /// In points.
  package var size: CGSize
  package var elements: [Element]

  package init(size: CGSize, elements: [Element] = []) {
    self.size = size
    self.elements = elements
  }
}

/// The colours of drawings: ink on paper, and one hue for each of a few curves.
package enum Ink {
  package static let text = DisplayColor(red: 0.12, green: 0.13, blue: 0.15)
  package static let faint = DisplayColor(red: 0.45, green: 0.47, blue: 0.5)
  package static let grid = DisplayColor(red: 0.88, green: 0.89, blue: 0.91)
  package static let paper = DisplayColor(red: 1, green: 1, blue: 1)
  package static let value = DisplayColor(red: 0.05, green: 0.4, blue: 0.85)
  package static let velocity = DisplayColor(red: 0.9, green: 0.45, blue: 0.1)
  package static let mark = DisplayColor(red: 0.55, green: 0.35, blue: 0.75)
}
