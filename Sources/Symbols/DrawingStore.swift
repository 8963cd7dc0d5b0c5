import Synchronization

/// Remembers drawings, so that the same request always shares one set of outlines.
final class DrawingStore: Sendable {
  /// Enough for every symbol of a large scene in several weights.
  private static let capacity = 1024
  private let drawings = Mutex<[SymbolRequest: SymbolDrawing]>([:])
  private let catalogue: SymbolCatalogue

  init(catalogue: SymbolCatalogue) { self.catalogue = catalogue }

  func drawing(for request: SymbolRequest) -> SymbolDrawing? {
    if let known = drawings.withLock({ $0[request] }) { return known }
    guard let drawing = SymbolDrawing(request, catalogue: catalogue) else { return nil }
    return drawings.withLock { known in
      // Another thread may have been first; its outlines are the shared ones.
      if let first = known[request] { return first }
      if known.count >= DrawingStore.capacity { known.removeAll(keepingCapacity: true) }
      known[request] = drawing
      return drawing
    }
  }
}
