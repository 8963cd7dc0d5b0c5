import Display
import Geometry
import Symbols
import TestSupport
import Testing

@Suite("Symbols from SVG files") struct SymbolFileTests {
  private func bounds(_ drawing: SymbolDrawing?) -> CGRect {
    (drawing?.layers ?? []).reduce(.null) { $0.union($1.outline.path.boundingRect) }
  }
  private func drawing(
    _ svg: String, weight: Double = 400, scale: SymbolRequest.Scale = .medium,
    name: String = #function
  ) throws -> SymbolDrawing? {
    SymbolLibrary.add(try SymbolFile(svg), named: name)
    return SymbolLibrary.drawing(
      for: SymbolRequest(name: name, weight: weight, scale: scale))
  }

  @Test(
    "read every shape, transform and form of number to the same square",
    arguments: [
      "<path d='M6 6h12v12H6z'/>", "<path d='M6,6 18,6 18,18 6,18Z'/>",
      "<path d='m6 6 12 0 0 12-12 0z'/>", "<path d='M.6e1+6L18 6l0 12L6 18'/>",
      "<rect x=\"6\" y=\"6\" width=\"12\" height=\"12\"/>",
      "<polygon points='6,6 18,6 18,18 6,18'/>",
      "<g transform='translate(6 6)'><rect width='12' height='12'/></g>",
      "<g transform='translate(6,6) scale(12)'><path d='M0 0H1V1H0'/></g>",
      "<rect x='6' y='6' width='12' height='12' transform='rotate(90 12 12)'/>",
      "<path transform='matrix(0.5 0 0 0.5 6 6)' d='M0 0L24 0 24 24 0 24'/>",
      "<line x1='6' y1='12' x2='18' y2='12' stroke='#000' stroke-width='12'/>",
      "<path style='fill:none; stroke:black; stroke-width:2' d='M7 7H17V17H7Z'/>",
      "<!-- <rect width='24' height='24'/> --><defs><rect width='24' height='24'/></defs>"
        + "<rect x='6' y='6' width='12' height='12'/>",
      "<path d='M6 12a6 6 0 0112 0A6 6 0 0 1 6 12'/>", "<circle cx='12' cy='12' r='6'/>",
      "<path d='M6 12C6 4 18 4 18 12S6 20 6 12'/>",
    ])
  func shapes(_ body: String) throws {
    let svg = "<?xml version='1.0'?><svg viewBox='0 0 24 24'>\(body)</svg>"
    let drawing = try #require(try drawing(svg, name: body))
    // 24 units are 1.2 em.
    let found = bounds(drawing)
    let wanted = [0.3, 0.3, 0.9, 0.9]
    for (value, place) in zip([found.minX, found.minY, found.maxX, found.maxY], wanted) {
      #expect(abs(value - place) < 1e-9, "\(found)")
    }
    #expect(abs(drawing.size.width - 1.2) < 1e-12)
  }

  @Test("leave holes where the even-odd rule wants them")
  func evenOdd() throws {
    let svg = "<svg viewBox='0 0 9 9'><path fill-rule='evenodd' d='M0 0h9v9H0z M3 3h3v3H3z'/></svg>"
    let layer = try #require(try drawing(svg)?.layers.first)
    #expect(layer.outline.fillStyle.isEOFilled)
  }

  /// A template: a bar that is 10 units wide at the lightest weight and 50 at the heaviest.
  private static let template = """
    <svg><g id="Notes"><text>Weight</text></g>
    <g id="Guides"><line id="Baseline-S" x1="0" y1="200" x2="900" y2="200"/>
    <line id="Capline-S" x1="0" y1="130" x2="900" y2="130"/>
    <line id="left-margin-Ultralight-S" x1="95" x2="95" y1="0" y2="300"/>
    <line id="right-margin-Ultralight-S" x1="115" x2="115" y1="0" y2="300"/>
    <line id="left-margin-Black-S" x1="495" x2="495" y1="0" y2="300"/>
    <line id="right-margin-Black-S" x1="555" x2="555" y1="0" y2="300"/></g>
    <g id="Symbols">
    <g id="Black-S" transform="matrix(1 0 0 1 500 200)"><path class="hierarchical-0:secondary
      multicolor-0:systemRedColor" d="M0-100H50V0H0z"/></g>
    <g id="Ultralight-S" transform="matrix(1 0 0 1 100 200)"><path d="M0-100H10V0H0z"/></g>
    </g></svg>
    """

  @Test(
    "follow the weight between those that the file draws",
    arguments: [(100.0, 0.1, 0.2), (900, 0.5, 0.6), (500, 0.3, 0.4), (50, 0.1, 0.2)])
  func weights(_ row: (weight: Double, bar: Double, width: Double)) throws {
    let drawing = try #require(
      try drawing(Self.template, weight: row.weight, scale: .small, name: "bar"))
    #expect(abs(bounds(drawing).width - row.bar) < 1e-9)
    #expect(abs(drawing.size.width - row.width) < 1e-9)
    #expect(abs(drawing.baseline - 1) < 1e-9)
    #expect(abs(bounds(drawing).minX - 0.05) < 1e-9)
  }

  @Test("take ranks and colours from the classes of a template")
  func classes() throws {
    let layer = try #require(
      try drawing(Self.template, weight: 900, scale: .small, name: "bar2")?.layers.first)
    #expect(layer.level == .secondary)
    #expect(layer.tint == .red)
  }

  @Test(
    "that cannot be used say why",
    arguments: [
      ("", 1, "no svg tag"), ("<svg></svg>", 1, "nothing is drawn"),
      ("<svg>\n<path d='M0 0", 2, "cannot be read"), ("<svg>\n\n<!-- x", 3, "does not end"),
      ("<svg viewBox='0 0 4 4'><path d='L1 1'/></svg>", 1, "nothing is drawn"),
    ])
  func refused(_ row: (svg: String, line: Int, told: String)) {
    let error = #expect(throws: SymbolFileError.self) { try SymbolFile(row.svg) }
    #expect(error?.line == row.line)
    #expect(error?.problem.contains(row.told) == true)
  }

  @Test("survive letters in any order")
  func random() {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      "<", ">", "/", "svg", "path", " d='", "'", "M0 0", "L", "1e9", "-", ".", "A1 1 0 0 1", "=",
      "\"", "g", " transform='rotate(", "matrix(1)", "<!--", "-->", " viewBox='0 0 2 2'", "Z", "\n",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 1...20, using: &generator))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
      // Either is right; a trap is not.
      if let file = try? SymbolFile("<svg>" + text) { SymbolLibrary.add(file, named: "random") }
    }
    #expect(SymbolLibrary.drawing(for: SymbolRequest(name: "heart")) != nil)
  }
}
