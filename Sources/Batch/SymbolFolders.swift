import Foundation
import Symbols

/// Finds SVG files of symbols.
package enum SymbolFolders {
  /// The texts of all SVG files in folders and below, by name.
  ///
  /// A name that comes again counts as the later one. Files are read once, so that a bad one is
  /// told before anything is drawn.
  package static func texts(in folders: [String]) throws -> [String: String] {
    var texts: [String: String] = [:]
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        throw FilmError.folderMissing(path: folder)
      }
      let walk = FileManager.default.enumerator(atPath: folder)
      for path in (walk?.compactMap { $0 as? String } ?? []).sorted() where path.hasSuffix(".svg") {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(path)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
          throw FilmError.symbolsUnusable(
            path: file.relativePath, line: nil, problem: "it cannot be read as text")
        }
        if let error = fault(of: text) {
          throw FilmError.symbolsUnusable(
            path: file.relativePath, line: error.line, problem: error.problem)
        }
        texts[file.deletingPathExtension().lastPathComponent] = text
      }
    }
    return texts
  }

  /// Why a text is no symbol; nil where it is one.
  private static func fault(of text: String) -> SymbolFileError? {
    do throws(SymbolFileError) {
      _ = try SymbolFile(text)
      return nil
    } catch {
      return error
    }
  }
}
