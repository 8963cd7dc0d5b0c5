import Display

/// Filtered pictures of the last frames, for items that only fade, blend or are cut differently.
struct FilterCache {
  struct Key: Equatable {
    let content: DisplayItem.Content
    let filters: [Filter]
    let context: Preparer.Context
    let outer: Preparer.Context
  }
  private struct Entry {
    let key: Key
    let nodes: [Node]
    var lastUse: Int
  }
  private var entries: [Entry] = []
  private var uses = 0

  /// Pictures can be as large as the canvas, so few are kept.
  private static let capacity = 24

  mutating func nodes(for key: Key) -> [Node]? {
    // The context is cheap to compare and mostly differs.
    let match = entries.firstIndex {
      $0.key.context == key.context && $0.key.filters == key.filters && $0.key == key
    }
    guard let match else { return nil }
    uses += 1
    entries[match].lastUse = uses
    return entries[match].nodes
  }

  mutating func keep(_ nodes: [Node], for key: Key) {
    uses += 1
    if entries.count >= Self.capacity,
      let oldest = entries.indices.min(by: { entries[$0].lastUse < entries[$1].lastUse })
    {
      entries.remove(at: oldest)
    }
    entries.append(Entry(key: key, nodes: nodes, lastUse: uses))
  }
}
