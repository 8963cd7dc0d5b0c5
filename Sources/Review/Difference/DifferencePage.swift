import Foundation
package import Golden

/// A verification as one page that needs nothing beside it.
///
/// Only what failed is shown with pictures, and so few of them that the page stays under `limit`.
package struct DifferencePage {
  /// Bytes of pictures in a page.
  private static let limit = 16 << 20

  private struct Facts: Encodable {
    let summary: String
    let renderer: String
    let passed: [String]
    let failures: [DifferenceEntry]
  }

  private let report: VerificationReport
  private let entries: [DifferenceEntry]

  /// - Parameter entries: Of the scenes that failed, in the order to be shown.
  package init(_ report: VerificationReport, entries: [DifferenceEntry]) {
    self.report = report
    var entries = entries
    while entries.reduce(0, { $0 + $1.weight }) > Self.limit,
      let heaviest = entries.indices.max(by: { entries[$0].weight < entries[$1].weight }),
      entries[heaviest].shots.count > 1
    {
      entries[heaviest].thin()
    }
    self.entries = entries
  }

  /// The page's text.
  package func html() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let facts = Facts(
      summary: report.summary, renderer: report.renderer,
      passed: report.results.filter(\.passes).map(\.title), failures: entries)
    let json = String(decoding: try encoder.encode(facts), as: UTF8.self)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Golden frames</title>
      <style>
      \(DifferenceStyle.text)
      </style>
      </head>
      <body>
      \(DifferenceMarkup.text)
      <script type="application/json" id="facts">
      \(json.replacing("<", with: "\\u003c"))
      </script>
      <script type="application/json" id="\(VerificationReport.pageElement)">
      \(String(decoding: try report.json(), as: UTF8.self).replacing("<", with: "\\u003c"))
      </script>
      <script>
      \(DifferenceScript.pictures)
      \(DifferenceScript.plots)
      \(DifferenceScript.controls)
      </script>
      </body>
      </html>

      """
  }
}
