import Testing
import zoetrope_macros

@Suite("Macro expansion") struct MacroExpansionTests {
  private func expand(_ macro: String, _ role: String, _ source: String) throws -> String {
    try Expansion.text(
      for: MacroRequest(
        macro: macro, role: role, discriminator: "D", source: source, fileID: "M/F.swift",
        fileName: "/a/F.swift", line: 3, extendedType: "Shake",
        lexicalContext: ["extension EnvironmentValues {}"]))
  }

  @Test("a preview keeps its name, line, traits and statements")
  func preview() throws {
    let text = try expand(
      "PreviewMacro", "declaration",
      "\n#Preview(\"A, (b)\", traits: .portrait, .fixedLayout(width: 1, height: 2)) {\n  let x = 1\n  Text(\"}\\(x)\")\n}"
    )
    #expect(text.contains("struct D7PreviewfMu_: SwiftUI._PreviewRegistration"))
    #expect(text.contains("static var name: Swift.String? { \"A, (b)\" }"))
    #expect(text.contains("static var line: Swift.Int { 4 }"))
    #expect(text.contains("[.portrait, .fixedLayout(width: 1, height: 2)]"))
    #expect(text.contains("#sourceLocation(file: \"/a/F.swift\", line: 4)"))
    #expect(text.contains("  let x = 1\n  Text(\"}\\(x)\")\n"))
    #expect(!text.contains("Wrapper"))
  }

  @Test("previewable declarations become members, and lines stay where they were")
  func previewable() throws {
    let text = try expand(
      "PreviewMacro", "declaration",
      """
      #Preview {
        // @Previewable in a comment
        @Previewable @State var a = 1; @Previewable
        @State var b = "}"
        Text(a)
      }
      """)
    #expect(text.contains("     @State var a = 1\n"))
    #expect(text.contains("@State var b = \"}\"\n    var body"))
    #expect(text.contains("\n  // @Previewable in a comment\n"))
    let body = try #require(text.split(separator: "line: 3)\n").last)
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.firstIndex(of: "  Text(a)") == 4)
  }

  @Test(
    "a preview without a closure is told so",
    arguments: ["#Preview(\"x\")", "#Preview", "#Preview {"])
  func noClosure(_ source: String) {
    #expect(throws: ExpansionFailure.self) { try expand("PreviewMacro", "declaration", source) }
  }

  @Test("an entry with a type gets a computed default")
  func typedEntry() throws {
    #expect(
      try expand("EntryMacro", "peer", "@Entry public var gap: CGFloat? = max(1, 2)") == """
        private struct __Key_gap: SwiftUI.EnvironmentKey {
          typealias Value = CGFloat?
          static var defaultValue: Value { max(1, 2) }
        }
        """)
    #expect(
      try expand("EntryMacro", "accessor", "@Entry var gap = 1") == """
        get { self[__Key_gap.self] }
        set { self[__Key_gap.self] = newValue }
        """)
  }

  @Test("an entry without a type stores its default; an optional one needs none")
  func untypedEntry() throws {
    #expect(
      try expand("EntryMacro", "peer", "@Entry var `in` = Action { 1 }").contains(
        "struct __Key_in: SwiftUI.EnvironmentKey {\n  nonisolated(unsafe) static let defaultValue = Action { 1 }"
      ))
    #expect(try expand("EntryMacro", "peer", "@Entry var a: Int?").contains("Value { nil }"))
    #expect(throws: ExpansionFailure.self) { try expand("EntryMacro", "peer", "@Entry var a: Int") }
  }

  @Test(
    "an entry's key suits the values around it",
    arguments: [
      ("extension Transaction {}", "TransactionKey"),
      ("extension ContainerValues {}", "ContainerValueKey"),
      ("extension SwiftUI.FocusedValues {}", "FocusedValueKey"),
    ])
  func entryKinds(_ context: String, _ key: String) throws {
    let text = try Expansion.text(
      for: MacroRequest(
        macro: "EntryMacro", role: "peer", source: "@Entry var a: Int? = nil",
        lexicalContext: [context]))
    #expect(text.contains("SwiftUI.\(key)"))
  }

  @Test("animatable data nests the stored variables and leaves the rest out")
  func animatable() throws {
    let text = try expand(
      "AnimatableMacro", "member",
      """
      @Animatable public struct Shake: View {
        var travel: CGFloat
        var turns = 2.5, size: CGSize = .zero { didSet { print(size) } }
        let fixed = 3
        static var shared = 1.0
        @AnimatableIgnored var count = 1
        @State private var seen = false
        var angle = Angle.degrees(3)
        var body: some View { Text("var x: Int") }
        func f() { var inside = 1 }
      }
      """)
    #expect(
      text == """
        public var animatableData: SwiftUI.AnimatablePair<(CGFloat).AnimatableData, \
        SwiftUI.AnimatablePair<(Swift.Double).AnimatableData, \
        SwiftUI.AnimatablePair<(CGSize).AnimatableData, (Angle).AnimatableData>>> {
          get { SwiftUI.AnimatablePair(travel.animatableData, \
        SwiftUI.AnimatablePair(turns.animatableData, \
        SwiftUI.AnimatablePair(size.animatableData, angle.animatableData))) }
          set {
            travel.animatableData = newValue.first
            turns.animatableData = newValue.second.first
            size.animatableData = newValue.second.second.first
            angle.animatableData = newValue.second.second.second
          }
        }
        """)
  }

  @Test("a variable whose type nobody can tell is named")
  func untold() {
    #expect(throws: ExpansionFailure("@Animatable cannot tell the type of 'x': write it")) {
      try expand("AnimatableMacro", "member", "struct S { var x = make() }")
    }
  }

  @Test(
    "the type of a literal is told from its text",
    arguments: [
      ("1.5", "Swift.Double"), ("-3", "Swift.Int"), ("1e3", "Swift.Double"), ("0x1F", "Swift.Int"),
      ("true", "Swift.Bool"), ("\"a\"", "Swift.String"), ("CGFloat(3)", "CGFloat"),
      ("UnitPoint.center", "UnitPoint"), ("SwiftUI.Angle.zero", "SwiftUI.Angle"), ("a + b", nil),
      ("", nil),
    ] as [(String, String?)])
  func literals(_ value: String, _ type: String?) {
    #expect(LiteralType.of(value) == type)
  }
}
