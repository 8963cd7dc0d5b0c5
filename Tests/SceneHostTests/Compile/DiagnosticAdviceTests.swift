import Foundation
import SceneHost
import Testing

@Suite("What a compiler's error means") struct DiagnosticAdviceTests {
  private static let catalogue = ScenesVocabulary(
    modules: ["Combine", "CoreGraphics", "QuartzCore", "SwiftUI", "UIKit"],
    words: [
      "Circle", "RoundedRectangle", "VStack", "background", "cornerRadius", "foregroundStyle",
      "matchedGeometryEffect", "navigationTitle", "onAppear", "opacity", "padding", "phaseAnimator",
      "rotationEffect", "scaleEffect", "State", "StateObject", "withAnimation", "ignoresSafeArea",
    ])

  /// Messages of the compiler for typical mistakes, and what the advice must name.
  @Test(
    "typical mistakes are answered with what there is",
    arguments: [
      ("value of type 'Text' has no member 'foregroundStlye'", "'foregroundStyle'"),
      ("value of type 'some View' has no member 'scalEffect'", "'scaleEffect'"),
      ("value of type 'some View' has no member 'rotatonEffect'", "'rotationEffect'"),
      ("value of type 'some View' has no member 'onApear'", "'onAppear'"),
      ("value of type 'Circle' has no member 'opacty'", "'opacity'"),
      ("value of type 'VStack<Text>' has no member 'navigationTittle'", "'navigationTitle'"),
      ("value of type 'Text' has no member 'paddng'", "'padding'"),
      ("cannot find 'Circel' in scope", "'Circle'"),
      ("cannot find 'RoundRectangle' in scope", "'RoundedRectangle'"),
      ("cannot find 'withAnimaton' in scope", "'withAnimation'"),
      ("cannot find type 'StateObjct' in scope", "'StateObject'"),
      ("unknown attribute 'Stat'", "'@State'"),
      ("no such module 'SwiftUi'", "'SwiftUI'"),
      ("no such module 'SpriteKit'", "Canvas in a TimelineView"),
      ("cannot find 'VideoPlayer' in scope", "TimelineView"),
      ("value of type 'some View' has no member 'chartXAxis'", "draw axes with shapes"),
      ("value of type 'some View' has no member 'shimmeringOverlay'", "give the whole folder"),
      ("extraneous argument label 'hex:' in call", "'hex:'"),
      ("'#selector' can only be used with the Objective-C runtime", "use a closure"),
      (
        "the compiler is unable to type-check this expression in reasonable time; try", "split"
      ),
    ])
  func advice(_ message: String, _ wanted: String) throws {
    let text = "dir/A.swift:3:5: error: \(message)\n  code\n    ^"
    let lines = DiagnosticAdvice.explained(text, catalogue: Self.catalogue)
      .split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    let last = try #require(lines.last)
    #expect(last.hasPrefix("dir/A.swift:3:5: help: "), "\(last)")
    #expect(last.contains(wanted), "\(last)")
  }

  @Test("an error without advice stays as it is, and each keeps its own")
  func several() {
    let text = """
      a.swift:1:1: error: expected '}'
      a.swift:2:1: error: cannot find 'Circel' in scope
        x
      a.swift:3:1: error: expected ')'
      """
    #expect(
      DiagnosticAdvice.explained(text, catalogue: Self.catalogue) == """
        a.swift:1:1: error: expected '}'
        a.swift:2:1: error: cannot find 'Circel' in scope
          x
        a.swift:2:1: help: is 'Circle' meant? 'Circel' is not here
        a.swift:3:1: error: expected ')'
        """)
  }

  @Test("the words come from the catalogue itself")
  func catalogue() throws {
    let fixture = try SceneFixture(
      "import SwiftUI\n#Preview { Text(\"a\").foregroundStlye(.red) }\n")
    defer { fixture.remove() }
    guard case .doesNotCompile(let text) = fixture.failure() else {
      Issue.record("it compiled")
      return
    }
    #expect(text.contains(":2:22: help: is 'foregroundStyle' meant?"), "\(text)")
  }

  @Test(
    "words differ by letters put in, left out, changed and swapped",
    arguments: [
      ("", "abc", 3), ("abc", "abc", 0), ("kitten", "sitting", 3), ("ab", "ba", 1),
      ("foregroundStlye", "foregroundStyle", 1), ("a", "", 1),
    ])
  func distance(_ a: String, _ b: String, _ wanted: Int) {
    #expect(EditDistance.between(a, b) == wanted)
    #expect(EditDistance.between(b, a) == wanted)
  }
}
