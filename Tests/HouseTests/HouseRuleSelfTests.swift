import Testing

/// Every rule finds what it is there to find, and lets its counterpart pass.
@Suite("The house rules") struct HouseRuleSelfTests {
  private func file(_ text: String, _ path: String = "Sources/Raster/Sample.swift") -> SourceFile {
    SourceFile(path: path, text: text)
  }

  @Test("read code without comments and strings")
  func stripping() {
    let text = """
      let a = "x // no \\(b("y!")) \\" z!" // c!
      /* d! /* e */ f */ let g = #"h" i!"# + \"""
        j!
        \"""
      let k = 1
      """
    #expect(
      CodeStripper.strip(text)
        == "let a = \"\" \n let g = \"\" + \n\n\"\"\nlet k = 1")
  }

  @Test("find an import that the plan does not have")
  func imports() {
    let bad = ["import SwiftUI", "package import Playback", "@_exported public import Encoders"]
    for line in bad { #expect(ImportRule.violations(in: [file(line)]).count == 1, "\(line)") }
    let fine =
      "package import Geometry\nimport Display\nimport struct Foundation.Data\n// import SwiftUI"
    #expect(ImportRule.violations(in: [file(fine)]).isEmpty)
    #expect(ImportRule.violations(in: [file("", "Sources/Attic/A.swift")]).count == 1)
  }

  @Test("find a clock", arguments: ["Date()", "ContinuousClock().now", "DispatchTime.now()"])
  func clocks(call: String) {
    #expect(!BannedCallRule.clockViolations(in: [file("let t = \(call)")]).isEmpty)
    #expect(BannedCallRule.clockViolations(in: [file("// \(call)")]).isEmpty)
    let owner = file("let t = \(call)", "Sources/Annexe/QuartzCore/A.swift")
    #expect(BannedCallRule.clockViolations(in: [owner]).isEmpty)
  }

  @Test("find a transcendental function")
  func math() {
    for call in ["sin(x)", "Foundation.exp(x)", "-pow(x, 2)", "Glibc.log(x)"] {
      #expect(BannedCallRule.mathViolations(in: [file("let y = \(call)")]).count == 1, "\(call)")
    }
    for call in [
      "Transcendentals.sin(x)", "asinine(x)", "x.log(2)", "func exp(x: Int)", "\"sin(\"",
    ] {
      #expect(BannedCallRule.mathViolations(in: [file(call)]).isEmpty, "\(call)")
    }
  }

  @Test("find fused multiplication")
  func fused() {
    #expect(BannedCallRule.fusedViolations(in: [file("a.addingProduct(b, c)")]).count == 1)
  }

  @Test(
    "find what is forced", arguments: ["try! f()", "a as! B", "a!.b", "f()!", "var a: B!", "c[0]!"])
  func force(code: String) {
    #expect(ForceRule.violations(in: [file(code)]).count == 1)
    #expect(ForceRule.violations(in: [file(code, "Tests/RasterTests/A.swift")]).isEmpty)
  }
  @Test(
    "let a negation pass", arguments: ["!a", "a != b", "a!=b", "#if !os(Linux)", "\"a!\"", "(!a)"])
  func negation(code: String) { #expect(ForceRule.violations(in: [file(code)]).isEmpty) }

  @Test("find a long file and a full room")
  func sizes() {
    let long = file(String(repeating: "\n", count: 401))
    #expect(SizeRule.fileViolations(in: [long]).count == 1)
    #expect(SizeRule.fileViolations(in: [file(String(repeating: "\n", count: 400))]).isEmpty)
    #expect(SizeRule.roomViolations(in: Array(repeating: long, count: 15)).count == 1)
    #expect(SizeRule.roomViolations(in: [file("", "Sources/Attic/A.swift")]).count == 1)
  }

  @Test("find banners and leftovers")
  func style() {
    #expect(StyleRule.bannerViolations(in: [file("// Sample.swift\n")]).count == 1)
    #expect(StyleRule.bannerViolations(in: [file("let a = 1\n  // -----\n")]).count == 1)
    #expect(StyleRule.bannerViolations(in: [file("/// A thing.\nlet a = 1\n")]).isEmpty)
    let mark = "TO" + "DO"
    #expect(StyleRule.leftoverViolations(in: [file("// \(mark): later")]).count == 1)
    #expect(StyleRule.leftoverViolations(in: [file("let a\(mark) = 1")]).isEmpty)
  }

  @Test("find two files of a name, and names that say nothing")
  func names() {
    let twins = [file("", "Sources/Raster/A.swift"), file("", "Sources/Raster/B/A.swift")]
    #expect(StyleRule.nameViolations(in: twins).count == 1)
    let strangers = [file("", "Sources/Raster/A.swift"), file("", "Sources/Display/A.swift")]
    #expect(StyleRule.nameViolations(in: strangers).isEmpty)
    #expect(
      StyleRule.emptyNameViolations(in: [file("", "Sources/Raster/LayerManager.swift")]).count == 1)
  }

  @Test("find a pointer outside its files")
  func pointers() {
    let code = "var p: UnsafeMutablePointer<Int>"
    #expect(!PointerRule.violations(in: [file(code)]).isEmpty)
    #expect(PointerRule.violations(in: [file(code, "Sources/Raster/Sum+Unsafe.swift")]).isEmpty)
    #expect(PointerRule.violations(in: [file("import CPNG\n" + code)]).isEmpty)
  }

  @Test("find what is inert and does not say so")
  func inert() {
    let path = "Sources/SwiftUI/Inert/A.swift"
    let silent = "  /// Shows a hint.\n  public func hint() -> some View { self }"
    #expect(InertRule.violations(in: [file(silent, path)]).count == 1)
    let honest =
      "  /// Has no effect in a film: a hint.\n  public func hint() -> some View { self }"
    #expect(InertRule.violations(in: [file(honest, path)]).isEmpty)
    #expect(InertRule.violations(in: [file(silent)]).isEmpty)
  }

  @Test("find an encoder without a line")
  func pairs() {
    let registry = file(
      "Entry(make: GIF.encoder)", "Sources/Encoders/EncoderRegistry.swift")
    let gif = file("static func encoder() {}", "Sources/Encoders/GIF.swift")
    let png = file("static func encoder() {}", "Sources/Encoders/PNG.swift")
    #expect(PairRule.encoderViolations(in: [registry, gif]).isEmpty)
    #expect(PairRule.encoderViolations(in: [registry, gif, png]).count == 1)
    #expect(PairRule.encoderViolations(in: [registry]).count == 1)
  }
}
