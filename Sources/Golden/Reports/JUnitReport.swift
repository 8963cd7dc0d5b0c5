/// A verification as JUnit XML: one test case for each scene and variant.
package enum JUnitReport {
  package static func xml(_ report: VerificationReport) -> String {
    let failing = report.results.count { !$0.passes && $0.status != .failed }
    let errors = report.count(.failed)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let counts = "tests=\"\(report.results.count)\" failures=\"\(failing)\" errors=\"\(errors)\""
    lines.append("<testsuites \(counts)>")
    lines.append("  <testsuite name=\"zoetrope verify\" \(counts)>")
    for result in report.results { lines += testCase(result) }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func testCase(_ result: VerificationResult) -> [String] {
    let variant = result.variant.isEmpty ? "default" : result.variant
    let head =
      "    <testcase classname=\"\(escaped(result.scene))\" name=\"\(escaped(variant))\""
    guard !result.passes else { return [head + "/>"] }
    let tag = result.status == .failed ? "error" : "failure"
    let lines = result.lines
    let message = lines.dropFirst().prefix(2).map { $0.drop { $0 == " " } }
      .joined(separator: "; ")
    var output = [
      head + ">",
      "      <\(tag) type=\"\(result.status.rawValue)\" message=\"\(escaped(message))\">"
        + escaped(lines.joined(separator: "\n")) + "</\(tag)>",
    ]
    let files = [result.first, result.worst].compactMap { $0 }
      .flatMap { [$0.expected, $0.actual, $0.difference] }.compactMap { $0 }
    if !files.isEmpty {
      // Readers of this convention show the files beside the case.
      let attachments = files.map { "[[ATTACHMENT|\($0)]]" }.joined(separator: "\n")
      output.append("      <system-out>\(escaped(attachments))</system-out>")
    }
    return output + ["    </testcase>"]
  }

  /// Text that is safe in XML; characters that XML cannot hold become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 32 || scalar.value == 0xfffe || scalar.value == 0xffff:
        result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
