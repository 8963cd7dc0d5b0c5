import Foundation
import SceneHost
import Testing

@Suite("Compiling scenes") struct CompileTests {
  @Test(
    "SHA-256 agrees with the examples of FIPS 180-4",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func sha(_ text: String, _ digest: String) {
    var hash = SHA256()
    hash.update(text.utf8)
    #expect(hash.finish() == digest)
  }

  private func compiler() throws -> SceneCompiler {
    let folder = URL(fileURLWithPath: "/nowhere")
    return SceneCompiler(
      toolchain: Toolchain(root: folder),
      installation: Installation(modules: folder, macros: folder, moduleMaps: []),
      cache: SceneCache(root: folder), executable: folder)
  }

  @Test("a scene's key follows each text, each name and their order")
  func keys() throws {
    let compiler = try compiler()
    typealias File = SceneSources.File
    let scenes: [[File]] = [
      [File(path: "a", text: "bc")], [File(path: "ab", text: "c")],
      [File(path: "a", text: "bd")], [File(path: "a", text: "b"), File(path: "c", text: "")],
      [File(path: "c", text: ""), File(path: "a", text: "b")],
    ]
    let keys = scenes.map { compiler.cacheKey(SceneSources(files: $0)) }
    #expect(Set(keys).count == keys.count)
    #expect(compiler.cacheKey(SceneSources(files: scenes[0])) == keys[0])
  }

  @Test("a cache entry is found again, and not once it is damaged")
  func cache() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let cache = SceneCache(root: root)
    #expect(cache.library(for: "k") == nil)
    let library = try cache.enter("k") { _, library in try Data("one".utf8).write(to: library) }
    #expect(cache.library(for: "k") == library)
    try Data("two".utf8).write(to: library)
    #expect(cache.library(for: "k") == nil)
    _ = try cache.enter("k") { _, library in try Data("three".utf8).write(to: library) }
    #expect(try Data(contentsOf: try #require(cache.library(for: "k"))) == Data("three".utf8))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("scenes").path)
    #expect(names == ["k"])
  }

  @Test("only errors in the user's files are shown, once, with their notes")
  func diagnostics() {
    let text = """
      dir/A.swift:3:5: warning: never used
      let x = 1
          ^
      dir/A.swift:7:9: error: cannot find 'y' in scope
      print(y)
            ^
      /lib/SwiftUI.swift:1:1: note: declared here
      dir/A.swift:2:1: note: did you mean 'x'?
      let x = 1
          ^
      <unknown>:0: error: unrelated
      dir/A.swift:7:9: error: cannot find 'y' in scope
      """
    #expect(
      CompilerDiagnostics.lines(of: text, sources: ["dir/A.swift"]) == """
        dir/A.swift:7:9: error: cannot find 'y' in scope
        print(y)
              ^
        dir/A.swift:2:1: note: did you mean 'x'?
        let x = 1
            ^
        """)
    #expect(CompilerDiagnostics.lines(of: "ld: no", sources: ["A"]) == "ld: no")
  }

  @Test("views are offered when each of their variables has a value")
  func views() {
    let text = """
      import SwiftUI
      struct Ready: View {
        @State private var on = false
        @Environment(\\.colorScheme) var scheme
        var note: String?
        var body: some View {
          let inside: Int
          Text("")
        }
      }
      struct Needs: View {
        let title: String
        var body: some View { Text(title) }
      }
      struct Bound: View {
        @Binding var on: Bool
        var body: some View { Text("") }
      }
      struct Model: Equatable {}
      private struct Hidden: View { var body: some View { Text("") } }
      struct Generic<T>: View { var body: some View { Text("") } }
      """
    let found = ViewScan.viewsWithoutArguments(
      in: SceneSources(files: [SceneSources.File(path: "p/V.swift", text: text)]))
    #expect(found == [ViewScan.Candidate(name: "Ready", file: "p/V.swift", line: 2)])
    let refused = ViewScan.refused(
      in: "/x/Z.swift:2:10: error: missing argument", file: "/x/Z.swift", of: found)
    #expect(refused == ["Ready"])
  }

  @Test("a view that two branches of a condition declare is offered once")
  func branches() {
    let text = """
      #if A
      struct Twice: View { var body: some View { Text("") } }
      #else
      struct Twice: View { var body: some View { Text("else") } }
      #endif
      """
    let found = ViewScan.viewsWithoutArguments(
      in: SceneSources(files: [SceneSources.File(path: "V.swift", text: text)]))
    #expect(found == [ViewScan.Candidate(name: "Twice", file: "V.swift", line: 2)])
  }

  @Test(
    "of views without previews the one that holds the others is shown, or one that moves",
    arguments: [
      ("struct A: View { }\nstruct B: View { A() }", ["A", "B"], "B"),
      ("struct A: View { }\nstruct B: View { withAnimation }", ["A", "B"], "B"),
      ("struct A: View { B() }\nstruct B: View { withAnimation }", ["A", "B"], "A"),
      ("struct A: View { A() }", ["A"], "A"),
    ])
  func mainView(_ text: String, _ names: [String], _ wanted: String) {
    #expect(ViewScan.mainView(of: names, in: text) == wanted)
  }

  @Test("the compiler asked for comes first, then the one the tool was built with")
  func toolchain() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for name in ["asked/usr", "built", "path"] {
      let bin = root.appendingPathComponent("\(name)/bin")
      try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
      let file = bin.appendingPathComponent("swiftc")
      try Data().write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let built = root.appendingPathComponent("built/lib/swift/linux/libswiftCore.so").path
    let path = root.appendingPathComponent("path/bin").path
    func found(_ environment: [String: String], _ library: String?) throws -> String {
      try Toolchain.find(environment: environment, runtimeLibrary: library).root.path
    }
    let asked = root.appendingPathComponent("asked").path
    #expect(try found(["ZOETROPE_SWIFT": asked, "PATH": path], built) == asked + "/usr")
    #expect(
      try found(["PATH": path], built) == root.appendingPathComponent("built").path)
    #expect(
      try found(["PATH": path], nil)
        == root.appendingPathComponent("path").resolvingSymlinksInPath().path)
    #expect(throws: SceneHostError.compilerMissing(searched: [])) { try found([:], nil) }
  }
}
