import Foundation
import Testing

@Suite("Help") struct HelpTests {
  private static let pages = [
    "overview", "render", "still", "list", "inspect", "curves", "spec", "sheet", "lint", "record",
    "verify", "approve", "diff", "bisect", "goldens", "export", "merge", "watch", "compare", "mcp",
    "completion", "symbols", "coverage", "formats", "doctor", "cache",
  ]

  private func recorded(_ page: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(
      contentsOf: folder.appendingPathComponent("Help/\(page).txt"), encoding: .utf8)
  }

  @Test("is as recorded in Help, on standard output", arguments: pages)
  func page(_ page: String) throws {
    let words = page == "overview" ? ["--help"] : [page, "--help"]
    let run = try ToolRun(words)
    #expect(run.output == (try recorded(page)))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test("fits a terminal of 80 columns, but for examples to paste", arguments: pages)
  func width(_ page: String) throws {
    let lines = try recorded(page).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("  zoetrope ") })
  }

  @Test("is the same by -h and by the help command")
  func otherWords() throws {
    #expect(try ToolRun(["render", "-h"]).output == recorded("render"))
    #expect(try ToolRun(["help", "render"]).output == recorded("render"))
    #expect(try ToolRun(["help"]).output == recorded("overview"))
  }

  @Test("names each command in the overview")
  func overview() throws {
    let text = try recorded("overview")
    for page in Self.pages.dropFirst() { #expect(text.contains("\n  \(page) ")) }
  }

  @Test("shows the version on standard output")
  func version() throws {
    let run = try ToolRun(["--version"])
    #expect(run.output.wholeMatch(of: #/zoetrope \d+\.\d+\.\d+\n/#) != nil)
    #expect(run.status == 0)
  }
}
