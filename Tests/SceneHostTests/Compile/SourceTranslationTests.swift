import Foundation
import SceneHost
import Testing

@Suite("Saying Objective-C otherwise") struct SourceTranslationTests {
  @Test(
    "attributes become blanks, selectors calls, and each column stays",
    arguments: [
      ("@objc func a() {}", "      func a() {}"),
      ("@objc(do:it:) func a() {}", "              func a() {}"),
      ("@objcMembers class A {}", "             class A {}"),
      ("@IBAction func b()", "          func b()"),
      ("x(#selector(self.tick(_:)))", "x( Selector(self.tick(_:)))"),
      ("#selector(getter: A.b)", " Selector(       \\A.b)"),
      ("#keyPath(A.b.c)", " _keyOf(\\A.b.c)"),
      ("import CoreImage.CIFilterBuiltins", "import CoreImage                 "),
      ("#if os(iOS) || os(macOS)", "#if true    || os(macOS)"),
      ("#if !os(iOS)", "#if !true   "),
      ("#elseif os(Linux) // os(iOS)", "#elseif false     // os(iOS)"),
      ("#if targetEnvironment(simulator)", "#if true                        "),
    ])
  func words(_ text: String, _ wanted: String) {
    #expect(SourceTranslation.translated(text) == wanted)
    #expect(wanted.utf8.count == text.utf8.count)
  }

  @Test(
    "strings, comments and other words stay",
    arguments: [
      "let a = \"@objc #selector(b)\"", "// @objc #selector(b)", "/* @objc /* @objc */ @objc */",
      "let a = #\"\\(b) @objc\"#", "let a = \"\"\"\n@objc \"x\" #selector(\n\"\"\"",
      "@objcish var a", "#selectors(a)", "import struct Foundation.Date", "a.import.b",
      "@State var a = 1", "let e = \"é @objc\"", "let a = \"unended @objc",
    ])
  func untouched(_ text: String) { #expect(SourceTranslation.translated(text) == text) }

  @Test("code inside a string's parentheses is code")
  func interpolation() {
    #expect(
      SourceTranslation.translated("\"\\(f(#selector(a)) + \"@objc\") @objc\"")
        == "\"\\(f( Selector(a)) + \"@objc\") @objc\"")
  }

  @Test("a display link calls the method of its target once a frame")
  func displayLink() throws {
    let fixture = try SceneFixture(
      """
      import SwiftUI
      final class Ticker: NSObject, ObservableObject {
        @Published var x: CGFloat = 0
        private var link: CADisplayLink?
        func start() {
          link = CADisplayLink(target: self, selector: #selector(tick(_:)))
          link?.add(to: .main, forMode: .common)
        }
        @objc private func tick(_ link: CADisplayLink) { x += 1 }
      }
      struct Moving: View {
        @StateObject private var ticker = Ticker()
        var body: some View {
          Color.red.frame(width: 2, height: 2).offset(x: ticker.x).onAppear { ticker.start() }
        }
      }
      #Preview { Moving() }
      """)
    defer { fixture.remove() }
    let (report, sink) = try fixture.play()
    // 0.1 s at 60 frames a second: at least five of the frames show another place.
    #expect(sink.distinct > 4, "\(report)")
  }

  @Test("an error in a translated file is told at its own place")
  func places() throws {
    let fixture = try SceneFixture(
      "import SwiftUI\nfinal class A: NSObject {\n  @objc func b() { nothing() }\n}\n"
        + "#Preview { Color.red }\n")
    defer { fixture.remove() }
    guard case .doesNotCompile(let text) = fixture.failure() else {
      Issue.record("it compiled")
      return
    }
    #expect(text.contains("\(fixture.files[0].path):3:20: error: cannot find 'nothing'"), "\(text)")
  }
}
