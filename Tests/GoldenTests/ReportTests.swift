import Encoders
import FilmSupport
import Foundation
import Golden
import Testing

@Suite("Reports of a verification") struct ReportTests {
  private func changed(_ scene: String, file: String? = nil) -> VerificationResult {
    var result = VerificationResult(key: GoldenKey(scene: scene), status: .changed)
    result.verdicts = [Verdict(.pixels, wanted: "12", found: "3")]
    result.motion = ["'Like' takes 600 ms instead of 500 ms (20 % slower)"]
    result.frameCount = 12
    result.badFrames = [FrameDifference(frame: 4, timeSeconds: 4.0 / 60)]
    result.film = "abc"
    result.file = file
    return result
  }

  @Test("keep names and words from ending a cell or becoming markup")
  func markdown() {
    let text = MarkdownSummary.text(
      VerificationReport(renderer: "1", results: [changed("a|b*<i>_c_")]))
    let row = text.split(separator: "\n").first { $0.contains("a\\|b") } ?? ""
    // Bars that are no part of a name: one before, between and after four cells.
    #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5)
    #expect(!row.contains("<i>") && row.contains("\\_c\\_"))
    #expect(row.contains("20 % slower") && row.contains("4 of 12, at 67 ms"))
  }

  @Test("write nothing but a headline where all is as recorded")
  func quietMarkdown() {
    let passed = VerificationResult(key: GoldenKey(scene: "a"), status: .passed)
    let text = MarkdownSummary.text(VerificationReport(renderer: "1", results: [passed]))
    #expect(text.contains("1 passed") && !text.contains("|"))
  }

  @Test("are one line each for GitHub, whatever the names")
  func annotations() throws {
    let lines = GitHubAnnotations.lines(
      VerificationReport(
        renderer: "1",
        results: [
          changed("a, b: 5%\nc", file: "Scenes/a,b.swift"),
          VerificationResult(key: GoldenKey(scene: "d"), status: .passed),
        ]))
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(
      line.hasPrefix(
        "::error file=Scenes/a%2Cb.swift,title=a%2C b%3A 5%25%0Ac%3A changed::3 of 12"))
    #expect(!line.contains("\n") && line.contains("(20 %25 slower)"))
  }

  @Test("are read back from JSON, and from a page that holds it")
  func reading() throws {
    let folder = TemporaryFolder()
    var report = VerificationReport(renderer: "1", results: [changed("a </script> b")])
    report.arguments = ["Scenes", "--fps", "30"]
    let json = String(decoding: try report.json(), as: UTF8.self)
    let pages = [
      "r.json": json,
      "r.html": "<p>x</p><script type=\"application/json\" "
        + "id=\"\(VerificationReport.pageElement)\">\n"
        + json.replacing("<", with: "\\u003c") + "</script><script>let a = 1</script>",
    ]
    for (name, text) in pages {
      let file = folder.file(name)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      #expect(try VerificationReport.read(file) == report)
    }
  }

  @Test("are refused where they are something else", arguments: ["", "{}", "<html></html>"])
  func refusal(_ text: String) throws {
    let folder = TemporaryFolder()
    let file = folder.file("r.json")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    #expect(throws: GoldenError.self) { try VerificationReport.read(file) }
  }

  @Test("show so many bad frames of a film, the first among them, and both their pictures")
  func strip() throws {
    let folder = TemporaryFolder()
    let films = try [0, 1].map { (shift: Int) -> String in
      let pictures = FilmFixture.walk(40, size: FilmFixture.size(24, 16)).map {
        shift == 0 ? $0 : FilmFixture.dotted($0, x: 2, y: 3, [9, 9, 9, 255])
      }
      let path = folder.file("film\(shift).apng")
      try FilmFixture.play(pictures, to: try EncoderRegistry.encoder(path: path), hasAlpha: true)
      return path
    }
    let (result, strip) = try FilmComparison.compare(
      expected: films[0], actual: films[1], keptFrames: 6)
    #expect(result.badFrames.count == 40)
    #expect((3...6).contains(strip.pairs.count) && strip.pairs.first?.frame == 0)
    // Evenly spread: steps between neighbours are one and the same.
    let steps = Set(zip(strip.pairs, strip.pairs.dropFirst()).map { $1.frame - $0.frame })
    #expect(steps.count == 1)
    for pair in strip.pairs {
      let (wanted, found) = (try PNG.decode(Data(pair.expected)), try PNG.decode(Data(pair.actual)))
      let differing = zip(wanted.pixels, found.pixels).count { $0 != $1 }
      #expect((1...4).contains(differing))
    }
    #expect(
      try FilmComparison.compare(expected: films[0], actual: films[1]).strip.pairs.isEmpty)
  }
}
