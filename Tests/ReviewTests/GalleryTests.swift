import Foundation
import Review
import Testing

@Suite("Gallery") struct GalleryTests {
  private func gallery() -> Gallery {
    let film = GalleryEntry.Film(
      path: "films/like.mp4", poster: "posters/like.png", frames: 60, fps: "60",
      framesPerSecond: 60, durationSeconds: 1, widthPixels: 400, heightPixels: 300, scale: 2,
      ending: "settled", moves: true)
    return Gallery(
      title: "<Motion> & \"more\"", tool: "zoetrope 1.0.0",
      entries: [
        GalleryEntry(scene: "Like", preview: nil, source: "Like.swift:3", film: film),
        GalleryEntry(
          scene: "Bad", preview: nil, source: "Bad.swift",
          problem: .init(status: "crashed", exitCode: 3, message: "</script><b>boom</b>")),
      ])
  }

  private func written(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try gallery().write(to: folder)
    try body(folder)
  }

  @Test("tells programs the same as people")
  func json() throws {
    try written { folder in
      let data = try Data(contentsOf: folder.appendingPathComponent("export.json"))
      let read = try JSONDecoder().decode(Gallery.self, from: data)
      #expect(read.entries == gallery().entries)
      #expect(read.schema == 1)
    }
  }

  @Test("lets no text of a scene become markup")
  func escaping() throws {
    try written { folder in
      let page = try String(
        contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(!page.contains("</script><b>boom"))
      #expect(page.contains("\\u003c/script>\\u003cb>boom"))
      #expect(page.contains("<title>&lt;Motion> &amp; &quot;more&quot;</title>"))
    }
  }

  @Test("needs nothing from elsewhere")
  func selfContained() throws {
    try written { folder in
      let page = try String(
        contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(!page.contains("http:") && !page.contains("https:"))
      #expect(!page.contains("<link") && !page.contains("src=\""))
    }
  }
}
