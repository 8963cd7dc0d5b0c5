import CHarfBuzz
import Foundation
import Testing

@Suite("CHarfBuzz") struct DoorwayTests {
  @Test("names no other header, so that a scene's compile needs none")
  func header() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let header = root.appendingPathComponent("Sources/CHarfBuzz/include/CHarfBuzz.h")
    let text = try String(contentsOf: header, encoding: .utf8)
    #expect(!text.contains("#include"))
  }

  @Test("opens no font from other bytes", arguments: ["", "not a font", "OTTO\0\u{1}"])
  func badFiles(_ text: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(zt_hb_font_open(file.path, 0) == nil)
    #expect(zt_hb_font_open(file.path + "-none", 0) == nil)
  }
}
