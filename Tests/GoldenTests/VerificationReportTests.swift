import FilmSupport
import Foundation
import Golden
import Testing

@Suite("Verification report") struct VerificationReportTests {
  private var changed: VerificationResult {
    var result = VerificationResult(
      key: GoldenKey(scene: "Card.swift", variant: "dark"), status: .changed)
    result.verdicts = [Verdict(.pixels, wanted: "12", found: "3")]
    result.badFrames = [2, 3, 7].map { FrameDifference(frame: $0, timeSeconds: Double($0) / 60) }
    return result
  }

  @Test("survives JSON")
  func json() throws {
    let report = VerificationReport(renderer: "1.0.0", results: [changed])
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(VerificationReport.self, from: data) == report)
  }

  @Test("counts outcomes and passes only when all pass")
  func summary() {
    let passed = VerificationResult(key: GoldenKey(scene: "a"), status: .passed)
    #expect(
      VerificationReport(renderer: "1", results: [passed, changed]).summary == "1 passed, 1 changed"
    )
    #expect(!VerificationReport(renderer: "1", results: [passed, changed]).passes)
    #expect(VerificationReport(renderer: "1", results: [passed]).passes)
  }

  @Test("says what differs, when first, and where")
  func lines() {
    #expect(
      changed.lines == [
        "Card.swift [dark]: changed", "  3 of 12 frames differ",
        "  first at frame 2 (t = 33.3 ms)", "  bad frames: 2–3, 7",
      ])
  }

  @Test("becomes JUnit that XML readers take, whatever the names")
  func junit() throws {
    var odd = changed
    odd.scene = "a<b>&\"c\".swift"
    let passed = VerificationResult(key: GoldenKey(scene: "b"), status: .passed)
    let xml = JUnitReport.xml(VerificationReport(renderer: "1", results: [odd, passed]))
    #expect(xml.contains("tests=\"2\" failures=\"1\" errors=\"0\""))
    #expect(xml.contains("classname=\"a&lt;b&gt;&amp;&quot;c&quot;.swift\" name=\"dark\""))
    #expect(xml.contains("message=\"3 of 12 frames differ; first at frame 2 (t = 33.3 ms)\""))
    #expect(xml.contains("<testcase classname=\"b\" name=\"default\"/>"))
  }
}
