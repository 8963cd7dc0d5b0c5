import Synchronization

/// Remembers drawings, so that the same request always shares one set of outlines.
final class DrawingStore: Sendable {
  /// Enough for every symbol of a large scene in several weights.
  private static let capacity = 1024
  private let drawings = Mutex<[SymbolRequest: SymbolDrawing]>([:])
  private let files = Mutex<[String: SymbolFile]>([:])
  private let catalogue: SymbolCatalogue

  init(catalogue: SymbolCatalogue) { self.catalogue = catalogue }

  func add(_ file: SymbolFile, named name: String) {
    files.withLock { $0[name] = file }
    drawings.withLock { $0.removeAll() }
  }
  func isOwn(_ name: String) -> Bool { files.withLock { $0[name] != nil } }
  var ownNames: [String] { files.withLock { $0.keys.sorted() } }

  func drawing(for request: SymbolRequest) -> SymbolDrawing? {
    if let known = drawings.withLock({ $0[request] }) { return known }
    let own = files.withLock { $0[request.name] }
    guard
      let drawing = own?.drawing(for: request) ?? SymbolDrawing(request, catalogue: catalogue)
    else { return nil }
    return drawings.withLock { known in
      // Another thread may have been first; its outlines are the shared ones.
      if let first = known[request] { return first }
      if known.count >= DrawingStore.capacity { known.removeAll(keepingCapacity: true) }
      known[request] = drawing
      return drawing
    }
  }
}
