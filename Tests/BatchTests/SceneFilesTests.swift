import Batch
import Foundation
import Testing

@Suite("SceneFiles") final class SceneFilesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-files-\(UUID().uuidString)")
    for name in [
      "Like.swift", "Toasts/Saved.swift", "Toasts/.hidden.swift", "Toasts/note.txt",
      "Card.scene/Card.swift", "Card.scene/Theme.swift", "Empty/readme.md",
    ] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "import SwiftUI\n".write(to: file, atomically: true, encoding: .utf8)
    }
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @Test("takes each file of a folder as a scene, and a .scene folder as one")
  func many() throws {
    let scenes = try SceneFiles.manyScenes(at: [folder.path])
    #expect(scenes.map(\.name) == ["Card", "Like", "Toasts/Saved"])
    #expect(scenes[0].files.map(\.lastPathComponent) == ["Card.swift", "Theme.swift"])
    #expect(scenes[2].shortName == "Saved")
  }

  @Test("takes all files given for one scene, each once")
  func one() throws {
    let scene = try SceneFiles.oneScene(at: [
      path("Like.swift"), path("Toasts"), path("Like.swift"),
    ])
    #expect(scene.name == "Like")
    #expect(scene.files.map(\.lastPathComponent) == ["Like.swift", "Saved.swift"])
  }

  @Test("names what is not there or no scene")
  func errors() {
    #expect(throws: SceneFilesError.missing(path: "/nowhere.swift")) {
      try SceneFiles.oneScene(at: ["/nowhere.swift"])
    }
    #expect(throws: SceneFilesError.notSwift(path: path("Toasts/note.txt"))) {
      try SceneFiles.manyScenes(at: [path("Toasts/note.txt")])
    }
    #expect(throws: SceneFilesError.folderWithoutScenes(path: path("Empty"))) {
      try SceneFiles.oneScene(at: [path("Empty")])
    }
  }

  @Test("refuses two scenes of one name")
  func names() {
    #expect(
      throws: SceneFilesError.nameTaken(
        name: "Like", paths: [path("Like.swift"), path("Like.swift")])
    ) { try SceneFiles.manyScenes(at: [path("Like.swift"), path("Like.swift")]) }
  }
}
