import Display
import Geometry
import Symbols
import Testing

@Suite("SymbolLibrary")
struct SymbolLibraryTests {
  /// What people search for first; each must be drawn.
  static let essentials = [
    "heart", "heart.fill", "bell.fill", "star.fill", "hand.thumbsup.fill", "cart.badge.plus",
    "party.popper.fill", "plus", "checkmark", "xmark", "chevron.left", "chevron.right",
    "chevron.up", "chevron.down", "play.fill",
  ]
  /// What the open corpus of SwiftUI files asks for.
  static let corpus = """
    sparkles circle heart.fill bell.fill plus sun.max.fill play.fill forward.fill airplayaudio
    backward.fill diamond square magnifyingglass star.fill xmark mic.fill heart lock.shield
    checkmark circle.fill xmark.circle.fill checkmark.circle.fill chevron.up plus.circle
    cloud.fill eye.fill gearshape.fill bag.badge.plus calendar.badge.plus gauge.badge.plus pencil
    sun.min.fill arrow.clockwise lock.fill minus.circle sparkle 123.rectangle arrow.2.circlepath
    arrow.triangle.2.circlepath arrow.trianglehead.clockwise bird.fill chart.bar.fill
    circle.slash control eye.slash.fill moon.circle moon.stars.fill mountain.2.fill
    speaker.wave.3 swift tree.fill triangle.fill viewfinder wifi
    """.split(whereSeparator: \.isWhitespace).map { String($0) }
  static let weights = stride(from: 100.0, through: 900, by: 100).map { $0 }

  @Test("draws what people use", arguments: corpus)
  func corpus(name: String) {
    #expect(SymbolLibrary.drawing(for: SymbolRequest(name: name)) != nil)
  }

  @Test("draws the essential symbols", arguments: essentials)
  func essentials(name: String) {
    #expect(SymbolLibrary.names.contains(name))
    #expect(SymbolLibrary.drawing(for: SymbolRequest(name: name)) != nil)
  }

  /// Every listed name at every weight it is measured at, lightest first.
  ///
  /// Drawn symbols have all nine; those composed of a drawn one and a shape, a slash or a badge
  /// have three, since they differ from it only in parts that others show.
  private static let measured: [(name: String, drawings: [SymbolDrawing])] =
    SymbolLibrary.names.map { name in
      let isComposed = composed.contains { name.contains($0) }
      let drawings = (isComposed ? [100, 400, 900] : weights).compactMap { weight in
        SymbolLibrary.drawing(for: SymbolRequest(name: name, weight: weight))
      }
      return (name, drawings)
    }
  private static let composed = [".circle", ".square", ".slash", ".badge"]

  @Test("lists at least 400 symbols that are drawn and not composed")
  func count() {
    let composed = Self.composed + [".fill"]
    let drawn = SymbolLibrary.names.filter { name in !composed.contains { name.contains($0) } }
    #expect(drawn.count >= 400)
  }

  @Test("draws every listed name inside its alignment rectangle")
  func bounds() throws {
    for (name, drawings) in Self.measured {
      #expect(drawings.count == 3 || drawings.count == 9, "\(name)")
      for drawing in drawings {
        #expect(!drawing.layers.isEmpty, "\(name)")
        for layer in drawing.layers {
          let corners = layer.outline.path.corners
          let isInside = corners.allSatisfy {
            $0.x >= 0 && $0.y >= 0 && $0.x <= drawing.size.width && $0.y <= drawing.size.height
          }
          #expect(isInside && !corners.isEmpty, "\(name)")
        }
      }
    }
  }

  @Test("uses more ink for a heavier weight")
  func ink() throws {
    // Where details are gaps, they grow with the weight as well.
    for (name, drawings) in Self.measured where !name.contains(".fill") {
      let areas = drawings.map(\.totalArea)
      #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 }, "\(name) \(areas)")
    }
  }

  @Test("reaches farther for a heavier weight")
  func reach() throws {
    for (name, drawings) in Self.measured {
      let grows = zip(drawings, drawings.dropFirst()).allSatisfy {
        $0.size.width < $1.size.width && $0.size.height < $1.size.height
      }
      #expect(grows, "\(name)")
    }
  }

  @Test("draws different names differently")
  func differences() throws {
    let aliases = Set(SymbolLibrary.aliases.map(\.name))
    var seen: [[CGPoint]: String] = [:]
    for name in SymbolLibrary.names where !aliases.contains(name) {
      let drawing = try #require(SymbolLibrary.drawing(for: SymbolRequest(name: name)))
      let corners = drawing.layers.flatMap { $0.outline.path.corners }
      #expect(seen[corners] == nil, "\(name) is drawn as \(seen[corners] ?? "")")
      seen[corners] = name
    }
  }

  @Test("draws a second name as the name it stands for")
  func aliases() throws {
    for (name, target) in SymbolLibrary.aliases {
      let drawing = try #require(SymbolLibrary.drawing(for: SymbolRequest(name: name)), "\(name)")
      #expect(drawing == SymbolLibrary.drawing(for: SymbolRequest(name: target)))
    }
  }

  @Test(
    "knows no names that are not symbols", arguments: ["", "hart.fill", "plus.fill", "a", "heart."])
  func unknown(name: String) {
    #expect(SymbolLibrary.drawing(for: SymbolRequest(name: name)) == nil)
  }

  @Test("shares the outlines of equal requests")
  func sharing() throws {
    let request = SymbolRequest(name: "heart.fill", weight: 500)
    let first = try #require(SymbolLibrary.drawing(for: request)?.layers.first)
    let second = try #require(SymbolLibrary.drawing(for: request)?.layers.first)
    #expect(first.outline === second.outline)
  }

  @Test("finds the name that was meant")
  func closest() {
    #expect(SymbolLibrary.closestNames(to: "hart.fill").first == "heart.fill")
    #expect(SymbolLibrary.closestNames(to: "chevron.rigth", limit: 2).contains("chevron.right"))
    #expect(SymbolLibrary.closestNames(to: "heart", limit: 0).isEmpty)
  }

  @Test("lists names once and in order")
  func order() {
    let names = SymbolLibrary.names
    #expect(zip(names, names.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("draws a placeholder that is none of the plain shapes")
  func placeholder() {
    #expect(!SymbolLibrary.placeholder(for: SymbolRequest(name: "no.such.name")).layers.isEmpty)
  }
}
