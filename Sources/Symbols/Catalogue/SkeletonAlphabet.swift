import Geometry

/// Plain single-stroke letters and digits for signs inside shapes.
enum SkeletonAlphabet {
  /// Letter, width, path from x = 0; capitals reach from −35 to 35.
  private static let table = """
    0 42 O 21 0 21 35
    1 20 M2 -22 L18 -35 V35
    2 42 M2 -18 C2 -28 10 -35 21 -35 C32 -35 40 -28 40 -17 C40 -9 36 -3 28 5 L2 35 H42
    3 41 M3 -22 C5 -30 12 -35 21 -35 C32 -35 39 -28 39 -18 C39 -8 32 -2 21 -2 H14 M21 -2 \
    C33 -2 41 5 41 16 C41 28 32 35 21 35 C10 35 3 30 1 21
    4 45 M33 35 V-35 L2 17 H45
    5 41 M38 -35 H9 L6 -4 C10 -8 15 -10 21 -10 C33 -10 41 -1 41 12 C41 26 33 35 21 35 \
    C11 35 4 30 1 22
    6 42 O 21 13 20 22 M37 -25 C34 -32 29 -35 23 -35 C8 -35 1 -21 1 4 V13
    7 42 M1 -35 H42 L15 35
    8 40 O 20 -18.5 16.5 16.5 O 20 16.5 20 18.5
    9 42 O 21 -13 20 22 M5 25 C8 32 13 35 19 35 C34 35 41 21 41 -4 V-13
    a 56 M0 35 L28 -35 L56 35 M10 11 H46
    b 44 M2 -35 V35 H24 C36 35 43 28 43 17 C43 5 35 -2 24 -2 H2 M24 -2 C33 -2 39 -9 39 -18 \
    C39 -28 33 -35 23 -35 H2
    c 54 M53 -17 C49 -28 40 -35 28 -35 C11 -35 0 -21 0 0 C0 21 11 35 28 35 C40 35 49 28 53 17
    d 50 M2 -35 V35 H20 C38 35 50 22 50 0 C50 -22 38 -35 20 -35 Z
    e 38 M38 -35 H1 V35 H38 M1 -1 H34
    f 37 M37 -35 H1 V35 M1 0 H33
    g 55 M53 -18 C49 -28 40 -35 28 -35 C11 -35 0 -21 0 0 C0 21 11 35 29 35 C43 35 55 27 55 9 V4 H31
    h 46 M0 -35 V35 M46 -35 V35 M0 0 H46
    i 0 M0 -35 V35
    j 32 M32 -35 V14 C32 28 25 35 16 35 C7 35 1 29 0 19
    k 46 M1 -35 V35 M43 -35 L1 9 M16 -6 L46 35
    l 37 M1 -35 V35 H37
    m 58 M0 35 V-35 L29 18 L58 -35 V35
    n 48 M0 35 V-35 L48 35 V-35
    o 60 O 30 0 30 35
    p 42 M1 35 V-35 H23 C35 -35 42 -27 42 -15 C42 -3 35 5 23 5 H1
    q 60 O 30 0 30 35 M37 19 L57 38
    r 44 M1 35 V-35 H23 C35 -35 42 -27 42 -16 C42 -4 35 4 23 4 H1 M24 4 L44 35
    s 43 M41 -20 C38 -30 31 -35 22 -35 C10 -35 3 -28 3 -18 C3 -7 12 -3 22 0 C33 3 43 7 43 18 \
    C43 28 34 35 22 35 C11 35 3 29 0 19
    t 50 M0 -35 H50 M25 -35 V35
    u 46 M0 -35 V10 C0 26 9 35 23 35 C37 35 46 26 46 10 V-35
    v 54 M0 -35 L27 35 L54 -35
    w 78 M0 -35 L19.5 35 L39 -32 L58.5 35 L78 -35
    x 48 M0 -35 L48 35 M48 -35 L0 35
    y 52 M0 -35 L26 2 L52 -35 M26 2 V35
    z 46 M2 -35 H45 L1 35 H46
    """

  /// Space between two digits.
  private static let spacing = 17.0

  private struct Glyph {
    var width: Double
    var path: Path
  }

  /// The letters a to z and the numbers 0 to 50, listed inside circles and squares only.
  static var definitions: [SymbolDefinition] {
    let glyphs = readTable()
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    return (letters + (0...50).map { String($0) }).map { name in
      var definition = SymbolDefinition(name: name)
      definition.variants = "ncq"
      var part = SymbolPart(kind: .stroke)
      part.path = line(of: name.compactMap { glyphs[$0] })
      definition.parts = [part]
      return definition
    }
  }

  private static func readTable() -> [Character: Glyph] {
    var glyphs: [Character: Glyph] = [:]
    for row in table.split(separator: "\n") {
      let words = row.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let name = words[0].first, let width = Double(words[1]) else {
        continue
      }
      glyphs[name] = Glyph(width: width, path: PathDataParser.path(from: words[2].utf8))
    }
    return glyphs
  }

  /// Glyphs side by side, centred on (0, 0).
  private static func line(of glyphs: [Glyph]) -> Path {
    let total = glyphs.reduce(spacing * Double(glyphs.count - 1)) { $0 + $1.width }
    var x = -total / 2
    var path = Path()
    for glyph in glyphs {
      path.addPath(glyph.path, transform: CGAffineTransform(translationX: x, y: 0))
      x += glyph.width + spacing
    }
    return path
  }
}
