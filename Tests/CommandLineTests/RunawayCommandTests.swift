import Foundation
import Testing

@Suite("Scenes without end") struct RunawayCommandTests {
  static let scenes: [(String, String)] = [
    (
      """
      struct Flicker: View {
        var body: some View {
          Rectangle().phaseAnimator([0, 1]) { view, phase in
            view.opacity(phase == 0 ? 1 : 0.5)
          } animation: { _ in nil }
        }
      }
      #Preview { Flicker() }
      """, "at 0 s of scene time: the phase animator of Flicker never ends"
    ),
    (
      """
      struct Echo: View {
        @State private var ping = 0
        @State private var pong = 0
        var body: some View {
          Rectangle()
            .onChange(of: ping) { pong += 1 }
            .onChange(of: pong) { ping += 1 }
            .task {
              try? await Task.sleep(for: .milliseconds(300))
              ping += 1
            }
        }
      }
      #Preview { Echo() }
      """, "at 0.3 s of scene time: onChange in Echo causes itself without end"
    ),
    (
      """
      struct Restless: View {
        var body: some View {
          Rectangle().task {
            try? await Task.sleep(for: .milliseconds(200))
            while true { await Task.yield() }
          }
        }
      }
      #Preview { Restless() }
      """, "at 0.2 s of scene time: the task of Restless does not wait for anything"
    ),
  ]

  @Test("end with 5, the view's name and the scene's time", arguments: scenes)
  func runaway(_ scene: (text: String, words: String)) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("import SwiftUI\n" + scene.text + "\n", as: "Scene.swift")
    let run = try ToolRun(
      ["render", "Scene.swift", "-o", "film.apng", "--duration", "1s"], in: folder.url)
    #expect(run.status == 5)
    #expect(run.errors.contains(scene.words), "\(run.errors)")
    #expect(folder.contents == ["Scene.swift"])
  }
}
