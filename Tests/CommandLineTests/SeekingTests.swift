import Foundation
import Testing

/// A share of what `make prove-seeking` compares.
@Suite("Seeking") struct SeekingTests {
  private static let scene = """
    import SwiftUI
    struct Chain: View {
      @State private var step = 0
      @State private var angle = 0.0
      var body: some View {
        Rectangle().frame(width: 30, height: 10).rotationEffect(.degrees(angle))
          .offset(x: CGFloat(step) * 12 - 24)
          .onAppear { go() }
          .task {
            try? await Task.sleep(for: .milliseconds(130))
            withAnimation(.spring(duration: 0.4, bounce: 0.3)) { angle = 90 }
          }
          .onReceive(Timer.publish(every: 0.21, on: .main, in: .common).autoconnect()) { _ in
            withAnimation(.easeIn(duration: 0.3)) { angle += 20 }
          }
      }
      func go() {
        guard step < 4 else { return }
        withAnimation(.easeInOut(duration: 0.17)) { step += 1 } completion: { go() }
      }
    }
    #Preview { Chain() }

    """

  @Test("a still is the frame of the film, byte for byte")
  func still() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.scene, as: "Scene.swift")
    let flags = ["--size", "100x60", "--scale", "1"]
    let film = try ToolRun(
      ["render", "Scene.swift", "-o", "film/%04d.png", "--duration", "1s"] + flags, in: folder.url)
    #expect(film.status == 0, "\(film.errors)")
    let frames = try folder.contents.filter { $0.hasPrefix("film/") && $0.hasSuffix(".png") }
      .map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
    try #require(frames.count == 60)
    #expect(Set(frames).count > 30)
    for index in [43, 12, 25] {
      let time = "\(Double(index) / 60)s"
      let run = try ToolRun(
        ["still", "Scene.swift", "--at", time, "-o", "still.png"] + flags, in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      let still = try Data(contentsOf: folder.url.appendingPathComponent("still.png"))
      #expect(still == frames[index], "frame \(index)")
    }
  }
}
