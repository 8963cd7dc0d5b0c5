package import Display
package import Geometry
internal import Synchronization

/// Finds fonts, shapes text and sets it into lines.
///
/// Safe to use from any thread: one at a time is let in.
package final class TextEngine: Sendable {
  private let typesetter: Mutex<Typesetter>

  /// The engine that views of this process draw with.
  ///
  /// It looks first in the folder that the environment variable `ZOETROPE_FONT_DIR` names.
  package static let process = TextEngine(
    fontDirectories: ProcessInfo.processInfo.environment["ZOETROPE_FONT_DIR"].map {
      [URL(fileURLWithPath: $0)]
    } ?? [])

  /// A file that text was drawn with.
  package struct FontFile: Hashable, Sendable {
    package var path: String
    /// FNV-1a, 64 bit, of all bytes, in 16 hexadecimal digits.
    package var hash: String
  }

  /// - Parameter fontDirectories: Looked through before the machine's own font folders.
  package init(fontDirectories: [URL]) {
    typesetter = Mutex(Typesetter(directories: fontDirectories.map(\.path)))
  }

  /// Looks for fonts in one more folder.
  package func addFontDirectory(_ directory: URL) {
    let path = directory.path
    typesetter.withLock { $0.add(directory: path) }
  }

  /// Lays out runs of text; the same question is answered from memory.
  ///
  /// - Parameters:
  ///   - runs: The text; line ends in it begin new paragraphs.
  ///   - style: How the runs become lines.
  ///   - proposedWidth: Points; nil or infinite sets each paragraph in one line.
  ///   - proposedHeight: Points; lines that do not fit are cut, but for the first.
  ///   - displayScale: Pixels per point, more than 0.
  /// - Returns: A layout of size zero for no text.
  package func layout(
    _ runs: [TextRun], style: ParagraphStyle, proposedWidth: CGFloat?, proposedHeight: CGFloat?,
    displayScale: CGFloat
  ) -> TextLayout {
    typesetter.withLock {
      $0.layout(
        runs, style: style, width: max(proposedWidth ?? .infinity, 0),
        height: max(proposedHeight ?? .infinity, 0), displayScale: displayScale)
    }
  }

  /// The measures of a font at its size.
  package func metrics(of font: FontDescription) -> FontMetrics {
    typesetter.withLock { $0.metrics(of: font) }
  }

  /// What could not be drawn as asked, each sentence once, in the order it came up.
  package var warnings: [String] { typesetter.withLock { $0.warnings } }

  /// The files of all faces drawn with so far, in the order of their paths.
  package var fontsUsed: [FontFile] {
    typesetter.withLock { $0.resolver.library.drawnPaths }
      .map { FontFile(path: $0, hash: ContentHash.ofFile(at: $0)) }
  }

  /// Reads the pictures of colour emoji; without one they are left out with a warning.
  package var imageDecoder: (any ImageDecoding)? {
    get { typesetter.withLock { $0.images.decoder } }
    set {
      typesetter.withLock {
        $0.images.decoder = newValue
        $0.forget()
      }
    }
  }
}
