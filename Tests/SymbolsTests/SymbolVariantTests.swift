import Display
import Geometry
import Symbols
import Testing

@Suite("Symbol variants")
struct SymbolVariantTests {
  private func drawing(_ name: String, weight: Double = 400) throws -> SymbolDrawing {
    try #require(SymbolLibrary.drawing(for: SymbolRequest(name: name, weight: weight)))
  }

  @Test("a badge is a layer of its own", arguments: ["cart.badge.plus", "bell.badge"])
  func badge(name: String) throws {
    let drawing = try drawing(name)
    #expect(drawing.layers.count >= 2)
    #expect(Set(drawing.layers.map(\.motionGroup)).count >= 2)
    #expect(drawing.layers.contains { $0.level == .primary })
    #expect(drawing.layers.contains { $0.level == .secondary })
  }

  @Test("a filled circle has a gap that its sign fills exactly")
  func cutout() throws {
    let filled = try drawing("plus.circle.fill")
    let disc = try drawing("circle.fill")
    let sign = try #require(filled.layers.first { $0.isCutout })
    // The gap and the sign are the same region, so together they are the whole disc.
    let whole = filled.monochromeArea + sign.outline.path.signedArea
    #expect(abs(whole - disc.monochromeArea) < 1e-4)
  }

  @Test("a slash crosses out and clears a gap")
  func slash() throws {
    let plain = try drawing("bell.fill")
    let slashed = try drawing("bell.slash.fill")
    #expect(slashed.layers.count == 2)
    let bell = try #require(slashed.layers.first { $0.level == .secondary })
    #expect(bell.outline.path.signedArea < plain.monochromeArea)
  }

  @Test(
    "outline and filled variants have the same alignment rectangle", arguments: ["heart", "star"])
  func alignment(name: String) throws {
    let (outline, filled) = (try drawing(name), try drawing(name + ".fill"))
    #expect(abs(outline.size.width - filled.size.width) < 0.001)
    #expect(abs(outline.size.height - filled.size.height) < 0.001)
    #expect(abs(outline.baseline - filled.baseline) < 0.001)
  }

  @Test("a circle is centred on the capitals and about as wide as the font size")
  func centre() throws {
    let circle = try drawing("circle")
    // Capitals of 0.704 em: their middle lies 0.352 em above the baseline.
    #expect(abs(circle.baseline - circle.size.height / 2 - 0.352) < 0.001)
    let xs = circle.layers.flatMap { $0.outline.path.corners.map(\.x) }
    let width = try #require(xs.max()) - (try #require(xs.min()))
    #expect(abs(width - 1) < 0.01)
  }

  @Test("scales change the size more than the stroke")
  func scales() throws {
    func plus(_ scale: SymbolRequest.Scale) throws -> SymbolDrawing {
      try #require(SymbolLibrary.drawing(for: SymbolRequest(name: "plus", scale: scale)))
    }
    let (small, medium, large) = (try plus(.small), try plus(.medium), try plus(.large))
    #expect(small.size.width < medium.size.width)
    #expect(medium.size.width < large.size.width)
    let growth = large.size.width / small.size.width
    #expect(large.monochromeArea / small.monochromeArea < growth * growth)
  }

  @Test(
    "numbers and letters are drawn inside shapes",
    arguments: ["0.circle", "50.square.fill", "z.circle.fill"])
  func letters(name: String) throws {
    #expect(try !drawing(name).layers.isEmpty)
  }

  @Test("weights between the named ones lie between them")
  func continuity() throws {
    let areas = try [400.0, 437, 500].map { try drawing("heart", weight: $0).monochromeArea }
    #expect(areas[0] < areas[1] && areas[1] < areas[2])
  }

  @Test(
    "a variable value dims the layers above it", arguments: [(0.0, 3), (0.2, 2), (0.5, 1), (1, 0)])
  func variable(value: Double, dimmed: Int) throws {
    let request = SymbolRequest(name: "speaker.wave.3", variableValue: value)
    let drawing = try #require(SymbolLibrary.drawing(for: request))
    #expect(drawing.isVariable)
    #expect(drawing.layers.count { $0.isDimmed } == dimmed)
  }

  @Test("the sign of a badge shows as a gap in every mode but multicolor")
  func badgeSign() throws {
    let signs = try drawing("cart.badge.plus").layers.filter { $0.isCutout }
    #expect(signs.count == 1 && signs.allSatisfy { $0.isMulticolorOnly && $0.tint == .white })
    #expect(try drawing("plus.circle.fill").layers.allSatisfy { !$0.isMulticolorOnly })
  }
}
