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
  static let weights = stride(from: 100.0, through: 900, by: 100).map { $0 }

  @Test("draws the essential symbols", arguments: essentials)
  func essentials(name: String) {
    #expect(SymbolLibrary.names.contains(name))
    #expect(SymbolLibrary.drawing(for: SymbolRequest(name: name)) != nil)
  }

  @Test("draws every listed name inside its alignment rectangle", arguments: weights)
  func bounds(weight: Double) throws {
    for name in SymbolLibrary.names {
      let drawing = try #require(
        SymbolLibrary.drawing(for: SymbolRequest(name: name, weight: weight)), "\(name)")
      #expect(!drawing.layers.isEmpty, "\(name)")
      for layer in drawing.layers {
        #expect(!layer.outline.path.isEmpty, "\(name)")
        let corners = layer.outline.path.corners
        let isInside = corners.allSatisfy {
          $0.x >= 0 && $0.y >= 0 && $0.x <= drawing.size.width && $0.y <= drawing.size.height
        }
        #expect(isInside, "\(name)")
      }
    }
  }

  @Test("uses more ink for a heavier weight")
  func ink() throws {
    // Where details are gaps, they grow with the weight as well.
    for name in SymbolLibrary.names where !name.contains(".fill") {
      let areas = try Self.weights.map { weight in
        let request = SymbolRequest(name: name, weight: weight)
        return try #require(SymbolLibrary.drawing(for: request)).totalArea
      }
      #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 }, "\(name) \(areas)")
    }
  }

  @Test("reaches farther for a heavier weight")
  func reach() throws {
    for name in SymbolLibrary.names {
      let sizes = try Self.weights.map { weight in
        try #require(SymbolLibrary.drawing(for: SymbolRequest(name: name, weight: weight))).size
      }
      let grows = zip(sizes, sizes.dropFirst()).allSatisfy {
        $0.width < $1.width && $0.height < $1.height
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
