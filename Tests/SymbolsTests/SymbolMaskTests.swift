import Display
import Geometry
import Raster
import Symbols
import TestSupport
import Testing

@Suite("Symbol masks") struct SymbolMaskTests {
  private static let side = 40

  /// The coverage of a symbol in one colour, in 16 steps, fitted into a square.
  private func mask(_ name: String) -> [UInt8]? {
    guard let drawing = SymbolLibrary.drawing(for: SymbolRequest(name: name)) else { return nil }
    let side = Self.side
    let share = Double(side) / max(drawing.size.width, drawing.size.height)
    let map = CGAffineTransform(scaleX: share, y: share)
    let items = drawing.layers.filter { !$0.isCutout }.map {
      DisplayItem(.outlines([PlacedOutline($0.outline, transform: map)], .solid(.black)))
    }
    let size = PixelSize(width: side, height: side)
    let target = Pixmap(size: size)
    Renderer(
      options: Renderer.Options(
        scale: 1, background: DisplayColor(red: 0, green: 0, blue: 0, opacity: 0))
    ).render(
      DisplayList(size: CGSize(width: side, height: side), items: items), into: target)
    return DisplayedPixels(target).pixels.map { UInt8($0 >> 28) }
  }

  @Test("of two names are the same only where one stands for the other")
  func distinct() {
    let aliases = Dictionary(
      uniqueKeysWithValues: SymbolLibrary.aliases.map { ($0.name, $0.target) })
    var seen: [[UInt8]: String] = [:]
    for name in SymbolLibrary.names where aliases[name] == nil {
      guard let mask = mask(name) else { continue }
      #expect(mask.contains { $0 > 7 }, "\(name) is hardly seen")
      #expect(seen[mask] == nil, "\(name) looks like \(seen[mask] ?? "")")
      seen[mask] = name
    }
    #expect(seen.count > 1500)
  }
}
