package import Foundation

/// A folder that shows films side by side: a page that plays from disk, and the same facts as JSON.
package struct Gallery: Codable, Sendable {
  package var schema = 1
  package var title: String
  /// The tool that made it, as in `zoetrope 0.1.0`.
  package var tool: String
  package var entries: [GalleryEntry]

  package init(title: String, tool: String, entries: [GalleryEntry]) {
    self.title = title
    self.tool = tool
    self.entries = entries
  }

  /// Writes `export.json` and `index.html` into a folder that holds the films.
  ///
  /// - Parameter folder: Must exist.
  /// - Throws: A `CocoaError` that names the file.
  package func write(to folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    try data.write(to: folder.appendingPathComponent("export.json"), options: .atomic)
    // The page comes last: where it stands, all that it shows stands too.
    try Data(page(json: String(decoding: data, as: UTF8.self)).utf8)
      .write(to: folder.appendingPathComponent("index.html"), options: .atomic)
  }

  /// The page; needs nothing but the films beside it.
  private func page(json: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="\(Self.escaped(tool))">
    <title>\(Self.escaped(title))</title>
    <style>
    \(GalleryStyle.text)
    </style>
    </head>
    <body>
    \(GalleryMarkup.text)
    <script type="application/json" id="gallery">
    \(json.replacing("<", with: "\\u003c"))
    </script>
    <script>
    \(GalleryScript.clock)
    \(GalleryScript.cards)
    \(GalleryScript.controls)
    </script>
    </body>
    </html>

    """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
